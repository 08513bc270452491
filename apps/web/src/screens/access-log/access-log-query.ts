import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from '../../shared/shell/queries/document-query.ts';
import { ReadError } from '../../platform/read-error.ts';
import { request } from '../../platform/request.ts';
import { accessLogPath, hasRange } from './state.ts';
import type { AccessLogAnswer } from '@podium/contract';
import type { AccessLogSearch } from './search.ts';

const common = {
  // Offline, it fails immediately and the screen shows the error.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (failures: number, error: unknown) => navigator.onLine && shouldRetry(failures, error),
  retryDelay,
  // Private data does not stay in memory after the page is left.
  gcTime: 0,
} as const;

/** Runs only in the browser, so that server-rendered pages contain no statistics. */
export function accessLogQuery(search: AccessLogSearch) {
  const path = accessLogPath(search);
  return queryOptions({
    ...common,
    queryKey: ['private', path] as const,
    queryFn: ({ signal }) => request<AccessLogAnswer>(path, { signal }),
    enabled: typeof window !== 'undefined' && hasRange(search),
    placeholderData: keepPreviousData,
  });
}

export interface SentimentsAnswer {
  items: { sentiment: 'happy' | 'neutral' | 'sad'; count: number; percentage: number }[];
  total: number;
}

/** Feedback for the same days; undefined if feedback is disabled. */
export function sentimentsQuery({ from, to }: Pick<AccessLogAnswer, 'from' | 'to'>) {
  const path = `/api/v1/feedback/sentiments?from=${from}&to=${to}`;
  return queryOptions({
    ...common,
    queryKey: ['private', path] as const,
    queryFn: async ({ signal }): Promise<SentimentsAnswer | null> => {
      try {
        return await request<SentimentsAnswer>(path, { signal });
      } catch (error) {
        if (error instanceof ReadError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
