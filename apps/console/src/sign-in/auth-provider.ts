import type { AuthProvider } from 'react-admin';
import { request } from '../api/request.ts';
import { clearSavedTexts } from '../items/saved-text.ts';
import { currentUser, forgetSession, refreshSession } from './session-store.ts';

/**
 * Sign-in with the cookie session of the web app; the sign-in page itself sends the request, because of the second
 * step.
 */
export const authProvider: AuthProvider = {
  login: async () => Promise.resolve(),
  /** @throws RequestError if the session could not be ended: its cookie is still valid, so the user stays logged in */
  async logout() {
    if (currentUser()) await request('/api/v1/auth/sign-out', { method: 'POST' });
    forgetSession();
    clearSavedTexts();
    return '/login';
  },
  async checkAuth() {
    // If the session cannot be checked, the sign-in page opens and reports the error.
    const user = currentUser() ?? (await refreshSession().catch(() => null));
    // Without a message, because the sign-in page needs none.
    if (!user)
      throw Object.assign(new Error('Sign in first.'), { message: false, logoutUser: false, redirectTo: '/login' });
  },
  // An expired session is renewed in place, so that no text is lost.
  checkError: async () => Promise.resolve(),
  async getIdentity() {
    const user = currentUser();
    return Promise.resolve({ id: user?.id ?? '', fullName: user?.username ?? '' });
  },
  getPermissions: async () => Promise.resolve(currentUser()?.grants ?? []),
};
