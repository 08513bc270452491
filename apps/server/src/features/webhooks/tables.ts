import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import type { WebhookEvent } from './events.ts';

export const webhooks = pgSchema('webhooks');

/** Webhook endpoints of other systems. Their secrets are derived, not stored. */
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

/** Notifications to send, kept until they are delivered or abandoned. */
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
    /** Newest change that is reported. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** Commit time of that change. */
    at: instant().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at')
      .notNull()
      .default(sql`now()`),
    /** Status of the last response, or the reason why there was none. */
    lastResult: text('last_result'),
  },
  (table) => [
    // Unsent changes of a subject are merged into one notification.
    uniqueIndex('deliveries_waiting')
      .on(table.endpointId, table.event, table.subject)
      .where(sql`state = 'pending' and attempts = 0`),
    index('deliveries_due')
      .on(table.nextAt)
      .where(sql`state = 'pending'`),
    index('deliveries_endpoint').on(table.endpointId),
  ],
);
