import { bundleQuery, bundlesAnswer, bundleWithdrawal, rolloutChange } from '@podium/contract';
import type { BundlesAnswer } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { instantText } from '../instant-text.ts';
import { BundleRefused, repackBundle, MAX_BYTES, sha256Of } from './archive.ts';
import { findBundle, insertBundle, listBundles, setRollout, withdrawBundle } from './bundles.ts';
import { SigningKeyMissing, openSigningKey, sign } from './signature.ts';

const base = '/api/v1/desk/bundles';
const ofAdmins = { tag: 'desk', access: { grants: ['admin'], isFresh: true }, answer: bundlesAnswer } as const;
const ofBundle = {
  ...ofAdmins,
  params: z.object({ id: z.string().regex(/^[0-9a-f]{1,64}$/) }),
  errors: { notFound: 'There is no such published bundle' },
} as const;

/** The actions of `podium bundle` for the console. Each route answers with all bundles. */
export function bundleDeskRoutes({ pool, dataDir }: { pool: pg.Pool; dataDir: string }): Route[] {
  const all = async (): Promise<BundlesAnswer> => {
    const items = (await listBundles(pool)).map(
      ({ id, channel, rollout, size, versions, publishedAt, withdrawnAt }) => ({
        id,
        channel,
        rollout,
        size,
        versions,
        publishedAt: instantText(publishedAt),
        withdrawnAt: withdrawnAt === null ? null : instantText(withdrawnAt),
      }),
    );
    return { items, total: items.length };
  };
  const missing = (): ApiError => new ApiError('notFound', 'There is no such published bundle.');

  const signingKey = async (): Promise<string> => {
    try {
      return await openSigningKey(dataDir, (await listBundles(pool)).length > 0);
    } catch (error) {
      if (error instanceof SigningKeyMissing) throw new ApiError('unavailable', error.message);
      throw error;
    }
  };

  return [
    route({ ...ofAdmins, method: 'get', path: base, summary: 'Bundles of the native apps' }, all),
    route(
      {
        ...ofAdmins,
        method: 'post',
        path: base,
        summary: 'Publish a bundle',
        description: 'The body is a .zip of the built folder, with `index.html` at its root. The server signs it.',
        query: bundleQuery,
        rawBody: { 'application/zip': z.string().meta({ format: 'binary' }) },
        bodyBytes: MAX_BYTES,
        status: 201,
        errors: {
          conflict: 'The same files are published already',
          unprocessable: 'An archive that the apps could not use',
        },
      },
      async ({ c, query: { channel, rollout, minAndroid, maxAndroid, minIos, maxIos }, user }) => {
        let zip: Uint8Array = new Uint8Array(await c.req.arrayBuffer());
        try {
          zip = repackBundle(zip);
        } catch (error) {
          if (!(error instanceof BundleRefused)) throw error;
          throw new ApiError('unprocessable', error.message, { fields: [{ field: 'file', message: error.message }] });
        }
        const sha256 = sha256Of(zip);
        const id = sha256.slice(0, 16);
        const versions = {
          android: { min: minAndroid ?? null, max: maxAndroid ?? null },
          ios: { min: minIos ?? null, max: maxIos ?? null },
        };
        const signature = sign(zip, await signingKey());
        if (!(await insertBundle(pool, { id, channel, zip, sha256, signature, rollout, versions })))
          throw new ApiError('conflict', 'The same files are published already.');
        await recordAction(pool, user, {
          type: 'bundle.publish',
          about: `bundle/${id}`,
          after: { channel, rollout, versions },
        });
        return all();
      },
    ),
    route(
      {
        ...ofBundle,
        method: 'put',
        path: `${base}/{id}/rollout`,
        summary: 'Offer a bundle to more or fewer devices',
        body: rolloutChange,
      },
      async ({ params: { id }, body: { rollout }, user }) => {
        const before = await findBundle(pool, id);
        if (!before || before.withdrawnAt !== null || !(await setRollout(pool, id, rollout))) throw missing();
        await recordAction(pool, user, {
          type: 'bundle.rollout',
          about: `bundle/${id}`,
          before: { rollout: before.rollout },
          after: { rollout },
        });
        return all();
      },
    ),
    route(
      {
        ...ofBundle,
        method: 'post',
        path: `${base}/{id}/withdraw`,
        summary: 'Withdraw a bundle',
        description: 'Devices that run it change to the next newest one, or to the files of the app itself.',
        body: bundleWithdrawal,
      },
      async ({ params: { id }, body: { reason }, user }) => {
        if (!(await withdrawBundle(pool, id))) throw missing();
        await recordAction(pool, user, { type: 'bundle.withdraw', about: `bundle/${id}`, reason });
        return all();
      },
    ),
  ];
}
