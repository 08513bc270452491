import type { OpenAPIHono } from '@hono/zod-openapi';
import { ourKey } from '@podium/disciplines';
import { calendarFilter, errorAnswer, languageCode } from '@podium/contract';
import type { CalendarFilter } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { answerPrepared } from '../../answers/prepared-answer.ts';
import { defineFeature, readOnly } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { CalendarFiles } from './calendar-files.ts';

const path = '/calendar/:file{[^/]+\\.ics}';
const request = z.object({ filter: calendarFilter, lang: languageCode.default('en') });

function addCalendar(app: OpenAPIHono, { programme, publicUrl }: FeatureKit): void {
  const files = new CalendarFiles(publicUrl);
  describe(app);
  app.get(path, async (c) => {
    const name = c.req.param('file').slice(0, -'.ics'.length);
    const asked = request.safeParse({ filter: name, lang: c.req.query('lang') || undefined });
    if (!asked.success)
      throw new ApiError(
        'badRequest',
        'A calendar is of unit-, discipline-, delegation-, participant- and an id, or medals.',
        {
          fields: asked.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
        },
      );
    const { filter, lang } = asked.data;
    const moved = movedTo(filter);
    if (moved !== filter) return c.redirect(`/calendar/${moved}.ics${new URL(c.req.url).search}`, 301);
    const file = files.file(programme(), lang, filter);
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
  });
  readOnly(app, path);
}

export const feature = defineFeature({
  name: 'calendar',
  access: { [`GET ${path}`]: 'everyone' },
  routes: addCalendar,
});

/** Whoever took the calendar of `crd` is sent on to that of `cyc`, for good. */
const movedTo = (filter: CalendarFilter): string =>
  filter.replace(/^discipline-(.+)$/, (_, key: string) => `discipline-${ourKey(key)}`);

/** Nothing but letters, digits and dashes: safe in every header and on every disk. */
function fileName(filter: string): string {
  return `podium-${filter.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}.ics`;
}

function describe(app: OpenAPIHono): void {
  const json = { 'application/json': { schema: errorAnswer } };
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/calendar/{filter}.ics',
    summary: 'A calendar file: one item, a discipline, a delegation, a participant or all medal events',
    tags: ['calendar'],
    request: { params: request.pick({ filter: true }), query: request.pick({ lang: true }) },
    responses: {
      200: { description: 'The calendar (RFC 5545)', content: { 'text/calendar': { schema: z.string() } } },
      301: { description: 'That of the discipline that has this code of the feed' },
      304: { description: 'Unchanged since the ETag given' },
      400: { description: 'No such kind of calendar', content: json },
      404: { description: 'There is no such thing', content: json },
    },
  });
}
