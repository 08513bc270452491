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
import type { GrantRole, GrantScope, UserType } from '@podium/contract';
import { instant } from '../database/columns.ts';

/** Tables shared by all features that store personal data. */
export const people = pgSchema('people');

/**
 * Counters of rate limits, shared by all processes. The key is a keyed hash, so it contains neither an address nor a
 * name.
 */
export const limits = people.table('limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint({ mode: 'number' }),
});

/** Emails to be sent; a row is deleted once sent. Written in the transaction of the change that causes the email. */
export const emails = people.table('letters', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  letter: jsonb().notNull(),
  tries: smallint().notNull().default(0),
  nextAt: instant('next_at').notNull(),
  /** For monitoring: contains no address or text. */
  kind: text().notNull(),
  /** Sent before all others, because a user is waiting for its link. */
  isUrgent: boolean('is_urgent').notNull().default(false),
});

/** User accounts, with the data that all features may use. All data of a person refers to this row. */
export const persons = people.table(
  'persons',
  {
    id: text().primaryKey(),
    /** As typed at sign-up. `accounts.users.username`, the only unique key, decides which names are equal. */
    username: text().notNull(),
    type: text().$type<UserType>().notNull(),
    /** Code of the delegation or other organization that the person belongs to. */
    organisation: text(),
    /** True if the person is listed in the public ranking. New accounts are not: most users are minors and opt in. */
    isRanked: boolean('is_ranked').notNull().default(true),
    /** Sum of all points, updated by the same statement that adds a ledger entry. */
    points: integer().notNull().default(0),
    /** False until the address and, if required, the guardian's consent is confirmed. */
    isActive: boolean('is_active').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('persons_ranking').on(table.points.desc(), sql`lower(${table.username})`),
    // For searches of the ranking by any part of a name.
    index('persons_search').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
  ],
);

/** Rights in addition to the user type. */
export const grants = people.table(
  'grants',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    role: text().$type<GrantRole>().notNull(),
    scope: text().$type<GrantScope>().notNull(),
    /** Empty for all of the Games. */
    scopeId: text('scope_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.personId, table.role, table.scope, table.scopeId] })],
);

/** Organizers' actions on accounts and other private data, for the audit log. Public changes are in the journal. */
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
    /** `person/<id>`, never a name. */
    about: text().notNull(),
    reason: text(),
    /** Changed values, without names and addresses of people. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('actions_at').on(table.at)],
);

/**
 * The ledger of points: entries are added, never changed. There is one entry per person, kind and source, so duplicates
 * count once. After an erasure the entry remains under a random id, so that the sums remain valid.
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
