import { feedbackAnswer, feedbackQuery, feedbackRequest, sentimentsAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { formatCsv } from '../csv.ts';
import { addSuggestion, countSentiments, listSuggestions, readOwnSuggestions } from './suggestions.ts';
import type { SuggestionFilter } from './suggestions.ts';

const path = '/api/v1/feedback';
const csvPage = 1000;

const managers = { tag: 'feedback', access: { grants: ['manager'] } } as const;

function feedbackRoutes({ pool, limit, program }: FeatureKit): Route[] {
  const soon = limit({ name: 'feedback', points: 3, seconds: 600 });
  const daily = limit({ name: 'feedback day', points: 10, seconds: 86_400 });
  const filterFrom = (query: Omit<SuggestionFilter, 'timeZone'>): SuggestionFilter => ({
    ...query,
    timeZone: program().reference.games.timeZone,
  });

  return [
    route(
      {
        method: 'post',
        path,
        summary: 'Send a rating of the app and suggestions',
        tag: 'feedback',
        access: 'user',
        body: feedbackRequest,
        isRepeatable: true,
        answer: nothing,
        status: 201,
        answers: 'Stored by this request or by an earlier attempt',
        errors: { tooManyRequests: 'Too much feedback from this user' },
      },
      async ({ body, user: { userId } }) => {
        const { rows } = await pool.query('select 1 from feedback.suggestions where id = $1', [body.id]);
        // A repeated request, whose first answer was lost, does not add a second suggestion.
        if (rows.length === 0) {
          await soon.take(userId);
          await daily.take(userId);
          await addSuggestion(pool, userId, body);
        }
        return {};
      },
    ),
    route(
      {
        ...managers,
        method: 'get',
        path,
        summary: 'Suggestions, newest first',
        query: feedbackQuery,
        answer: { media: { 'application/json': feedbackAnswer, 'text/csv': z.string() } },
        answers: 'One page as JSON, or all of them as CSV',
      },
      async ({ c, query }) => {
        const filter = filterFrom(query);
        if (query.format === 'csv') return answerCsv(c, pool, filter);
        return c.json(await listSuggestions(pool, filter, query), 200, personal);
      },
    ),
    route(
      {
        ...managers,
        method: 'get',
        path: `${path}/sentiments`,
        isForWeb: true,
        summary: 'Number of ratings by sentiment',
        query: feedbackQuery,
        answer: sentimentsAnswer,
      },
      async ({ query }) => countSentiments(pool, filterFrom(query)),
    ),
  ];
}

async function answerCsv(c: Context, pool: FeatureKit['pool'], filter: SuggestionFilter): Promise<Response> {
  const rows: string[][] = [['at', 'sentiment', 'user type', 'suggestion']];
  for (let page = 1; ; page++) {
    const { items } = await listSuggestions(pool, filter, { page, pageSize: csvPage });
    rows.push(...items.map(({ at, sentiment, userType, suggestion }) => [at, sentiment, userType, suggestion]));
    if (items.length < csvPage) break;
  }
  return c.body(formatCsv(rows), 200, {
    ...personal,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="podium-feedback.csv"',
  });
}

export const feature = defineFeature({
  name: 'feedback',
  routes: feedbackRoutes,
  ownData: async (personId, { pool }) => readOwnSuggestions(pool, personId),
});
