import type { Grant } from '@podium/contract';
import { rolesOfGrants } from '@podium/contract/staff-roles';
import type { StaffRole } from '@podium/contract/staff-roles';

/** Names of rights that belong to no role: for all of the Games, or for a part that the role is not given for. */
const ofRight = {
  admin: 'administrator',
  manager: 'manager',
  publisher: 'editor',
  referee: 'resultChecker',
  scorer: 'scorer',
} as const satisfies Record<Grant['role'], StaffRole | 'manager'>;

/** The roles of an account, each once, whatever they are for. */
export function roleNames(grants: readonly Grant[]): (StaffRole | 'manager')[] {
  const { roles, rest } = rolesOfGrants(grants);
  return [...new Set([...roles.map(({ role }) => role), ...rest.map(({ role }) => ofRight[role])])];
}
