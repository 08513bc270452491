import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EnteredStep } from '@podium/games';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const results = pgSchema('results');

/** Steps entered for contests, written only by journal entries. */
export const steps = results.table(
  'steps',
  {
    partition: smallint().notNull(),
    unit: text().notNull(),
    /** Id of the step, chosen by the client. */
    id: text().notNull(),
    step: jsonb().$type<EnteredStep>().notNull(),
    /** Id of the person; for a scorer without an account, of the user who created the link. */
    by: text(),
    /** Id and name of the scorer's link; null for a step of an account. */
    link: text(),
    linkName: text('link_name'),
    entry: bigint({ mode: 'number' }).notNull(),
    /** Position within its journal entry. */
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.unit, table.id] })],
);

/**
 * Starters who have come to the call room, as long as their contest is not over. Not in the journal: this is never
 * public, and the journal would name people for good.
 */
export const checkIns = results.table(
  'check_ins',
  {
    partition: smallint().notNull(),
    unit: text().notNull(),
    competitor: text().notNull(),
    isHere: boolean('is_here').notNull(),
    /** Time at which a scorer saw it, by the server's clock. The newest one applies, whatever the order of arrival. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.unit, table.competitor] })],
);

/**
 * Links for scorers without an account, each for one contest or for all contests of a court. Only the hash of the
 * secret is stored.
 */
export const links = results.table(
  'links',
  {
    id: uuid().primaryKey(),
    partition: smallint().notNull(),
    /** Null for a link of a court. */
    unit: text(),
    /** Contests of a court: those of the venue, and of the place in it, the day and the sport, if these are set. */
    venue: text(),
    location: text(),
    day: text(),
    discipline: text(),
    label: text().notNull(),
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().notNull().unique(),
    by: text('by').references(() => persons.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('links_unit').on(table.partition, table.unit)],
);
