import type { OwnCoursesAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isRetryable, ReadError } from '../../platform/read-error.ts';
import { retryDelay } from '../../shared/shell/queries/document-query.ts';
import { PRIVATE, askAsUser, privateQuery } from '../../shared/people/user/private-query.ts';
import { useUser } from '../../shared/reader/user-store.ts';
import { updateSavedLessons, savedLessons, useKeptLessons, withLesson, withoutLessons } from './saved-lessons.ts';
import type { SavedLessons } from './saved-lessons.ts';

const path = '/api/v1/me/courses';

export type OwnCourse = OwnCoursesAnswer['items'][number];

interface Progress {
  /** Ids of the finished lessons of a course, on the server and on this device. */
  done: (course: string) => ReadonlySet<string>;
  certificate: (course: string) => OwnCourse['certificate'];
  finish: (course: string, lesson: string) => void;
  /** Undefined before scripts run. */
  isUser: boolean | undefined;
  /** The user's progress could not be loaded. */
  isMissing: boolean;
  reload: () => void;
  /** Lessons of this user are waiting for a connection. */
  isWaiting: boolean;
}

interface Retry {
  failures: number;
  delayMs: number;
}

/** @returns undefined if only a network connection can help, or nothing can */
function retryAfter(last: Retry | undefined, error: unknown): Retry | undefined {
  if (!navigator.onLine || !isRetryable(error)) return undefined;
  const failures = (last?.failures ?? 0) + 1;
  return { failures, delayMs: retryDelay(failures, error) };
}

/**
 * Progress in courses: stored on the device for guests; on the server for users, and on the device until it is sent.
 */
export function useProgress(): Progress {
  const user = useUser();
  const isUser = user && user.loginType === 'user';
  const lessonsOnDevice = useKeptLessons();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...privateQuery<OwnCoursesAnswer>(path), enabled: isUser === true });
  const [isWaiting, setWaiting] = useState(false);

  const [retry, setRetry] = useState<Retry>();

  // Marking a lesson is idempotent, so a failed batch is resent as a whole.
  const send = useCallback(async () => {
    const lessons = savedLessons();
    if (Object.keys(lessons).length === 0) return;
    try {
      await sendLessons(lessons);
      await queryClient.invalidateQueries({ queryKey: [PRIVATE, path] });
      updateSavedLessons((now) => withoutLessons(now, lessons));
      setWaiting(false);
      setRetry(undefined);
    } catch (error) {
      setWaiting(true);
      setRetry((last) => retryAfter(last, error));
    }
  }, [queryClient]);

  useEffect(() => {
    if (!isUser) return undefined;
    const handleOnline = () => void send();
    handleOnline();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [isUser, send]);

  useEffect(() => {
    if (!isUser || !retry) return undefined;
    const timer = setTimeout(() => void send(), retry.delayMs);
    return () => clearTimeout(timer);
  }, [isUser, retry, send]);

  const ownCourses = isUser ? data?.items : undefined;
  return {
    done: (course) => {
      const stored = ownCourses?.find((entry) => entry.course === course)?.done ?? [];
      return new Set([...stored, ...(lessonsOnDevice[course] ?? [])]);
    },
    certificate: (course) => ownCourses?.find((entry) => entry.course === course)?.certificate ?? null,
    finish: (course, lesson) => {
      updateSavedLessons((now) => withLesson(now, course, lesson));
      if (isUser) void send();
    },
    isUser,
    isMissing: isUser === true && !data && isError,
    reload: () => void refetch(),
    isWaiting,
  };
}

/** Sends lessons one after the other. Lessons that have been withdrawn are skipped. */
async function sendLessons(savedLessons: SavedLessons): Promise<void> {
  const lessons = Object.entries(savedLessons).flatMap(([course, ids]) =>
    ids.map((lesson) => [course, lesson] as const),
  );
  for (const [course, lesson] of lessons) {
    try {
      await askAsUser(`${path}/${encodeURIComponent(course)}/lessons/${encodeURIComponent(lesson)}`, { method: 'PUT' });
    } catch (error) {
      if (!(error instanceof ReadError && error.status === 404)) throw error;
    }
  }
}
