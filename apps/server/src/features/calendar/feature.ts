import { canonicalKey } from '@podium/disciplines';
import { calendarFilter, languageCode } from '@podium/contract';
import type { CalendarFilter } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { answerPrepared } from '../../answers/prepared-answer.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { ownLocation } from '../../ground/own-location.ts';
import { defineFeature } from '../kit.ts';
import { followsOf, rightsNow } from '../account-services.ts';
import type { FeatureKit } from '../kit.ts';
import { isToken, tokenTime, userOfToken } from './personal.ts';
import { personalRoutes } from './personal-routes.ts';
import { CalendarFiles } from './calendar-files.ts';
import type { Telling } from './calendar-files.ts';

const options = z.object({
  lang: languageCode.default('en'),
  veil: z.literal('1').optional(),
  results: z.literal('on').optional(),
});

/** An address for readers who hide results tells none, whatever else it asks for. */
const telling = ({ veil, results }: z.output<typeof options>): Telling => ({
  isVeiled: veil !== undefined,
  hasResults: results !== undefined && veil === undefined,
});

function refuse(error: z.ZodError, field = ''): never {
  throw new ApiError(
    'badRequest',
    'A calendar is named medals, or unit-, discipline-, delegation- or participant- followed by an id.',
    { fields: error.issues.map(({ path, message }) => ({ field: path.join('.') || field, message })) },
  );
}

/** @throws ApiError 400 if one of the options is invalid */
function parseOptions(c: Context): z.output<typeof options> {
  const parsed = options.safeParse({
    lang: c.req.query('lang') || undefined,
    veil: c.req.query('veil') || undefined,
    results: c.req.query('results') || undefined,
  });
  return parsed.success ? parsed.data : refuse(parsed.error);
}

const fileHeaders = (name: string, language: string): Record<string, string> => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
  'content-language': language,
});

function calendarRoutes(kit: FeatureKit): Route[] {
  const { program, publicUrl, pool, use } = kit;
  const files = new CalendarFiles(publicUrl);
  /** Answers the calendar of a user by its token; shared caches must not store it. */
  const answerPersonal = async (c: Context, token: string): Promise<Response> => {
    const asked = parseOptions(c);
    const { lang } = asked;
    const userId = await userOfToken(pool, token);
    // The calendar address of a locked account is not found.
    if (userId === undefined || !(await use(rightsNow)(userId)))
      throw new ApiError('notFound', 'There is no such calendar.');
    const file = files.followed(program(), lang, await use(followsOf)(userId), telling(asked));
    return answerPrepared(c, file, { ...fileHeaders('podium.ics', lang), 'cache-control': 'private, no-cache' });
  };
  return [
    route(
      {
        method: 'get',
        path: '/calendar/{filter}.ics',
        pattern: '/calendar/:file{[^/]+\\.ics}',
        summary: 'Calendar of one item, a discipline, a delegation, a participant or all medal events (RFC 5545)',
        description:
          'A token in place of the filter gives the calendar of everything its user follows. Results are told only with `results=on`.',
        tag: 'calendar',
        access: 'everyone',
        params: z.object({ filter: calendarFilter }),
        query: options,
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
        const named = calendarFilter.safeParse(name);
        if (!named.success && isToken(name)) return answerPersonal(c, name);
        const filter = named.success ? named.data : refuse(named.error, 'filter');
        const asked = parseOptions(c);
        const { lang } = asked;
        const moved = movedTo(filter);
        if (moved !== filter) return c.redirect(ownLocation(`/calendar/${moved}.ics${new URL(c.req.url).search}`), 301);
        const file = files.file(program(), lang, filter, telling(asked));
        if (!file) throw new ApiError('notFound', `There is no calendar of ${filter}.`);
        return answerPrepared(c, file, {
          ...fileHeaders(fileName(filter), lang),
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'ETag',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=60, stale-if-error=300',
        });
      },
    ),
    ...personalRoutes(kit),
  ];
}

export const feature = defineFeature({
  name: 'calendar',
  routes: calendarRoutes,
  ownData: async (personId, { pool }) => {
    const issuedAt = await tokenTime(pool, personId);
    return issuedAt === undefined ? undefined : { createdAt: new Date(issuedAt).toISOString() };
  },
});

/** Redirects the calendar of `crd`, a code of the feed, permanently to `cyc`. */
const movedTo = (filter: CalendarFilter): string =>
  filter.replace(/^discipline-(.+)$/, (_, key: string) => `discipline-${canonicalKey(key)}`);

/** Contains only letters, digits and dashes, which are safe in every header and file system. */
function fileName(filter: string): string {
  return `podium-${filter.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}.ics`;
}
