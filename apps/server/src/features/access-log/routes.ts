import type { OpenAPIHono } from '@hono/zod-openapi';
import { accessLogAnswer, accessLogQuery, errorAnswer } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { readOnly } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { accessLogCsv } from './csv.ts';
import { periodOf } from './period.ts';
import { presentAccessLog } from './present.ts';
import { countGroups } from './queries.ts';

export const accessLogPath = '/api/v1/access-log';

export function addAccessLog(app: OpenAPIHono, { pool, programme }: FeatureKit): void {
  describe(app);
  app.get(accessLogPath, async (c) => {
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
    const asked = accessLogQuery.safeParse(Object.fromEntries(given));
    if (!asked.success)
      throw new ApiError('badRequest', 'A parameter cannot be used.', {
        fields: asked.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
      });
    const { timeZone } = programme().reference.games;
    const period = periodOf(asked.data, todayIn(timeZone, Date.now()));
    const answer = presentAccessLog(await countGroups(pool, period, asked.data, timeZone), period);
    const headers = { 'cache-control': 'no-store' };
    if (asked.data.format === 'json') return c.json(answer, 200, headers);
    return c.body(accessLogCsv(answer), 200, {
      ...headers,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="access-log-${period.from}-${period.to}.csv"`,
    });
  });
  readOnly(app, accessLogPath);
}

/** Today's date in a time zone: `2026-10-12`. */
function todayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

function describe(app: OpenAPIHono): void {
  const json = { 'application/json': { schema: errorAnswer } };
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: accessLogPath,
    summary: 'How often what was answered, without anything of those who asked: for managers',
    tags: ['access-log'],
    request: { query: accessLogQuery },
    responses: {
      200: {
        description: 'Sums; groups of fewer than five are not told',
        content: { 'application/json': { schema: accessLogAnswer }, 'text/csv': { schema: z.string() } },
      },
      400: { description: 'A parameter is wrong', content: json },
      401: { description: 'Nobody has signed in', content: json },
      403: { description: 'This is for managers', content: json },
    },
  });
}
