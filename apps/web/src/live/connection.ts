import { useSyncExternalStore } from 'react';
import { serverNow } from '../platform/server-clock.ts';

/** `reconnecting`: our link has been gone for ten seconds. `offline`: the device says it has no network. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

let state: ConnectionState = 'online';
/** When the link was last known to work, while it does not. */
let lostAt: Date | undefined;
const listeners = new Set<() => void>();

/** From now on nothing is heard of changes: what is shown is a copy of this moment. */
export function loseLink(): void {
  lostAt ??= serverNow();
}

/** How old the copies of this page are. Defined unless online. */
export const linkLostAt = (): Date | undefined => lostAt;

export function setConnection(next: ConnectionState): void {
  if (next === 'online') lostAt = undefined;
  else loseLink();
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
