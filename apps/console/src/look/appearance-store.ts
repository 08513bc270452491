import { useMediaQuery } from '@mui/material';
import { useSyncExternalStore } from 'react';

export type Appearance = 'light' | 'dark';

const storageKey = 'podium-console-appearance';
const isAppearance = (value: unknown): value is Appearance => value === 'light' || value === 'dark';

function savedAppearance(): Appearance | undefined {
  const saved = localStorage.getItem(storageKey);
  return isAppearance(saved) ? saved : undefined;
}

let chosen = savedAppearance();
const listeners = new Set<() => void>();

/** Keeps the choice on this device; without one, the console follows the device's setting. */
export function chooseAppearance(appearance: Appearance | undefined): void {
  chosen = appearance;
  if (appearance) localStorage.setItem(storageKey, appearance);
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenAppearance = (): Appearance | undefined => useSyncExternalStore(subscribe, () => chosen);

/** The user's choice, otherwise the device's setting. */
export function useAppearance(): Appearance {
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return useChosenAppearance() ?? (isDeviceDark ? 'dark' : 'light');
}
