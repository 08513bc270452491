import { languageCode } from '@podium/contract';
import { z } from 'zod';
import { answerPrepared, prepareAnswer } from '../../answers/prepared-answer.ts';
import { route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { buildManifest } from './manifest.ts';

/** `GET /manifest.webmanifest?lang=pt`: the web app manifest, in the language of the page that links to it. */
export const feature = defineFeature({
  name: 'install',
  routes: ({ read }) => [
    route(
      {
        method: 'get',
        path: '/manifest.webmanifest',
        summary: 'Web app manifest: name, icons, shortcuts and share target',
        tag: 'installation',
        access: 'everyone',
        query: z.object({ lang: languageCode.default('en') }),
        answer: { media: { 'application/manifest+json': z.record(z.string(), z.unknown()) } },
        alsoAnswers: { 304: 'Unchanged since the given ETag' },
      },
      async ({ c, query: { lang } }) => {
        // Without Games the app is installed under its own name.
        const games = await read('games', lang, {}).catch(() => undefined);
        return answerPrepared(c, prepareAnswer(JSON.stringify(buildManifest(lang, games))), {
          'content-type': 'application/manifest+json; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        });
      },
    ),
  ],
});
