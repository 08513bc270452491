import { request } from '../../../platform/request.ts';
import { loadInBackground } from '../../../platform/chunk-reload.ts';
import { ReadError } from '../../../platform/read-error.ts';
import { clearSession } from '../../../platform/session.ts';
import { dropDeviceChoices } from '../../reader/device-choices.ts';
import { clearSyncedFollows } from './follow-sync.ts';
import { clearPrivateStorage } from '../../reader/private-storage.ts';
import { switchToVisitor } from '../../reader/user-store.ts';

/** The server has no session for this device; a wrong password within a session is a different error. */
export const isSignedOut = (error: unknown): boolean => error instanceof ReadError && error.code === 'unauthorized';

/** Logs the user out on this device. Data loaded for them is removed with the screens that showed it (`SignedIn`). */
export function endDeviceSession(): void {
  void clearSession();
  clearSyncedFollows();
  clearPrivateStorage();
  // The server has just answered, so the chunk can be loaded. A failure is ignored: the worker sends what is queued only in
  // a session of the same user.
  loadInBackground(async () => (await import('../../reader/forget-queued.ts')).forgetQueued()).catch(() => undefined);
  dropDeviceChoices();
  switchToVisitor();
}

/**
 * Ends the session on the server too; a guest has none.
 * @param leavePage leaves pages that require a user, before the user is logged out
 * @throws if the server cannot be reached: the session then continues
 */
export async function logOut(loginType: 'guest' | 'user', leavePage: () => Promise<void>): Promise<void> {
  if (loginType === 'user') {
    await request('/api/v1/auth/sign-out', { method: 'POST' }).catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
  }
  await leavePage();
  endDeviceSession();
}
