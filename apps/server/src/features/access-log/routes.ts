import { accessLogAnswer, accessLogQuery } from '@podium/contract';
import { z } from 'zod';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { accessLogCsv } from './csv.ts';
import { resolvePeriod } from './period.ts';
import { presentAccessLog } from './present.ts';
import { countGroups } from './queries.ts';

export function accessLogRoutes({ pool, program }: FeatureKit): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/v1/access-log',
        summary: 'Request statistics without personal data',
        tag: 'access-log',
        access: { grants: ['manager'] },
        isForWeb: true,
        query: accessLogQuery,
        answer: { media: { 'application/json': accessLogAnswer, 'text/csv': z.string() } },
        answers: 'Sums; groups of fewer than five are omitted',
      },
      async ({ c, query }) => {
        const { timeZone } = program().reference.games;
        const period = resolvePeriod(query, todayIn(timeZone, Date.now()));
        const answer = presentAccessLog(await countGroups(pool, period, query, timeZone), period);
        if (query.format === 'json') return c.json(answer, 200, personal);
        return c.body(accessLogCsv(answer), 200, {
          ...personal,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="access-log-${period.from}-${period.to}.csv"`,
        });
      },
    ),
  ];
}

/** Today's date in a time zone: `2026-10-12`. */
function todayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
