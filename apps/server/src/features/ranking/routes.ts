import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import {
  errorAnswer,
  myRankingAnswer,
  myRankingFilter,
  pointsRankingAnswer,
  pointsRankingFilter,
} from '@podium/contract';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import { personal, queryOf } from '../asked.ts';
import type { FeatureKit } from '../kit.ts';
import type { rankingSettings } from './feature.ts';
import { Ranking } from './ranking.ts';

const base = '/api/v1/ranking';

export const rankingAccess: AccessTable = { [`GET ${base}`]: 'everyone', [`GET ${base}/me`]: 'user' };

export function addRanking(app: OpenAPIHono, kit: FeatureKit<typeof rankingSettings>): void {
  const ranking = new Ranking(kit, kit.settings.RANKING_KEPT_MS);
  describeRanking(app);

  // Whoever opts out disappears for everybody at the next request: nothing caches it.
  app.get(base, async (c) => {
    if (c.req.query('query')) kit.countSearch(c);
    return c.json(await ranking.page(queryOf(c, pointsRankingFilter)), 200, personal);
  });

  app.get(`${base}/me`, async (c) => {
    const asking = await kit.actor(c);
    const mine = asking.kind === 'user' ? await ranking.mine(asking.userId, queryOf(c, myRankingFilter)) : undefined;
    if (!mine) throw new ApiError('unauthorized', 'Sign in first.');
    return c.json(mine, 200, personal);
  });
}

function describeRanking(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: base,
    summary: 'Who has how many points, by user name',
    tags: ['ranking'],
    request: { query: pointsRankingFilter },
    responses: {
      200: { description: 'A page of the list', ...json(pointsRankingAnswer) },
      400: { description: 'A parameter cannot be taken', ...json(errorAnswer) },
      429: { description: 'Too many searches from this network', ...json(errorAnswer) },
    },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: `${base}/me`,
    summary: 'My points, my level and where I stand',
    tags: ['ranking'],
    request: { query: myRankingFilter },
    responses: {
      200: { description: 'My line', ...json(myRankingAnswer) },
      401: { description: 'Nobody has signed in', ...json(errorAnswer) },
    },
  });
}
