import type { UserState } from '../../reader/user-state.ts';

const staffTypes: ReadonlySet<string> = new Set(['admin', 'manager', 'staff']);

/** Returns whether the signed-in user works for the Games. This only saves requests: the server decides. */
export function isStaff(user: UserState | undefined): boolean {
  if (user?.loginType !== 'user' || !user.userData || !('grants' in user.userData)) return false;
  return staffTypes.has(user.userData.type) || user.userData.grants.length > 0;
}
