import { myRankingAnswer, myRankingFilter, pointsRankingAnswer, pointsRankingFilter } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { Ranking } from './ranking.ts';

const base = '/api/v1/ranking';

export function rankingRoutes(ranking: Ranking): Route[] {
  return [
    route(
      {
        method: 'get',
        path: base,
        summary: 'Points ranking',
        tag: 'ranking',
        // A user who opts out disappears with the next request, because no cache stores the answer.
        access: 'everyone',
        query: pointsRankingFilter,
        answer: pointsRankingAnswer,
        answers: 'One page of the ranking',
        isSearch: true,
      },
      async ({ query }) => ranking.page(query),
    ),
    route(
      {
        method: 'get',
        path: `${base}/me`,
        summary: 'My points, level and rank',
        tag: 'ranking',
        access: 'user',
        query: myRankingFilter,
        answer: myRankingAnswer,
      },
      async ({ query, user }) => {
        const mine = await ranking.mine(user.userId, query);
        if (!mine) throw new ApiError('unauthorized', 'Log in first.');
        return mine;
      },
    ),
  ];
}
