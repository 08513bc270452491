import { sql } from 'drizzle-orm';
import { index, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LanguageCode, LocalTextAnswer } from '@podium/contract';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const courses = pgSchema('courses');

const person = () =>
  text('person_id')
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' });

/** Lessons that a person has finished. Courses and lessons are published items, so there is no foreign key. */
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
  (table) => [
    primaryKey({ columns: [table.personId, table.course, table.lesson] }),
    index('lessons_done_of_course').on(table.course),
  ],
);

/** Certificates: at most one valid certificate per person and course, and any number of revoked ones. */
export const certificates = courses.table(
  'certificates',
  {
    /** Without hyphens: `K7QP3M2X9D`. */
    code: text().primaryKey(),
    personId: person(),
    course: text().notNull(),
    /** The name as printed on the certificate. */
    name: text().notNull(),
    /** Title of the course in every language, kept when the course is withdrawn. */
    titles: jsonb().$type<Record<LanguageCode, LocalTextAnswer>>().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    /** Null while the certificate is valid. */
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by').references(() => persons.id, { onDelete: 'set null' }),
    /** Shown to organizers only. */
    revokedReason: text('revoked_reason'),
  },
  (table) => [
    uniqueIndex('certificates_once_valid')
      .on(table.personId, table.course)
      .where(sql`${table.revokedAt} is null`),
    index('certificates_of_course').on(table.course, table.personId),
  ],
);
