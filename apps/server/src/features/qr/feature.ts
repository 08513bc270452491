import { qrKeysAnswer, scanAnswer, scanRequest } from '@podium/contract';
import { languageFromText, pathCodec } from '@podium/i18n';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { offer } from '../service.ts';
import { cardSigning } from '../signed-card.ts';
import { signCards } from './card-signing.ts';
import { BusyCodes } from './busy-codes.ts';
import { codeDeskRoutes } from './desk-routes.ts';
import { demoCodes } from './demo-codes.ts';
import { listScans, recordScan } from './scan.ts';
import { Signer } from './signing.ts';
import { qrVerbs } from './verbs.ts';

/** Uppercase as printed in codes, lowercase as users type it. */
const printedPaths = ['/q/{token}', '/Q/{token}'] as const;

function qrRoutes(kit: FeatureKit): Route[] {
  const { pool, keys, limit, alarm } = kit;
  const signer = new Signer(keys);
  const busy = new BusyCodes((codes) => alarm('qr-posted', codes));
  const perMinute = limit({ name: 'qr minute', points: 30, seconds: 60 });
  const perDay = limit({ name: 'qr day', points: 500, seconds: 86_400 });

  return [
    ...codeDeskRoutes(kit, signer),
    route(
      {
        method: 'post',
        path: '/api/v1/qr/scan',
        summary: 'Count a scanned code, once per person',
        tag: 'qr',
        access: 'user',
        body: scanRequest,
        isRepeatable: true,
        answer: scanAnswer,
        answers: 'The code’s destination and the points awarded',
        errors: { tooManyRequests: 'Too many scans' },
      },
      async ({ body, user: { userId } }) => {
        await perMinute.take(userId);
        await perDay.take(userId);
        return recordScan({ pool, signer, busy }, userId, body);
      },
    ),
    ...printedPaths.map((path) =>
      route(
        {
          method: 'get',
          path,
          summary: 'The page of a scanned code',
          tag: 'qr',
          access: 'everyone',
          params: z.object({ token: z.string() }),
          answer: { media: {} },
          status: 302,
          answers: 'Redirect to the scan page, with the token in the URL fragment',
        },
        ({ c, params: { token } }) => {
          const language = languageFromText(getCookie(c, 'i18n_redirected') ?? '') ?? 'en';
          // The token is in the fragment, so that it appears in no log and no Referer header.
          return c.redirect(`${pathCodec.write(language, '/q')}#${encodeURIComponent(token)}`, 302);
        },
      ),
    ),
    route(
      {
        method: 'get',
        path: '/api/v1/qr/keys',
        summary: 'Public keys that verify our codes',
        tag: 'qr',
        access: 'everyone',
        answer: qrKeysAnswer,
      },
      ({ c }) => c.json(signer.publicKeys(), 200, { 'cache-control': 'public, max-age=3600' }),
    ),
  ];
}

export const feature = defineFeature({
  name: 'qr',
  routes: qrRoutes,
  ownData: async (personId, { pool }) => listScans(pool, personId),
  offers: (kit) => [offer(cardSigning, signCards(kit))],
  demo: demoCodes,
  verbs: qrVerbs,
});
