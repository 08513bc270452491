import { useSyncExternalStore } from 'react';

/**
 * The facts about this device's user that every page needs. The rest is in `shared/people/user`, which is loaded only
 * after a login.
 */
export type LoginType = 'guest' | 'user' | 'none';

export const USER_KEY = 'podium-user';
/** Whether the app has a login (N13). */
export const LOGIN_ENABLED_KEY = 'login_enabled';
/** Values that could not be stored; they last as long as the page. */
export const unstored: { user?: string } = {};

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As of the last page from the server. */
export const isLoginEnabled = (): boolean => stored(LOGIN_ENABLED_KEY) === 'true';

export const userText = (): string | null => unstored.user ?? stored(USER_KEY);

/** Read without parsing the whole JSON: quotes inside its strings are escaped, so the pattern cannot match there. */
export const savedLoginType = (): LoginType =>
  (/"loginType":"(guest|user)"/u.exec(userText() ?? '')?.[1] ?? 'none') as LoginType;

/** Also reports changes made in this window, like the `storage` event does for other windows. */
export function onUserChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** `none` on the server and before scripts run: the server renders the same page for all readers. */
export const useLoginType = () => useSyncExternalStore(onUserChange, savedLoginType, () => 'none' as const);
