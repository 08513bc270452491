import { useSyncExternalStore } from 'react';
import { currentFollows } from '../../reader/follows.ts';
import type { Follow } from '../../reader/follows.ts';

const STORAGE_KEY = 'podium-first-star';

export interface FirstStar extends Follow {
  name: string;
}

let shown: FirstStar | undefined;
const listeners = new Set<() => void>();

/** Explains following once per device, after the first star. */
export function showFirstStar(star: FirstStar): void {
  if (currentFollows().length !== 1 || wasTold()) return;
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Without storage the sheet would open for every first star of a visit.
    return;
  }
  set(star);
}

export const dismissFirstStar = (): void => set(undefined);

export const useFirstStar = (): FirstStar | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );

function set(star: FirstStar | undefined): void {
  shown = star;
  for (const listener of listeners) listener();
}

function wasTold(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}
