import type { Grant, GrantRole } from '@podium/contract';
import type { SignedIn } from '../access/actor.ts';
import type { UnitInfo } from '../read-model/program/program.ts';

type Account = Pick<SignedIn, 'grants'>;

const editors: ReadonlySet<GrantRole> = new Set(['admin', 'manager', 'referee']);
const scorers: ReadonlySet<GrantRole> = new Set([...editors, 'scorer']);

/** Whether a user's rights cover a unit: through the Games, its discipline or its venue. */
export const mayEditUnit = ({ grants }: Account, unit: UnitInfo): boolean =>
  grants.some((grant) => editors.has(grant.role) && isOver(grant, unit));

/** Whether a user may enter what happens in a contest. Scorers may, but what is official is beyond them. */
export const mayScoreUnit = ({ grants }: Account, unit: UnitInfo): boolean =>
  grants.some((grant) => scorers.has(grant.role) && isOver(grant, unit));

function isOver({ scope, scopeId }: Grant, unit: UnitInfo): boolean {
  if (scope === 'games') return true;
  return (scope === 'discipline' && scopeId === unit.disciplineCode) || (scope === 'venue' && scopeId === unit.venueId);
}
