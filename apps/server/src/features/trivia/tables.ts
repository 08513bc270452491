import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  boolean,
} from 'drizzle-orm/pg-core';
import type { QuestionKind, QuizState, TriviaType } from '@podium/contract';
import type { Texts } from '@podium/games';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';
import type { Solution } from './scoring.ts';

export const trivia = pgSchema('trivia');

export const trivias = trivia.table('trivias', {
  /** Last part of its address: `judo-words`. */
  id: text().primaryKey(),
  author: text().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  description: jsonb().$type<Texts>().notNull(),
  minutes: smallint().notNull(),
  /** Key of its discipline; null if it has none. */
  discipline: text(),
  type: text().$type<TriviaType>().notNull(),
  /** Points if all answers are correct. */
  points: integer().notNull(),
  opensAt: instant('opens_at').notNull(),
  closesAt: instant('closes_at'),
  /** Only published quizzes are public; people who have started a withdrawn one may finish it. */
  state: text().$type<QuizState>().notNull().default('published'),
  /** Raised by every change. */
  version: integer().notNull().default(1),
  editedBy: text('edited_by').references(() => persons.id, { onDelete: 'set null' }),
  /** Null if no person has edited it. */
  editedAt: instant('edited_at'),
  /** The last journal entry that published or withdrew it from a Games folder; null if none did. */
  entry: bigint({ mode: 'number' }),
});

export const questions = trivia.table(
  'questions',
  {
    triviaId: text('trivia_id')
      .notNull()
      .references(() => trivias.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: smallint().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    text: jsonb().$type<Texts>().notNull(),
    /** Stored names `a`, `b` …; an attempt shows them under other names. */
    options: jsonb().$type<{ id: string; text: Texts }[]>().notNull(),
    unit: jsonb().$type<Texts>(),
  },
  (table) => [primaryKey({ columns: [table.triviaId, table.position] })],
);

/** Correct answers and explanations, separate from the questions so that no query of questions can leak them. */
export const solutions = trivia.table(
  'solutions',
  {
    triviaId: text('trivia_id').notNull(),
    position: smallint().notNull(),
    solution: jsonb().$type<Solution>().notNull(),
    explanation: jsonb().$type<Texts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.triviaId, table.position] }),
    foreignKey({
      columns: [table.triviaId, table.position],
      foreignColumns: [questions.triviaId, questions.position],
    }).onDelete('cascade'),
  ],
);

/** Attempts, one per person and trivia, with their start time by the database's clock. */
export const attempts = trivia.table(
  'attempts',
  {
    triviaId: text('trivia_id')
      .notNull()
      .references(() => trivias.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    /** Factor by which this person's time limit is extended. */
    timeFactor: smallint('time_factor').notNull(),
    /** Determines the order of the options; never sent to clients. */
    seed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.triviaId, table.personId] }), index('attempts_person').on(table.personId)],
);

/** The answers of an attempt, submitted once. */
export const submissions = trivia.table(
  'submissions',
  {
    triviaId: text('trivia_id').notNull(),
    personId: text('person_id').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Keyed by question position, with options by their names in `questions`. */
    answers: jsonb().$type<Record<string, { options?: string[]; number?: number }>>().notNull(),
    isLate: boolean('is_late').notNull(),
    right: smallint('right_answers').notNull(),
    total: smallint().notNull(),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.triviaId, table.personId] }),
    foreignKey({
      columns: [table.triviaId, table.personId],
      foreignColumns: [attempts.triviaId, attempts.personId],
    }).onDelete('cascade'),
  ],
);
