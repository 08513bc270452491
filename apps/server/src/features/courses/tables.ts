import { sql } from 'drizzle-orm';
import { index, jsonb, pgSchema, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { LanguageCode, LocalTextAnswer } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const courses = pgSchema('courses');

/** Lessons that people have finished. */
export const finished = courses.table(
  'finished',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    /** Ids of the published content. */
    course: text().notNull(),
    lesson: text().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.course, table.lesson] })],
);

/** Certificates of passed courses. A certificate survives changes to its course, but not its holder's account. */
export const certificates = courses.table(
  'certificates',
  {
    code: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    course: text().notNull(),
    /** The course's title in every language when it was passed. */
    title: jsonb().$type<Record<LanguageCode, LocalTextAnswer>>().notNull(),
    provider: text().notNull(),
    /** The name that the holder chose; null shows the user name. */
    name: text(),
    issuedAt: instant('issued_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('certificates_once').on(table.personId, table.course),
    index('certificates_person').on(table.personId),
  ],
);
