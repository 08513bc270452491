import { sql } from 'drizzle-orm';
import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { Sentiment } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const feedback = pgSchema('feedback');

/** Suggestions of users about the app. Deleted together with the user. */
export const suggestions = feedback.table(
  'suggestions',
  {
    /** Generated on the device. */
    id: uuid().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    sentiment: text().$type<Sentiment>().notNull(),
    suggestion: text().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('suggestions_at').on(table.at), index('suggestions_person').on(table.personId)],
);
