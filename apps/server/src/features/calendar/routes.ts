import type { OpenAPIHono } from '@hono/zod-openapi';
import { calendarFilter, errorAnswer, languageCode } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { entityTag, isKnown } from '../../read-model/entity-tag.ts';
import { encodingFor } from '../../read-model/compress.ts';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';
import { CalendarFiles } from './calendar-files.ts';

export interface CalendarOptions {
  snapshot: () => Snapshot | undefined;
  publicUrl: string;
}

const path = '/calendar/:file{[^/]+\\.ics}';
const request = z.object({ filter: calendarFilter, lang: languageCode.default('en') });

export function addCalendar(app: OpenAPIHono, { snapshot, publicUrl }: CalendarOptions): void {
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
    const games = snapshot();
    if (!games) throw new ApiError('unavailable', 'The Games are not read yet; try again soon.');
    const { filter, lang } = asked.data;
    const file = await files.file(games, lang, filter);
    if (!file) throw new ApiError('notFound', `There is no calendar of ${filter}.`);
    const encoding = encodingFor(c.req.header('accept-encoding')) === 'identity' ? 'identity' : 'gzip';
    const etag = entityTag(file.hash, encoding);
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(filter)}"`,
      'content-language': lang,
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=60, stale-if-error=300',
      ...(encoding === 'gzip' ? { 'content-encoding': 'gzip' } : {}),
    };
    if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304, headers);
    return c.body(new Uint8Array(file.bytes[encoding]), 200, headers);
  });
  app.all(path, (c) => {
    throw new ApiError('methodNotAllowed', `${c.req.method} is not possible here.`, {
      headers: { allow: 'GET, HEAD' },
    });
  });
}

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
      304: { description: 'Unchanged since the ETag given' },
      400: { description: 'No such kind of calendar', content: json },
      404: { description: 'There is no such thing', content: json },
    },
  });
}
