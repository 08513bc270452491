/** Finished lessons of visitors without an account, on their device. */
import { useSyncExternalStore } from 'react';

const KEY = 'podium-courses';
type Progress = Readonly<Record<string, readonly string[]>>;

const none: Progress = {};
let known: { text: string | null; progress: Progress } | undefined;
/** Progress that could not be stored lasts as long as the page. */
let unstored: string | undefined;

function storedText(): string | null {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readProgress(): Progress {
  const text = storedText();
  if (known?.text !== text) known = { text, progress: parseProgress(text) };
  return known.progress;
}

/** Drops whatever is not a list of lessons: `{"aid": ["aid-1"], "x": 3}` is `{ aid: ['aid-1'] }`. */
export function parseProgress(text: string | null): Progress {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return none;
    return Object.fromEntries(
      Object.entries(value).flatMap(([course, lessons]) =>
        Array.isArray(lessons) ? [[course, lessons.filter((one) => typeof one === 'string')]] : [],
      ),
    );
  } catch {
    return none;
  }
}

/** The progress with a lesson marked as finished or not. */
export function withLesson(progress: Progress, course: string, lesson: string, isDone: boolean): Progress {
  const others = (progress[course] ?? []).filter((one) => one !== lesson);
  return { ...progress, [course]: isDone ? [...others, lesson] : others };
}

export function markOnDevice(course: string, lesson: string, isDone: boolean): void {
  const text = JSON.stringify(withLesson(readProgress(), course, lesson, isDone));
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

/** Undefined on the server and before scripts run. */
export const useDeviceProgress = (): Progress | undefined =>
  useSyncExternalStore(onChange, readProgress, () => undefined);
