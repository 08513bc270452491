import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import type { WebhookEvent } from './events.ts';

export const webhooks = pgSchema('webhooks');

/** Addresses of other systems that are notified of changes. Their secrets are derived, not stored. */
export const endpoints = webhooks.table('endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** Key from which the secret is derived. */
  kid: text().notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Notifications to send, until they arrive or are given up. */
export const deliveries = webhooks.table(
  'deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => endpoints.id, { onDelete: 'cascade' }),
    event: text().$type<WebhookEvent>().notNull(),
    /** The unit, day or event that changed. */
    subject: text().notNull(),
    /** Newest change that it reports. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** When that was committed. */
    at: instant().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at')
      .notNull()
      .default(sql`now()`),
    /** Status of the last answer, or why there was none. */
    lastResult: text('last_result'),
  },
  (table) => [
    // Changes of a subject that were not sent yet are one notification.
    uniqueIndex('deliveries_waiting')
      .on(table.endpointId, table.event, table.subject)
      .where(sql`state = 'pending' and attempts = 0`),
    index('deliveries_due')
      .on(table.nextAt)
      .where(sql`state = 'pending'`),
    index('deliveries_endpoint').on(table.endpointId),
  ],
);
