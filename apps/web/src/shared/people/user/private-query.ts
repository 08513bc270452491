import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/request.ts';
import { retryDelay, shouldRetry } from '../../shell/queries/document-query.ts';
import { isSignedOut, endDeviceSession } from './leave.ts';
import type { RequestOptions } from '../../../platform/request.ts';

/** Prefix of query keys for personal answers, kept in memory no longer than the session. */
export const PRIVATE = 'private';

/** Sends a request as the signed-in user; if the server no longer has the session, signs out here too. */
export async function askAsUser<T>(path: string, asked?: RequestOptions): Promise<T> {
  return untilSignedOut(request<T>(path, asked));
}

export async function untilSignedOut<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isSignedOut(error)) endDeviceSession();
    throw error;
  }
}

/** Query for personal data. It runs only in the browser, below `SignedIn`. */
export function privateQuery<T>(path: string) {
  return queryOptions({
    queryKey: [PRIVATE, path] as const,
    queryFn: ({ signal }) => askAsUser<T>(path, { signal }),
    networkMode: 'always',
    retry: (failures, error) => navigator.onLine && shouldRetry(failures, error),
    retryDelay,
    staleTime: 30_000,
  });
}
