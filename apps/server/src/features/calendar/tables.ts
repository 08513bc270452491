import { sql } from 'drizzle-orm';
import { pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { bytea, instant } from '../../database/columns.ts';

export const calendar = pgSchema('calendar');

/** Personal calendars, one per user. The address contains a token, which is stored only as a hash. */
export const personal = calendar.table(
  'personal',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => persons.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('personal_token').on(table.tokenHash)],
);
