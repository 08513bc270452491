import { request } from '../../../platform/request.ts';
import { isSignedOut, endDeviceSession } from './leave.ts';
import { enterAsUser, savedUser } from '../../reader/user-store.ts';
import type { SessionAnswer, SessionUser } from '@podium/contract';

let isKnown = false;

/** Returns whether the server has confirmed the user on this page. */
export const isSessionKnown = (): boolean => isKnown;

/** The user whose session began elsewhere in this browser, as in the console; null if there is none or no network. */
export async function readSessionUser(): Promise<SessionUser | null> {
  try {
    return (await request<SessionAnswer>('/api/v1/session')).user;
  } catch {
    return null;
  }
}

/** Fetches the current user and stores the answer; without a session on the server, signs out on the device. */
export async function refreshSession(): Promise<void> {
  try {
    const before = savedUser().loginType;
    const { user } = await request<SessionAnswer>('/api/v1/session');
    // An answer that arrives late does not bring back a user who has logged out.
    if (before === 'user' && savedUser().loginType !== 'user') return;
    isKnown = user !== null;
    if (user) enterAsUser(user);
    else endDeviceSession();
  } catch (error) {
    if (isSignedOut(error)) endDeviceSession();
    else throw error;
  }
}
