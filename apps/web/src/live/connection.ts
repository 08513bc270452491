import { useSyncExternalStore } from 'react';
import { pageFacts } from '../platform/facts.ts';
import { serverNow } from '../platform/server-clock.ts';

/** `reconnecting`: our link has been gone for ten seconds. `offline`: the device says it has no network. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

let state: ConnectionState = 'online';
/** When the link was last known to work, while it does not. */
let lostAt: Date | undefined;
const OUTAGE_KEY = 'podium-outage';

/** Remembers, also beyond this page, that there was a time without the server. */
function noteOutage(): void {
  try {
    localStorage.setItem(OUTAGE_KEY, '1');
  } catch {
    // Then only this page knows.
  }
}

/** @returns whether there was a time without the server since this was last asked */
export function takeOutage(): boolean {
  try {
    const had = localStorage.getItem(OUTAGE_KEY) !== null;
    localStorage.removeItem(OUTAGE_KEY);
    return had;
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();

/** Whether the link has ever worked on this page. */
let hasWorked = false;
/** The page shows cached copies. */
let hasCopies = false;

/** From now on no changes arrive: the page shows a copy of this moment, or of its own time if it was cached. */
export function markLinkLost(): void {
  lostAt ??= hasWorked ? serverNow() : new Date(Math.min(Date.parse(pageFacts().now), serverNow().getTime()));
}

/** Records that a cached document is shown. @param madeAt time at the Games when the server built it */
export function showCopy(madeAt: Date): void {
  hasCopies = true;
  lostAt = lostAt && lostAt < madeAt ? lostAt : madeAt;
  setConnection(navigator.onLine ? 'reconnecting' : 'offline');
}

/** @returns whether the page shows cached copies, which must be refetched now that the connection works */
export function takeCopies(): boolean {
  const had = hasCopies;
  hasCopies = false;
  return had;
}

/** How old the copies of this page are. Defined unless online. */
export const linkLostAt = (): Date | undefined => lostAt;

export function setConnection(next: ConnectionState): void {
  if (next === 'online') {
    lostAt = undefined;
    hasWorked = true;
  } else {
    markLinkLost();
    noteOutage();
  }
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => 'online',
  );
}
