import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const repeats = pgSchema('repeats');

/** Answers to requests with an `Idempotency-Key`, for 48 hours; status and answer are null while the first one is running. */
export const answers = repeats.table(
  'answers',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    /** Chosen by the device. */
    key: text().notNull(),
    /** Hash of route, address and body: a key belongs to one request. */
    request: text().notNull(),
    status: integer(),
    answer: text(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index('answers_at').on(table.at)],
);
