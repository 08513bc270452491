import type { Grant, GrantRole } from '@podium/contract';
import type { SignedIn } from '../access/actor.ts';
import type { UnitInfo } from '../read-model/program/program.ts';

type Account = Pick<SignedIn, 'grants'>;

const editors: ReadonlySet<GrantRole> = new Set(['admin', 'manager', 'referee']);
const scorers: ReadonlySet<GrantRole> = new Set([...editors, 'scorer']);

/** Returns whether a user's rights cover a unit: through the Games, its discipline or its venue. */
export const mayEditUnit = ({ grants }: Account, unit: UnitInfo): boolean =>
  grants.some((grant) => editors.has(grant.role) && isOver(grant, unit));

/** Returns whether a user may enter what happens in a contest. Scorers may, but what is official is beyond them. */
export const mayScoreUnit = ({ grants }: Account, unit: UnitInfo): boolean =>
  grants.some((grant) => scorers.has(grant.role) && isOver(grant, unit));

const arrangers: ReadonlySet<GrantRole> = new Set(['admin', 'manager']);

/** Returns whether a user may add, change or remove an item of the schedule: through the Games, its sport or its venue. */
export const mayArrangeItem = (
  { grants }: Account,
  { discipline, venue }: { discipline: string | null; venue: string | null },
): boolean =>
  grants.some(
    (grant) =>
      arrangers.has(grant.role) &&
      isOver(grant, { disciplineCode: discipline ?? undefined, venueId: venue ?? undefined }),
  );

function isOver({ scope, scopeId }: Grant, unit: Pick<UnitInfo, 'disciplineCode' | 'venueId'>): boolean {
  if (scope === 'games') return true;
  return (scope === 'discipline' && scopeId === unit.disciplineCode) || (scope === 'venue' && scopeId === unit.venueId);
}
