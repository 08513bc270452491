import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { NetworkLimit } from '../../access/limits.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { findBundle, listChannels, listOffers, readArchive } from './bundles.ts';
import { chooseBundle } from './choose-bundle.ts';

const asksPerMinute = 600;
/** Channel of apps that do not name one. */
export const DEFAULT_CHANNEL = 'production';
/** Number of archives cached in memory: the newest ones of two channels. */
const KEPT_ARCHIVES = 4;

const text = z.string().max(200);
const appParams = z.object({ appId: text });
const bundleParams = appParams.extend({ bundleId: text });

/** The query of the apps' update library, which also sends names without values. */
const deviceQuery = z.object({
  appVersionCode: text.default('0'),
  channelName: text.optional(),
  deviceId: text.default(''),
  platform: z.enum(['0', '1']).meta({ description: '0: Android, 1: iOS' }),
});

const latestAnswer = z.object({
  artifactType: z.literal('zip'),
  bundleId: z.string(),
  channelName: z.string(),
  checksum: z.string().meta({ description: 'SHA-256 of the archive, hexadecimal' }),
  signature: z.string().meta({ description: 'RSA PKCS#1 v1.5 over SHA-256 of the archive, base64' }),
  customProperties: z.record(z.string(), z.string()),
  url: z.string(),
});

const stateAnswer = z.object({ bundleId: z.string(), state: z.enum(['published', 'withdrawn']) });

interface Options extends Pick<FeatureKit, 'pool' | 'publicUrl' | 'addressOf'> {
  appId: string;
}

/** The live-update server of the native apps, following the protocol of their update library. */
export function liveUpdateRoutes({ pool, publicUrl, addressOf, appId }: Options): Route[] {
  const asks = new NetworkLimit(asksPerMinute);
  const archives = new LRUCache<string, Buffer>({ max: KEPT_ARCHIVES });
  const base = '/v1/apps/{appId}';
  const refuseOtherApp = (asked: string): void => {
    if (asked !== appId) throw new ApiError('notFound', `There is no app ${asked} here.`);
  };

  return [
    route(
      {
        method: 'get',
        path: `${base}/bundles/latest`,
        summary: 'Bundle that a device should run',
        description: 'Protocol of the Capacitor live-update library. Answers 404 if there is no bundle for the device.',
        tag: 'native apps',
        access: 'everyone',
        params: appParams,
        query: deviceQuery,
        answer: latestAnswer,
        errors: { notFound: 'No bundle for this device', tooManyRequests: 'Too many requests from this network' },
      },
      async ({ c, params, query }): Promise<z.input<typeof latestAnswer>> => {
        refuseOtherApp(params.appId);
        await asks.take(addressOf(c));
        const offers = await listOffers(pool, query.channelName || DEFAULT_CHANNEL);
        const chosen = chooseBundle(offers, {
          id: c.req.header('x-capawesome-device-id') ?? query.deviceId,
          platform: query.platform === '0' ? 'android' : 'ios',
          version: query.appVersionCode,
        });
        if (!chosen) throw new ApiError('notFound', 'There is no bundle for this device.');
        return {
          artifactType: 'zip',
          bundleId: chosen.id,
          channelName: chosen.channel,
          checksum: chosen.sha256,
          signature: chosen.signature,
          customProperties: {},
          url: `${publicUrl}/v1/apps/${appId}/bundles/${chosen.id}.zip`,
        };
      },
    ),
    route(
      {
        method: 'get',
        path: `${base}/channels`,
        summary: 'Channels that have bundles',
        tag: 'native apps',
        access: 'everyone',
        params: appParams,
        answer: z.array(z.object({ id: z.string(), name: z.string() })),
        errors: { notFound: 'Unknown app' },
      },
      async ({ params }) => {
        refuseOtherApp(params.appId);
        return (await listChannels(pool)).map((name) => ({ id: name, name }));
      },
    ),
    route(
      {
        method: 'get',
        path: `${base}/bundles/{bundleId}.zip`,
        pattern: '/v1/apps/:appId/bundles/:file{[0-9a-f]+\\.zip}',
        summary: 'Archive of a bundle',
        tag: 'native apps',
        access: 'everyone',
        params: bundleParams,
        parsesItself: true,
        answer: { media: { 'application/zip': z.string().meta({ format: 'binary' }) } },
        errors: { notFound: 'No such bundle' },
      },
      async ({ c }) => {
        refuseOtherApp(c.req.param('appId') ?? '');
        const id = (c.req.param('file') ?? '').slice(0, -'.zip'.length);
        const zip = archives.get(id) ?? (await readArchive(pool, id));
        if (!zip) throw new ApiError('notFound', 'There is no such bundle.');
        archives.set(id, zip);
        return c.body(new Uint8Array(zip), 200, {
          'content-type': 'application/zip',
          'cache-control': 'public, max-age=31536000, immutable',
        });
      },
    ),
    route(
      {
        method: 'get',
        path: `${base}/bundles/{bundleId}`,
        summary: 'State of a bundle',
        description: 'An app that runs a withdrawn bundle goes back to the files that came with it.',
        tag: 'native apps',
        access: 'everyone',
        params: bundleParams,
        answer: stateAnswer,
        errors: { notFound: 'No such bundle' },
        isForAnyOrigin: true,
      },
      async ({ params }): Promise<z.input<typeof stateAnswer>> => {
        refuseOtherApp(params.appId);
        const bundle = await findBundle(pool, params.bundleId);
        if (!bundle) throw new ApiError('notFound', 'There is no such bundle.');
        return { bundleId: bundle.id, state: bundle.withdrawnAt === null ? 'published' : 'withdrawn' };
      },
    ),
  ];
}
