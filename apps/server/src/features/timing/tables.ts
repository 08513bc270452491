import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportProblem } from '@podium/contract';
import { instant } from '../../database/columns.ts';

export const timing = pgSchema('timing');

/** Computers at venues that send the files of a timing system. */
export const watchers = timing.table('watchers', {
  /** Chosen by the computer when its folder was first watched. */
  id: uuid().primaryKey(),
  name: text().notNull(),
  format: text().notNull(),
  /** Number of the last file. */
  lastNumber: bigint('last_number', { mode: 'number' }).notNull().default(0),
  files: integer().notNull().default(0),
  waiting: integer().notNull().default(0),
  lastFile: text('last_file'),
  lastFileAt: instant('last_file_at'),
  problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
  problemAt: instant('problem_at'),
  lastSeenAt: instant('last_seen_at')
    .notNull()
    .default(sql`now()`),
});

/** The last content of each file, so that a computer that has lost its notes sends nothing twice. */
export const sentFiles = timing.table(
  'sent_files',
  {
    /** Name of the watcher: a folder whose notes are lost keeps its name, and gets another id. */
    watcher: text().notNull(),
    file: text().notNull(),
    sha256: text().notNull(),
    /** The contest of its result; empty if the file names it. */
    contest: text().notNull(),
    /** False if it had problems, so that the same content may be sent again. */
    isWhole: boolean('is_whole').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watcher, table.file] })],
);
