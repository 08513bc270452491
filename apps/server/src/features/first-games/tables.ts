import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';
import type { SentEntry } from '@podium/contract';
import type { StoredPublication } from './plan-store.ts';

export const firstGames = pgSchema('first-games');

/** The single plan of these Games. Private: it names people before publication. */
export const plans = firstGames.table('plans', {
  id: integer().primaryKey(),
  plan: jsonb().$type<Record<string, unknown>>().notNull(),
  version: integer().notNull(),
  editedBy: text('edited_by').references(() => persons.id, { onDelete: 'set null' }),
  editedAt: instant('edited_at').notNull(),
  publishedVersion: integer('published_version'),
  /** The public plan with its draws, and the one before it; null before the first publication. */
  published: jsonb().$type<StoredPublication>(),
});

/**
 * Links with which a delegation sends its entries. What was sent names minors: it is private, and removed once an
 * organizer has gone through it.
 */
export const entryLinks = firstGames.table('entry_links', {
  id: uuid().primaryKey(),
  /** Id of the delegation in the plan. */
  delegation: text().notNull(),
  hash: text().notNull().unique(),
  by: text().references(() => persons.id, { onDelete: 'set null' }),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  until: instant().notNull(),
  revokedAt: instant('revoked_at'),
  lastUsedAt: instant('last_used_at'),
  sentAt: instant('sent_at'),
  sent: jsonb().$type<SentEntry[]>(),
});
