import type { OpenAPIHono } from '@hono/zod-openapi';
import { feedbackAnswer, feedbackQuery, feedbackRequest, sentimentsAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { bodyOf, personal, queryOf } from '../asked.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { csvOf } from '../csv.ts';
import { addSuggestion, countSentiments, listSuggestions, suggestionsOf } from './suggestions.ts';
import type { Wanted } from './suggestions.ts';

const path = '/api/v1/feedback';
const csvPage = 1000;

function addFeedback(app: OpenAPIHono, { pool, actor, limit, programme }: FeatureKit): void {
  describe(app);
  const soon = limit({ name: 'feedback', points: 3, seconds: 600 });
  const daily = limit({ name: 'feedback day', points: 10, seconds: 86_400 });

  app.post(path, async (c) => {
    const asker = await actor(c);
    if (asker.kind === 'visitor') throw new ApiError('unauthorized', 'Sign in first.');
    const request = await bodyOf(c, feedbackRequest);
    const { rows } = await pool.query('select 1 from feedback.suggestions where id = $1', [request.id]);
    // What was sent once and not heard back is no second one.
    if (rows.length === 0) {
      await soon.take(asker.userId);
      await daily.take(asker.userId);
      await addSuggestion(pool, asker.userId, request);
    }
    return c.json({}, 201, personal);
  });

  const wantedOf = (query: Omit<Wanted, 'timeZone'>): Wanted => ({
    ...query,
    timeZone: programme().reference.games.timeZone,
  });

  app.get(path, async (c) => {
    const query = queryOf(c, feedbackQuery);
    const wanted = wantedOf(query);
    if (query.format === 'csv') return answerCsv(c, pool, wanted);
    return c.json(await listSuggestions(pool, wanted, query), 200, personal);
  });

  app.get(`${path}/sentiments`, async (c) =>
    c.json(await countSentiments(pool, wantedOf(queryOf(c, feedbackQuery))), 200, personal),
  );
}

async function answerCsv(c: Context, pool: FeatureKit['pool'], wanted: Wanted): Promise<Response> {
  const rows: string[][] = [['at', 'sentiment', 'user type', 'suggestion']];
  for (let page = 1; ; page++) {
    const { items } = await listSuggestions(pool, wanted, { page, pageSize: csvPage });
    rows.push(...items.map(({ at, sentiment, userType, suggestion }) => [at, sentiment, userType, suggestion]));
    if (items.length < csvPage) break;
  }
  return c.body(csvOf(rows), 200, {
    ...personal,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="podium-feedback.csv"',
  });
}

export const feature = defineFeature({
  name: 'feedback',
  access: {
    [`POST ${path}`]: 'user',
    [`GET ${path}`]: { grants: ['manager'] },
    [`GET ${path}/sentiments`]: { grants: ['manager'] },
  },
  routes: addFeedback,
  ownData: async (personId, { pool }) => suggestionsOf(pool, personId),
});

function describe(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'How somebody feels about the app, and what they suggest',
    tags: ['feedback'],
    request: { body: json(feedbackRequest) },
    responses: { 201: { description: 'Taken, also where it was sent before', ...json(z.object({})) } },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary: 'What people suggest, newest first; for managers',
    tags: ['feedback'],
    request: { query: feedbackQuery },
    responses: { 200: { description: 'A page of it', ...json(feedbackAnswer) } },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: `${path}/sentiments`,
    summary: 'How people feel about the app, counted; for managers',
    tags: ['feedback'],
    request: { query: feedbackQuery.pick({ from: true, to: true }) },
    responses: { 200: { description: 'Each feeling', ...json(sentimentsAnswer) } },
  });
}
