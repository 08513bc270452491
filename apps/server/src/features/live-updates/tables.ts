import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../database/columns.ts';

export const liveUpdates = pgSchema('live_updates');

/** Versions of the native apps' web assets. A bundle is about two megabytes, and there are few of them. */
export const bundles = liveUpdates.table(
  'bundles',
  {
    /** First digits of the archive's SHA-256, so that the same files are the same bundle. */
    id: text().primaryKey(),
    channel: text().notNull(),
    zip: bytea().notNull(),
    /** SHA-256 of the archive (hex). */
    sha256: text().notNull(),
    /** RSA PKCS#1 v1.5 over SHA-256 of the archive, base64. */
    signature: text().notNull(),
    /** Percentage of devices that are offered the bundle. */
    rollout: integer().notNull().default(100),
    /** App versions that can run the bundle: version code on Android, build number on iOS. */
    minAndroid: text('min_android'),
    maxAndroid: text('max_android'),
    minIos: text('min_ios'),
    maxIos: text('max_ios'),
    publishedAt: instant('published_at')
      .notNull()
      .default(sql`now()`),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('bundles_newest').on(table.channel, table.publishedAt.desc())],
);
