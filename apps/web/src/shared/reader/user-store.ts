import { useSyncExternalStore } from 'react';
import { USER_KEY, onUserChange, unstored, userText } from './visitor.ts';
import { asGuest, asVisitor, asUser, parseUser } from './user-state.ts';
import type { SessionUser } from '@podium/contract';
import type { UserState } from './user-state.ts';

let read: { text: string | null; user: UserState } | undefined;

/** The user of this device; the same object as long as nothing changes. */
export function savedUser(): UserState {
  const text = userText();
  if (!read || read.text !== text) read = { text, user: parseUser(text) };
  return read.user;
}

function keep(user: UserState): void {
  const text = JSON.stringify(user);
  try {
    localStorage.setItem(USER_KEY, text);
    delete unstored.user;
  } catch {
    unstored.user = text;
  }
  dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));
}

export function changeUser(
  change: Pick<Partial<UserState>, 'preferredTimezone' | 'language' | 'hasWatchedSecureSport'>,
): void {
  keep({ ...savedUser(), ...change });
}

export const enterAsGuest = (label: string): void => keep(asGuest(savedUser(), label));

export const enterAsUser = (user: SessionUser): void => keep(asUser(savedUser(), user));

export const switchToVisitor = (): void => keep(asVisitor(savedUser()));

/** Undefined on the server and before scripts run, when the user is unknown. */
export function useUser(): UserState | undefined {
  return useSyncExternalStore(onUserChange, savedUser, () => undefined);
}
