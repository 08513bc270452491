import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/request.ts';
import { retryDelay, shouldRetry } from '../../shared/shell/queries/document-query.ts';
import { listPath } from './state.ts';
import type { PointsRankingAnswer } from '@podium/contract';
import type { RankingSearch } from './search.ts';

/** The current list, not part of any server-rendered page: a user who opts out disappears with the next request. */
export function rankingQuery(search: RankingSearch) {
  const path = listPath(search);
  return queryOptions({
    queryKey: ['ranking', path] as const,
    queryFn: async ({ signal }) => request<PointsRankingAnswer>(path, { signal }),
    networkMode: 'always',
    retry: (failures, error) => typeof window !== 'undefined' && navigator.onLine && shouldRetry(failures, error),
    retryDelay,
    staleTime: 10_000,
  });
}
