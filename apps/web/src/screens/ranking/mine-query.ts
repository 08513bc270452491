import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privateQuery } from '../../shared/people/user/private-query.ts';
import { minePath } from './state.ts';
import type { MyRankingAnswer } from '@podium/contract';
import type { RankingSearch } from './search.ts';

/** The user's own position, kept in memory no longer than the session. */
export const mineQuery = (search: RankingSearch) =>
  queryOptions({ ...privateQuery<MyRankingAnswer>(minePath(search)), placeholderData: keepPreviousData });
