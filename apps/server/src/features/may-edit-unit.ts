import type { SignedIn } from '../access/actor.ts';
import type { UnitInfo } from '../read-model/program/program.ts';

/** Whether a user's rights cover a unit: through the Games, its discipline or its venue. */
export function mayEditUnit({ grants }: Pick<SignedIn, 'grants'>, unit: UnitInfo): boolean {
  return grants.some(({ role, scope, scopeId }) => {
    if (role !== 'admin' && role !== 'manager' && role !== 'referee') return false;
    if (scope === 'games') return true;
    return (
      (scope === 'discipline' && scopeId === unit.disciplineCode) || (scope === 'venue' && scopeId === unit.venueId)
    );
  });
}
