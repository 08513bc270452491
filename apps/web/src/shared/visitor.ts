import { useSyncExternalStore } from 'react';

/** What every page must know of who uses this device; all else of it is in `shared/user`, loaded where there is somebody. */
export const loginTypes = ['guest', 'user', 'none'] as const;
export type LoginType = (typeof loginTypes)[number];

const USER_KEY = 'podium-user';
const ENABLED_KEY = 'login_enabled';
const CHANGED = 'podium-user';

/** Without storage it lasts as long as the page. */
let unstored: string | null = null;

export function readUserText(): string | null {
  try {
    return localStorage.getItem(USER_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

export function writeUserText(text: string): void {
  try {
    localStorage.setItem(USER_KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Hears of changes made here and in other windows. */
export function onUserChange(listener: () => void): () => void {
  for (const type of ['storage', CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ['storage', CHANGED]) removeEventListener(type, listener);
  };
}

export function keptLoginType(): LoginType {
  try {
    const kept = JSON.parse(readUserText() ?? '') as { loginType?: unknown } | null;
    return loginTypes.find((type) => type === kept?.loginType) ?? 'none';
  } catch {
    return 'none';
  }
}

/** Nobody on the server and before scripts run: a page belongs to all its readers. */
export const useLoginType = () => useSyncExternalStore(onUserChange, keptLoginType, () => 'none' as const);

/** Whether parts of the app ask people to sign in, as the last page from the server said (N13). */
export function isLoginEnabled(): boolean {
  try {
    return localStorage.getItem(ENABLED_KEY) === 'true';
  } catch {
    return false;
  }
}

export function keepLoginEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled !== isLoginEnabled()) localStorage.setItem(ENABLED_KEY, String(isEnabled));
  } catch {
    // Without storage nothing is asked for.
  }
}
