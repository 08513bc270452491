import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  ExportState,
  ImportAnswer,
  ImportKind,
  ImportProgress,
  ImportState,
  ImportSummary,
} from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const imports = pgSchema('imports');

/** Uploads of organizers, kept for a week. Their bytes are in the data folder until they have been imported. */
export const uploads = imports.table('uploads', {
  id: uuid().primaryKey(),
  kind: text().$type<ImportKind>().notNull(),
  name: text().notNull(),
  /** Extension of the stored file. */
  file: text().$type<'zip' | 'xlsx' | 'csv' | 'other'>().notNull().default('zip'),
  /** Table of a .csv, if the uploader named it. */
  tableName: text('table_name'),
  /** Code and time zone of the Games that a file of another program brings, if an organizer corrected them. */
  gamesCode: text('games_code'),
  timeZone: text('time_zone'),
  /** Contents of the columns of a list of results by their titles, if an organizer chose them. */
  columns: jsonb().$type<Record<string, string>>(),
  state: text().$type<ImportState>().notNull(),
  by: text('by').references(() => persons.id, { onDelete: 'set null' }),
  problems: jsonb().$type<ImportAnswer['problems']>().notNull().default([]),
  omitted: integer().notNull().default(0),
  summary: jsonb().$type<ImportSummary>(),
  progress: jsonb().$type<ImportProgress>(),
  lines: jsonb().$type<string[]>().notNull().default([]),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  changedAt: instant('changed_at')
    .notNull()
    .default(sql`now()`),
});

/** Contents of columns that an organizer chose, for the next list with the same titles. */
export const listColumns = imports.table('list_columns', {
  /** Hash of the titles of all sheets. */
  titles: text().primaryKey(),
  columns: jsonb().$type<Record<string, string>>().notNull(),
  changedAt: instant('changed_at')
    .notNull()
    .default(sql`now()`),
});

/** Exports of the Games, kept for a day. Their files are in the data folder. */
export const exports = imports.table(
  'exports',
  {
    id: uuid().primaryKey(),
    state: text().$type<ExportState>().notNull(),
    /** Key of the format: a Games folder, or that of another program. */
    format: text().notNull().default('games'),
    by: text('by').references(() => persons.id, { onDelete: 'set null' }),
    size: integer(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  // Allows only one running export across all processes.
  (table) => [
    uniqueIndex('exports_running')
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);
