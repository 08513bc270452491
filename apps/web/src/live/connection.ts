import { useSyncExternalStore } from 'react';
import { setServerReachable } from '../platform/chunk-reload.ts';
import { isShell, pageFacts } from '../platform/facts.ts';
import { serverNow } from '../platform/server-clock.ts';

/**
 * `reconnecting`: our connection has been lost for ten seconds. `offline`: the device reports that it has no network.
 */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

let state: ConnectionState = 'online';
/** Time at which the connection last worked; undefined while it works. */
let disconnectedAt: Date | undefined;
const OUTAGE_KEY = 'podium-outage';

/** Records, beyond this page, that the server was unreachable. */
function recordOutage(): void {
  try {
    localStorage.setItem(OUTAGE_KEY, '1');
  } catch {
    // Without storage only this page knows about the outage.
  }
}

/** @returns whether the server was unreachable since the last call */
export function consumeOutage(): boolean {
  try {
    const hadOutage = localStorage.getItem(OUTAGE_KEY) !== null;
    localStorage.removeItem(OUTAGE_KEY);
    return hadOutage;
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();

/** True if the connection has ever worked on this page. */
let hasConnected = false;
/** The page shows cached copies. */
let hasCopies = false;

/**
 * Records that no changes arrive from now on: the page shows data as of now, or as of its own time if it was cached.
 */
export function markDisconnected(): void {
  // The offline shell has no data of its own; its copies report their age.
  disconnectedAt ??=
    hasConnected || isShell(pageFacts())
      ? serverNow()
      : new Date(Math.min(Date.parse(pageFacts().now), serverNow().getTime()));
}

/** Records that a cached document is shown. @param madeAt time at the Games when the server built it */
export function showCopy(madeAt: Date): void {
  hasCopies = true;
  disconnectedAt = disconnectedAt && disconnectedAt < madeAt ? disconnectedAt : madeAt;
  setConnection(navigator.onLine ? 'reconnecting' : 'offline');
}

/** @returns whether the page shows cached copies, which must be refetched now that the connection works */
export function consumeCopies(): boolean {
  const hadCopies = hasCopies;
  hasCopies = false;
  return hadCopies;
}

/** Time of the data on this page. Defined unless online. */
export const linkLostAt = (): Date | undefined => disconnectedAt;

export function setConnection(next: ConnectionState): void {
  setServerReachable(next === 'online');
  if (next === 'online') {
    disconnectedAt = undefined;
    hasConnected = true;
  } else {
    markDisconnected();
    recordOutage();
  }
  if (next === state) return;
  state = next;
  // Contests that were live when the connection was lost must not look live (`styles/offline.css`).
  document.documentElement.classList.toggle('is-disconnected', next !== 'online');
  for (const listener of listeners) listener();
}

const CHECK_MS = 5000;

/**
 * Calls the listener when the server can be reached again, and from time to time while it can.
 * @returns a function that unsubscribes
 */
export function onReconnect(listener: () => void): () => void {
  const handleChange = (): void => {
    if (state === 'online') listener();
  };
  listeners.add(handleChange);
  // The connection may have returned before the listener was added, or have been lost and found within its patience.
  const timer = setInterval(handleChange, CHECK_MS);
  return () => {
    clearInterval(timer);
    listeners.delete(handleChange);
  };
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
