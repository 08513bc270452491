import type { SessionAnswer, SessionUser } from '@podium/contract';
import { useSyncExternalStore } from 'react';
import { request } from '../api/request.ts';

/** Undefined before the server has responded, null while no user is signed in. */
let user: SessionUser | null | undefined;
const listeners = new Set<() => void>();

function setUser(next: SessionUser | null): void {
  user = next;
  for (const listener of listeners) listener();
}

export async function refreshSession(): Promise<SessionUser | null> {
  const session = await request<SessionAnswer>('/api/v1/session');
  setUser(session.user);
  return session.user;
}

export const forgetSession = (): void => setUser(null);
export const currentUser = (): SessionUser | null | undefined => user;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useUser = (): SessionUser | null | undefined => useSyncExternalStore(subscribe, currentUser);
