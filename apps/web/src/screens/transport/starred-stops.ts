import { useSyncExternalStore } from 'react';

/** Starred stops stay on the device for privacy: they reveal where a user waits for the bus. */
const STORAGE_KEY = 'podium-stops';
const MAX_STARRED = 20;

const noStops: readonly string[] = [];
let starred: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Parses stored ids; invalid data is ignored. */
export function parseStarred(text: string | null): readonly string[] {
  if (text === null) return noStops;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return noStops;
    const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '');
    return [...new Set(ids)].slice(0, MAX_STARRED);
  } catch {
    return noStops;
  }
}

function current(): readonly string[] {
  if (starred) return starred;
  try {
    starred = parseStarred(localStorage.getItem(STORAGE_KEY));
  } catch {
    starred = noStops;
  }
  return starred;
}

export function toggleStarred(id: string): void {
  const isStarred = current().includes(id);
  starred = isStarred ? current().filter((stopId) => stopId !== id) : [...current(), id].slice(-MAX_STARRED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(starred));
  } catch {
    // Without storage the stars last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleOtherTab);
  };
}

function handleOtherTab({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_KEY) return;
  starred = undefined;
  for (const listener of listeners) listener();
}

/** Ids in the order of starring; empty on the server. */
export function useStarredStops(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => noStops);
}
