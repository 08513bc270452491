import { z } from 'zod';
import { prepareAnswer, answerPrepared } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { iconSets } from './icon-sets.ts';

/** C06: longer addresses are refused; clients split their requests. */
const maxCharacters = 500;

/** The format that icon components read: https://iconify.design/docs/types/iconify-json.html. */
const iconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string(), width: z.number(), height: z.number() })),
  not_found: z.array(z.string()).optional(),
});

function iconRoutes(): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/icons/{set}.json',
        pattern: '/api/icons/:file{[a-z]+\\.json}',
        summary: 'Drawings of icons by name',
        description:
          'Sets: `podium` (the signs of the app) and `sports` (pictograms by discipline key). Addresses have at most 500 characters.',
        tag: 'icons',
        access: 'everyone',
        params: z.object({ set: z.enum(['podium', 'sports']) }),
        query: z.object({
          icons: z.string().regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/, 'expected comma-separated names'),
        }),
        parsesItself: true,
        answer: { media: { 'application/json': iconSet } },
        alsoAnswers: { 304: 'Unchanged since the given ETag' },
        errors: { badRequest: 'Invalid or too many names', notFound: 'Unknown set' },
        isForAnyOrigin: true,
      },
      async ({ c }) => {
        const { pathname, search } = new URL(c.req.url);
        if (pathname.length + search.length > maxCharacters)
          throw new ApiError('badRequest', `The address is longer than ${maxCharacters} characters. Ask in parts.`);
        const prefix = (c.req.param('file') ?? '').slice(0, -'.json'.length);
        const set = (await iconSets()).get(prefix);
        if (!set) throw new ApiError('notFound', `There is no icon set ${prefix}.`);
        const names = parseNames(c.req.query('icons') ?? '');
        const drawings = names.flatMap((name) => {
          const icon = set.get(name);
          return icon ? [[name, icon] as const] : [];
        });
        const missing = names.filter((name) => !set.has(name));
        const answer = iconSet.parse({
          prefix,
          icons: Object.fromEntries(drawings),
          ...(missing.length > 0 ? { not_found: missing } : {}),
        });
        return answerPrepared(c, prepareAnswer(JSON.stringify(answer)), {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'public, max-age=86400',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
      },
    ),
  ];
}

/** Sorted, so that the same icons give the same answer. @throws ApiError 400 */
function parseNames(text: string): string[] {
  if (!/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/u.test(text))
    throw new ApiError('badRequest', 'Name the icons in the parameter icons, separated by commas.', {
      fields: [{ field: 'icons', message: 'expected comma-separated names' }],
    });
  return [...new Set(text.split(','))].sort();
}

export const feature = defineFeature({ name: 'icons', routes: iconRoutes });
