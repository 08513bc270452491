import type { SignedIn } from '../../access/actor.ts';

/** Returns whether a user may plan shifts: managers of all of the Games, and publishers of the areas of volunteers. */
export const mayPlanShifts = ({ grants }: Pick<SignedIn, 'grants'>): boolean =>
  grants.some(
    ({ role, scope, scopeId }) =>
      (scope === 'games' && (role === 'admin' || role === 'manager' || role === 'publisher')) ||
      (role === 'publisher' && scope === 'kind' && scopeId === 'volunteer-area'),
  );
