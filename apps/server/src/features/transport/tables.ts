import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../database/columns.ts';

export const transport = pgSchema('transport');

/** The published timetable of each Games. */
export const timetables = transport.table('timetables', {
  partition: integer().primaryKey(),
  /** Zip of the GTFS files. */
  gtfs: bytea().notNull(),
  sha256: text().notNull(),
  publishedAt: instant('published_at').notNull(),
});
