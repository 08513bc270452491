import { sql } from 'drizzle-orm';
import { jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LanguageCode, LocalTextAnswer } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const courses = pgSchema('courses');

const person = () =>
  text('person_id')
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' });

/** Lessons that a person has finished. Courses and lessons are published items, so no key refers to them. */
export const lessonsDone = courses.table(
  'lessons_done',
  {
    personId: person(),
    course: text().notNull(),
    lesson: text().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.course, table.lesson] })],
);

/** One certificate per person and course. */
export const certificates = courses.table(
  'certificates',
  {
    /** Without hyphens: `K7QP3M2X9D`. */
    code: text().primaryKey(),
    personId: person(),
    course: text().notNull(),
    /** As the certificate shows it. */
    name: text().notNull(),
    /** Title of the course in every language, which stays when the course is withdrawn. */
    titles: jsonb().$type<Record<LanguageCode, LocalTextAnswer>>().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('certificates_once').on(table.personId, table.course)],
);
