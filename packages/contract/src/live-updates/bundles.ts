/** Versions of the native apps' web assets, managed by admins: `/api/v1/desk/bundles`. */
import { z } from 'zod';
import { instant } from '../common.ts';

const version = z.string().regex(/^\d+(?:\.\d+){0,3}$/);
const versionRange = z.object({ min: version.nullable(), max: version.nullable() });
/** Percentage of devices. */
const rollout = z.int().min(0).max(100);

const bundleAnswer = z.object({
  id: z.string(),
  channel: z.string(),
  rollout,
  /** Size of the archive (bytes). */
  size: z.int(),
  /** App versions that receive the bundle, both ends inclusive; null: no limit. */
  versions: z.object({ android: versionRange, ios: versionRange }),
  publishedAt: instant,
  withdrawnAt: instant.nullable(),
});
export type BundleAnswer = z.infer<typeof bundleAnswer>;

/** Newest first. */
export const bundlesAnswer = z.object({ items: z.array(bundleAnswer), total: z.int() }).meta({ id: 'Bundles' });
export type BundlesAnswer = z.infer<typeof bundlesAnswer>;

/** `POST /api/v1/desk/bundles`; the body is the .zip. */
export const bundleQuery = z.object({
  channel: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .default('production'),
  rollout: z.coerce.number().pipe(rollout).default(100),
  minAndroid: version.optional(),
  maxAndroid: version.optional(),
  minIos: version.optional(),
  maxIos: version.optional(),
});

/** `PUT /api/v1/desk/bundles/{id}/rollout`. */
export const rolloutChange = z.strictObject({ rollout });
/** `POST /api/v1/desk/bundles/{id}/withdraw`. */
export const bundleWithdrawal = z.strictObject({ reason: z.string().trim().min(1).max(1000) });
