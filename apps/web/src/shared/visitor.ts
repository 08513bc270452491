import { useSyncExternalStore } from 'react';

/** What every page must know about the user of this device; the rest is in `shared/user`, loaded only if there is a user. */
export type LoginType = 'guest' | 'user' | 'none';

export const USER_KEY = 'podium-user';
/** Whether parts of the app ask people to sign in (N13). */
export const LOGIN_ENABLED_KEY = 'login_enabled';
/** What could not be stored lasts as long as the page. */
export const unstored: { user?: string } = {};

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As the last page from the server said. */
export const isLoginEnabled = (): boolean => stored(LOGIN_ENABLED_KEY) === 'true';

export const userText = (): string | null => unstored.user ?? stored(USER_KEY);

/** Read without unpacking the whole: within a text of it the quotes would be marked. */
export const savedLoginType = (): LoginType =>
  (/"loginType":"(guest|user)"/u.exec(userText() ?? '')?.[1] ?? 'none') as LoginType;

/** Also notifies of changes made in this window, like those of other windows. */
export function onUserChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Nobody on the server and before scripts run: a page belongs to all its readers. */
export const useLoginType = () => useSyncExternalStore(onUserChange, savedLoginType, () => 'none' as const);
