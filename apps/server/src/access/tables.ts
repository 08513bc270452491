import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { GrantRole, UserType } from '@podium/contract';
import { instant } from '../database/columns.ts';

/** Tables shared by all features that deal with people. */
export const people = pgSchema('people');

/** Counters of limits, all processes' together. The key is a keyed hash: neither an address nor a name. */
export const limits = people.table('limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint({ mode: 'number' }),
});

/** Letters to be sent; a sent one is deleted. Written in the same transaction as what they report. */
export const letters = people.table('letters', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  letter: jsonb().notNull(),
  tries: smallint().notNull().default(0),
  nextAt: instant('next_at').notNull(),
  /** For monitoring: no address, no text. */
  kind: text().notNull(),
  /** Sent before all others: somebody waits for its link. */
  isUrgent: boolean('is_urgent').notNull().default(false),
});

/** People with an account, as far as all features may know. Everything that belongs to a person refers to this row. */
export const persons = people.table(
  'persons',
  {
    id: text().primaryKey(),
    /** As typed at sign-up. Which names are equal is decided by `accounts.users.username`, the only unique key. */
    username: text().notNull(),
    type: text().$type<UserType>().notNull(),
    /** Code of the delegation or other body the person belongs to. */
    organisation: text(),
    /** Listed in the public ranking. New accounts are not: most users are minors and opt in. */
    isRanked: boolean('is_ranked').notNull().default(true),
    /** The sum of all points, kept up to date by the ledger's own statement. */
    points: integer().notNull().default(0),
    /** Signed up, but not let in before the address, and where needed the guardian, is confirmed. */
    isActive: boolean('is_active').notNull().default(false),
    /** Account of the demo Games. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('persons_ranking').on(table.points.desc(), sql`lower(${table.username})`),
    // Searches of the ranking by any part of a name.
    index('persons_search').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
  ],
);

/** Rights beside the user type. */
export const grants = people.table(
  'grants',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    role: text().$type<GrantRole>().notNull(),
    scope: text().$type<'games' | 'discipline' | 'venue' | 'team'>().notNull(),
    /** Empty for all of the Games. */
    scopeId: text('scope_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.personId, table.role, table.scope, table.scopeId] })],
);

/** Actions of organizers on accounts and other private data, for the audit. Public changes are in the journal. */
export const actions = people.table(
  'actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    by: text('by').references(() => persons.id, { onDelete: 'set null' }),
    byRole: text('by_role').notNull(),
    /** `person.lock`. */
    type: text().notNull(),
    /** `person/<id>`: no name. */
    about: text().notNull(),
    reason: text(),
    /** Values that were changed, without names and addresses of people. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('actions_at').on(table.at)],
);

/**
 * The ledger of points: lines are added, never changed. One line per person, kind and source, so duplicates count
 * once. After an erasure the line remains under a random id, so that the sums still hold.
 */
export const pointsEntries = people.table(
  'points_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: text('person_id').notNull(),
    kind: text().notNull(),
    sourceId: text('source_id').notNull(),
    delta: integer().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('points_entries_once').on(table.personId, table.kind, table.sourceId)],
);
