import { useSyncExternalStore } from 'react';
import { onUserChange } from './visitor.ts';

/** Choices for this device, as classes that the document has before its first paint. */
export type DeviceClass = 'saves-data' | 'shows-debug';

export const isChosen = (name: DeviceClass): boolean => document.documentElement.classList.contains(name);

/** Not on the server and before scripts run: a page belongs to all its readers. */
export const useChosen = (name: DeviceClass): boolean =>
  useSyncExternalStore(
    onUserChange,
    () => isChosen(name),
    () => false,
  );
