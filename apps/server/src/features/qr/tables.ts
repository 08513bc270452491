import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import type { QrTarget } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const qr = pgSchema('qr');

/** Printed codes. Points and target are stored here, never in the code itself. */
export const codes = qr.table('codes', {
  /** 16 random hexadecimal digits. */
  id: text().primaryKey(),
  /** Shown to the organizers who print it. */
  title: text().notNull(),
  page: text().$type<QrTarget>().notNull(),
  targetId: text('target_id'),
  points: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  /** Location of the code and the radius in which it counts; null: everywhere. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  radiusM: integer('radius_m'),
  /** More scans per minute than this cannot come from people in front of the code. */
  mostPerMinute: integer('most_per_minute').notNull().default(120),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Scans, one per person and code. */
export const scans = qr.table(
  'scans',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    codeId: text('code_id')
      .notNull()
      .references(() => codes.id),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeId] }), index('scans_code').on(table.codeId, table.at)],
);
