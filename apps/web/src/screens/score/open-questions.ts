import { useEffect, useSyncExternalStore } from 'react';

/** Marks that wait for an answer of the scorer, in all lines of the page. */
let openCount = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  openCount += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenQuestions = (): number =>
  useSyncExternalStore(
    subscribe,
    () => openCount,
    () => 0,
  );

/** Counts a question of a line while it is open. */
export function useOpenQuestion(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
