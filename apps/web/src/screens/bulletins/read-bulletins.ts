/** The bulletins that were opened on this device. */
import { useSyncExternalStore } from 'react';

const KEY = 'podium-bulletins-read';
const noIds: readonly string[] = [];
let parsedIds: { text: string | null; ids: readonly string[] } | undefined;
/** Ids that could not be stored; they last as long as the page. */
let unstored: string | undefined;

function storedText(): string | null {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readIds(): readonly string[] {
  const text = storedText();
  if (parsedIds?.text !== text) parsedIds = { text, ids: parseIds(text) };
  return parsedIds.ids;
}

/** @returns an empty list if the text is not a list of texts */
function parseIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : noIds;
  } catch {
    return noIds;
  }
}

export function markRead(ids: readonly string[]): void {
  const allIds = new Set([...readIds(), ...ids]);
  if (allIds.size === readIds().length) return;
  const text = JSON.stringify([...allIds]);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Undefined on the server and before scripts run, when the device's storage is unknown. */
export const useReadBulletins = (): readonly string[] | undefined =>
  useSyncExternalStore(onChange, readIds, () => undefined);
