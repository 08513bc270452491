import { useSyncExternalStore } from 'react';

/** `reconnecting`: our link has been gone for ten seconds. `offline`: the device says it has no network. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

let state: ConnectionState = 'online';
const listeners = new Set<() => void>();

export function setConnection(next: ConnectionState): void {
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
