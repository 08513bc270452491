import { integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';
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
