import { useSyncExternalStore } from 'react';
import { removeOwn, saveOwn, readOwn } from '../../shared/people/user/own-store.ts';
import { PRIVATE_KEY } from '../../shared/reader/private-storage.ts';
import { USER_KEY } from '../../shared/reader/visitor.ts';

/**
 * Lessons finished on this device that the server has not stored: all lessons of a guest, and a user's until they are
 * sent.
 */
export type SavedLessons = Readonly<Record<string, readonly string[]>>;

const NAME = 'lessons';
const MAX_LESSONS = 500;
const noLessons: SavedLessons = {};

/** Parses stored lessons by course; invalid data is ignored. */
export function lessonsIn(stored: unknown): SavedLessons {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return noLessons;
  const entries = Object.entries(stored).flatMap(([course, lessons]) => {
    if (!Array.isArray(lessons)) return [];
    const ids = lessons.filter((id): id is string => typeof id === 'string' && id !== '');
    return ids.length > 0 ? [[course, [...new Set(ids)].slice(0, MAX_LESSONS)] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const withLesson = (lessons: SavedLessons, course: string, lesson: string): SavedLessons => ({
  ...lessons,
  [course]: [...new Set([...(lessons[course] ?? []), lesson])],
});

/** Removes lessons that were sent; lessons added in the meantime remain. */
export const withoutLessons = (lessons: SavedLessons, sent: SavedLessons): SavedLessons =>
  lessonsIn(
    Object.fromEntries(
      Object.entries(lessons).map(([course, lessons]) => [
        course,
        lessons.filter((lesson) => !sent[course]?.includes(lesson)),
      ]),
    ),
  );

let cachedLessons: SavedLessons | undefined;
const listeners = new Set<() => void>();

export const savedLessons = (): SavedLessons => (cachedLessons ??= lessonsIn(readOwn(NAME)));

export function updateSavedLessons(change: (lessons: SavedLessons) => SavedLessons): void {
  cachedLessons = change(savedLessons());
  if (Object.keys(cachedLessons).length > 0) saveOwn(NAME, cachedLessons);
  else removeOwn(NAME);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    // While nothing is subscribed, logging out may clear the storage unnoticed.
    cachedLessons = undefined;
  };
}

function handleStorage({ key }: StorageEvent): void {
  // Logging in or out is reported as a change of the user, after the storage was cleared.
  if (key !== null && key !== PRIVATE_KEY + NAME && key !== USER_KEY) return;
  cachedLessons = undefined;
  for (const listener of listeners) listener();
}

export const useKeptLessons = (): SavedLessons => useSyncExternalStore(subscribe, savedLessons, () => noLessons);
