import type { OpenAPIHono } from '@hono/zod-openapi';
import { qrKeysAnswer, scanAnswer, scanRequest } from '@podium/contract';
import { languageFromText, pathCodec } from '@podium/i18n';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { bodyOf, personal } from '../asked.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { BusyCodes } from './busy-codes.ts';
import { demoCodes } from './demo-codes.ts';
import { scansOf, takeScan } from './scan.ts';
import { Signer } from './signing.ts';
import { qrVerbs } from './verbs.ts';

/** As a code writes it, in capitals, and as people do. */
const printedPaths = ['/q/:token', '/Q/:token'] as const;

function addQr(app: OpenAPIHono, { pool, keys, actor, limit, alarm }: FeatureKit): void {
  describe(app);
  const signer = new Signer(keys);
  const busy = new BusyCodes((codes) => alarm('qr-posted', codes));
  const perMinute = limit({ name: 'qr minute', points: 30, seconds: 60 });
  const perDay = limit({ name: 'qr day', points: 500, seconds: 86_400 });

  app.post('/api/v1/qr/scan', async (c) => {
    const asker = await actor(c);
    if (asker.kind === 'visitor') throw new ApiError('unauthorized', 'Sign in first.');
    const request = await bodyOf(c, scanRequest);
    await perMinute.take(asker.userId);
    await perDay.take(asker.userId);
    return c.json(await takeScan({ pool, signer, busy }, asker.userId, request), 200, personal);
  });

  for (const path of printedPaths)
    app.get(path, (c) => {
      const language = languageFromText(getCookie(c, 'i18n_redirected') ?? '') ?? 'en';
      // Behind the hash, so that no log and no other page hears of it.
      return c.redirect(`${pathCodec.write(language, '/q')}#${encodeURIComponent(c.req.param('token'))}`, 302);
    });

  app.get('/api/v1/qr/keys', (c) => c.json(signer.publicKeys(), 200, { 'cache-control': 'public, max-age=3600' }));
}

export const feature = defineFeature({
  name: 'qr',
  access: {
    'POST /api/v1/qr/scan': 'user',
    'GET /api/v1/qr/keys': 'everyone',
    'GET /q/:token': 'everyone',
    'GET /Q/:token': 'everyone',
  },
  routes: addQr,
  ownData: async (personId, { pool }) => scansOf(pool, personId),
  demo: demoCodes,
  verbs: qrVerbs,
});

function describe(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/qr/scan',
    summary: 'Counts a code that somebody has scanned, once a person',
    tags: ['qr'],
    request: { body: json(scanRequest) },
    responses: { 200: { description: 'Where it leads, and what it gave', ...json(scanAnswer) } },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/qr/keys',
    summary: 'The keys that our codes are signed with',
    tags: ['qr'],
    responses: { 200: { description: 'Public keys', ...json(qrKeysAnswer) } },
  });
}
