import { boardsQuery } from '@podium/contract';
import type { BoardsQuery } from '@podium/contract';
import { languageFromText } from '@podium/i18n';
import { z } from 'zod';
import { answerPrepared, prepareAnswer } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { pictureSource } from '../../ground/picture-source.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { gamesLook } from '../games-look.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { boardsPage } from './boards-page.ts';

/** The screen of a hall: boards in turn. Its address lists them, so the server stores nothing. */
function boardRoutes(kit: FeatureKit): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/board',
        summary: 'Boards of a screen in a hall, one after the other (HTML)',
        description: 'See “Screens at a venue” in `docs/embedding.md`.',
        tag: 'widgets',
        access: 'everyone',
        parsesItself: true,
        query: boardsQuery,
        answer: { media: { 'text/html': z.string() } },
        alsoAnswers: { 304: 'Unchanged since the given ETag' },
        errors: { badRequest: 'A board that does not exist, or too many' },
      },
      async ({ c }) => {
        const query = parseQuery(c.req.query());
        const [games, look] = await Promise.all([kit.read('games', query.lang, {}), kit.use(gamesLook)(query.lang)]);
        if (!games) throw new ApiError('notFound', 'There are no Games yet.');
        const { text, styleHash } = await boardsPage(query, { games, look });
        return answerPrepared(c, prepareAnswer(text), {
          'content-type': 'text/html; charset=utf-8',
          'content-language': query.lang,
          'cache-control': 'public, max-age=2, stale-if-error=300',
          'x-robots-tag': 'noindex',
          'content-security-policy': policy(styleHash, kit.pictureStore),
        });
      },
    ),
  ];
}

/** The language is given by two or three letters in any case. */
function parseQuery({ lang, ...params }: Record<string, string>): BoardsQuery {
  const parsed = boardsQuery.safeParse({ ...params, ...(lang && { lang: languageFromText(lang) ?? lang }) });
  if (parsed.success) return parsed.data;
  throw new ApiError('badRequest', 'The boards of this address do not exist. Make the address in the console.', {
    fields: parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  });
}

const policy = (styleHash: string, pictureStore: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    `img-src 'self'${pictureSource(pictureStore)}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

export const feature = defineFeature({ name: 'boards', routes: boardRoutes });
