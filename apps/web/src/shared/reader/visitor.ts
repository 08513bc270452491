import { useSyncExternalStore } from 'react';
import { pageFacts } from '../../platform/facts.ts';

/**
 * The facts about this device's user that every page needs. The rest is in `shared/people/user`, which is loaded only
 * after a login.
 */
export type LoginType = 'guest' | 'user' | 'none';

export const USER_KEY = 'podium-user';
/** Values that could not be stored; they last as long as the page. */
export const unstored: { user?: string } = {};

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether pages may require signing in (N13): by the server's setting, or by `login_enabled` of this device. */
export const isLoginEnabled = (): boolean => pageFacts().isLoginEnabled || readStored('login_enabled') === 'true';

export const userText = (): string | null => unstored.user ?? readStored(USER_KEY);

/** Read without parsing the whole JSON: quotes inside its strings are escaped, so the pattern cannot match there. */
export const savedLoginType = (): LoginType =>
  (/"loginType":"(guest|user)"/u.exec(userText() ?? '')?.[1] ?? 'none') as LoginType;

/** Also reports changes made in this window, like the `storage` event does for other windows. */
export function onUserChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The server's setting on the server and before scripts run. */
const useLoginEnabled = () => useSyncExternalStore(onUserChange, isLoginEnabled, () => pageFacts().isLoginEnabled);

/** The user for whom a menu is built. */
export function useMenuReader() {
  return {
    platform: pageFacts().platform,
    isLoginEnabled: useLoginEnabled(),
    loginType: useLoginType(),
  };
}

/** `none` on the server and before scripts run: the server renders the same page for all readers. */
export const useLoginType = () => useSyncExternalStore(onUserChange, savedLoginType, () => 'none' as const);
