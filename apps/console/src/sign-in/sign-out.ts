import { request } from '../api/request.ts';
import { clearSavedTexts } from '../drafts/saved-text.ts';
import { currentUser, forgetSession } from '../session/session-store.ts';

/**
 * Ends the session and deletes unsaved texts from this device; the sign-in page then opens.
 *
 * @throws RequestError if the session could not be ended: its cookie is still valid, so the user stays logged in
 */
export async function signOut(): Promise<void> {
  if (currentUser()) await request('/api/v1/auth/sign-out', { method: 'POST' });
  forgetSession();
  clearSavedTexts();
}
