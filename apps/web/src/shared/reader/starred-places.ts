import { useSyncExternalStore } from 'react';

const placeKinds = ['stop', 'place', 'venue'] as const;

export interface StarredPlace {
  kind: (typeof placeKinds)[number];
  /** Id of a stop in the timetable, a published place or a venue. */
  id: string;
}

/**
 * Starred places stay on the device and, unlike follows, are not stored in the account: they reveal where a user sleeps
 * and waits for the bus.
 */
const STORAGE_KEY = 'podium-places';
/** Starred stops of earlier versions: ids. */
const STOPS_KEY = 'podium-stops';
const MAX_STARRED = 20;

const noPlaces: readonly StarredPlace[] = [];
let starred: readonly StarredPlace[] | undefined;
const listeners = new Set<() => void>();

/** Parses stored places, or stop ids of earlier versions; skips invalid entries. */
export function parseStarred(text: string | null): readonly StarredPlace[] {
  if (text === null) return noPlaces;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return noPlaces;
    const places = stored.flatMap((one: unknown): StarredPlace[] => {
      const { kind, id } = (typeof one === 'string' ? { kind: 'stop', id: one } : (one ?? {})) as Partial<StarredPlace>;
      return typeof id === 'string' && id !== '' && placeKinds.some((known) => known === kind)
        ? [{ kind: kind!, id }]
        : [];
    });
    return [...new Map(places.map((place) => [keyOf(place), place])).values()].slice(0, MAX_STARRED);
  } catch {
    return noPlaces;
  }
}

export const keyOf = ({ kind, id }: StarredPlace): string => `${kind} ${id}`;

function currentPlaces(): readonly StarredPlace[] {
  if (starred) return starred;
  try {
    starred = parseStarred(localStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STOPS_KEY));
  } catch {
    starred = noPlaces;
  }
  return starred;
}

export function toggleStarred(place: StarredPlace): void {
  const others = currentPlaces().filter((one) => keyOf(one) !== keyOf(place));
  starred = others.length < currentPlaces().length ? others : [...others, place].slice(-MAX_STARRED);
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

/** In the order of starring; empty on the server. */
export function useStarredPlaces(): readonly StarredPlace[] {
  return useSyncExternalStore(subscribe, currentPlaces, () => noPlaces);
}
