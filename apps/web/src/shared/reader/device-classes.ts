import { useSyncExternalStore } from 'react';
import { onUserChange } from './visitor.ts';

/** Choices for this device, set as classes on the document before its first paint. */
export type DeviceClass = 'saves-data' | 'shows-debug';

export const isChosen = (name: DeviceClass): boolean => document.documentElement.classList.contains(name);

/** False on the server and before scripts run: the server renders the same page for all readers. */
export const useChosen = (name: DeviceClass): boolean =>
  useSyncExternalStore(
    onUserChange,
    () => isChosen(name),
    () => false,
  );
