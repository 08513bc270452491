import { useSyncExternalStore } from 'react';

/** A message that appears for a few seconds at the bottom of the page. */
export interface Notice {
  key: number;
  text: string;
  type: 'success' | 'warning' | 'error';
  /** Address of the page that undoes the act. */
  undo?: string | undefined;
}

let waiting: readonly Notice[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function setWaiting(next: readonly Notice[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a message once those before it have disappeared. */
export function notify(text: string, { type, undo }: Pick<Notice, 'type' | 'undo'>): void {
  lastKey += 1;
  setWaiting([...waiting, { key: lastKey, text, type, undo }]);
}

/** Removes a message; the next one then appears. */
export function removeNotice(key: number): void {
  setWaiting(waiting.filter((notice) => notice.key !== key));
}

/** @returns the message to show, or undefined */
export const currentNotice = (): Notice | undefined => waiting[0];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentNotice = (): Notice | undefined => useSyncExternalStore(subscribe, currentNotice);
