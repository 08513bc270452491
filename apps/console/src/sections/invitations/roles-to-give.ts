import type { Grant } from '@podium/contract';
import { coversGrant, grantsOfRole, scopesOfRole, staffRoleNames } from '@podium/contract/staff-roles';
import type { StaffRole } from '@podium/contract/staff-roles';

/** Roles that a user may give for some part: those that their own rights for one of these parts include. */
export const rolesToGive = (held: readonly Grant[]): StaffRole[] =>
  staffRoleNames.filter((role) =>
    scopesOfRole(role).some((scope) => {
      const own = held.filter((grant) => grant.scope === scope).map(({ scopeId }) => scopeId);
      // A right over all of the Games covers any part.
      return [...own, scope === 'games' ? null : 'any'].some((scopeId) =>
        grantsOfRole(role, { scope, scopeId }).every((grant) => coversGrant(held, grant)),
      );
    }),
  );
