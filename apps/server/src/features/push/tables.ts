import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LanguageCode, PushFollowKind, PushType } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { bytea, instant } from '../../database/columns.ts';

export const push = pgSchema('push');

/** Subscribed devices. A device proves ownership of its row by an id of which only the hash is stored. */
export const subscriptions = push.table(
  'subscriptions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    idHash: bytea('id_hash').notNull(),
    /** Hash of transport and address, so that each device has one row. */
    addressHash: bytea('address_hash').notNull(),
    transport: text().$type<'web' | 'fcm' | 'apns'>().notNull(),
    /** Endpoint of a browser or token of an app. */
    address: text().notNull(),
    p256dh: text(),
    auth: text(),
    /** Name of the key from which the server's key pair for this subscription is derived. */
    kid: text(),
    /** Signed-in owner; null for a device without an account. */
    userId: text('user_id').references(() => persons.id, { onDelete: 'cascade' }),
    language: text().$type<LanguageCode>().notNull(),
    timeZone: text('time_zone').notNull(),
    types: text().array().$type<PushType[]>().notNull(),
    leadMinutes: smallint('lead_minutes').notNull(),
    /** `22:00`; null without quiet hours. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    hidesResults: boolean('hides_results').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** Last request of the device or last notification that a push service accepted. */
    seenAt: instant('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('subscriptions_id_hash').on(table.idHash),
    uniqueIndex('subscriptions_address_hash').on(table.addressHash),
    index('subscriptions_user').on(table.userId),
  ],
);

export const follows = push.table(
  'follows',
  {
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text().$type<PushFollowKind>().notNull(),
    id: text().notNull(),
    /** Types switched off for this follow. */
    off: text().array().$type<PushType[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.id] }),
    index('follows_subject').on(table.kind, table.id),
  ],
);

/**
 * State last announced to devices about a subject of a topic (`unit:…`, `event:…`), so that a repeated message announces
 * nothing.
 */
export const announcements = push.table(
  'told',
  {
    partition: smallint().notNull(),
    subject: text().notNull(),
    state: jsonb().$type<object>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.subject] })],
);

/** Announcements. Their texts are written from public data when they are sent. */
export const news = push.table(
  'news',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    partition: smallint().notNull(),
    type: text().$type<PushType | 'test'>().notNull(),
    /** A later announcement with the same topic replaces this one on a device. */
    topic: text().notNull(),
    facts: jsonb().$type<object>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('news_topic').on(table.topic), index('news_expires').on(table.expiresAt)],
);

/** Announcements that devices still have to receive. */
export const deliveries = push.table(
  'deliveries',
  {
    newsId: bigint('news_id', { mode: 'number' })
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The matching follow, `athlete 1042`; empty for announcements to everyone. */
    about: text().notNull(),
    attempts: smallint().notNull().default(0),
    nextAt: instant('next_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    // One row per announcement and device.
    primaryKey({ columns: [table.newsId, table.subscriptionId] }),
    index('deliveries_due').on(table.nextAt),
    index('deliveries_subscription').on(table.subscriptionId),
  ],
);
