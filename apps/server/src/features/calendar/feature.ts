import { ourKey } from '@podium/disciplines';
import { calendarFilter, languageCode } from '@podium/contract';
import type { CalendarFilter } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { answerPrepared } from '../../answers/prepared-answer.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { CalendarFiles } from './calendar-files.ts';

const request = z.object({ filter: calendarFilter, lang: languageCode.default('en'), veil: z.literal('1').optional() });

function calendarRoutes({ programme, publicUrl }: FeatureKit): Route[] {
  const files = new CalendarFiles(publicUrl);
  return [
    route(
      {
        method: 'get',
        path: '/calendar/{filter}.ics',
        pattern: '/calendar/:file{[^/]+\\.ics}',
        summary: 'Calendar of one item, a discipline, a delegation, a participant or all medal events (RFC 5545)',
        tag: 'calendar',
        access: 'everyone',
        params: request.pick({ filter: true }),
        query: request.pick({ lang: true, veil: true }),
        parsesItself: true,
        answer: { media: { 'text/calendar': z.string() } },
        alsoAnswers: {
          301: 'The discipline was given as a feed code; redirects to its canonical address',
          304: 'Unchanged since the given ETag',
        },
        errors: {
          badRequest: 'Unsupported calendar type',
          notFound: 'Subject not found',
        },
        isForAnyOrigin: true,
      },
      async ({ c }) => {
        const name = (c.req.param('file') ?? '').slice(0, -'.ics'.length);
        const parsed = request.safeParse({
          filter: name,
          lang: c.req.query('lang') || undefined,
          veil: c.req.query('veil') || undefined,
        });
        if (!parsed.success)
          throw new ApiError(
            'badRequest',
            'A calendar is named medals, or unit-, discipline-, delegation- or participant- followed by an id.',
            { fields: parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })) },
          );
        const { filter, lang, veil } = parsed.data;
        const moved = movedTo(filter);
        if (moved !== filter) return c.redirect(`/calendar/${moved}.ics${new URL(c.req.url).search}`, 301);
        const file = files.file(programme(), lang, filter, { isVeiled: veil !== undefined });
        if (!file) throw new ApiError('notFound', `There is no calendar of ${filter}.`);
        return answerPrepared(c, file, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${fileName(filter)}"`,
          'content-language': lang,
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'ETag',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=60, stale-if-error=300',
        });
      },
    ),
  ];
}

export const feature = defineFeature({ name: 'calendar', routes: calendarRoutes });

/** Redirects the calendar of `crd`, a code of the feed, to `cyc`, permanently. */
const movedTo = (filter: CalendarFilter): string =>
  filter.replace(/^discipline-(.+)$/, (_, key: string) => `discipline-${ourKey(key)}`);

/** Nothing but letters, digits and dashes: safe in every header and on every disk. */
function fileName(filter: string): string {
  return `podium-${filter.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}.ics`;
}
