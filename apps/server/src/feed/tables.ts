import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Envelope } from '@podium/odf';
import { toEpochMs } from '../database/instant.ts';

/** Messages as received, the order in which they were applied, and the outcome of each. */
export const feed = pgSchema('feed');

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const stampText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** Read as epoch milliseconds, through the pool as well as through Drizzle, which gets text from the driver. */
const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: toEpochMs,
  toDriver: (epochMs) => new Date(epochMs).toISOString(),
});

/** Single row: the public Games, the epoch of the outbox sequence, and the version of the rules. */
export const installation = feed.table('installation', {
  id: smallint().primaryKey().default(1),
  gamesCode: text('games_code'),
  epoch: text().notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  /** Version of the rules that filled the sport tables: `feed/apply/projection-version.ts`. */
  projectionVersion: integer('projection_version').notNull().default(1),
});

/** Competition code and feed flag. Test and rehearsal feeds are kept in partitions of their own. */
export const partitions = feed.table(
  'partitions',
  {
    id: smallint().primaryKey().generatedAlwaysAsIdentity(),
    competitionCode: text('competition_code').notNull(),
    feedFlag: char('feed_flag', { length: 1 }).notNull(),
  },
  (table) => [uniqueIndex('partitions_key').on(table.competitionCode, table.feedFlag)],
);

/** Append-only and physically partitioned by feed flag. `kind`: odf, games, paris2024, desk. */
export const journal = feed.table(
  'journal',
  {
    id: bigint({ mode: 'number' })
      .notNull()
      .default(sql`nextval('feed.journal_id')`),
    feedFlag: char('feed_flag', { length: 1 }).notNull(),
    kind: text().notNull(),
    header: jsonb().$type<Envelope | ImportHeader | DeskHeader>().notNull(),
    bytes: bytea().notNull(),
    sha256: bytea().notNull(),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.feedFlag, table.id] }),
    uniqueIndex('journal_sha256').on(table.feedFlag, table.sha256),
    index('journal_id_only').on(table.id),
    index('journal_desk')
      .on(table.id)
      .where(sql`kind = 'desk'`),
    index('journal_desk_about')
      .on(sql`(header ->> 'about')`, table.id)
      .where(sql`kind = 'desk'`),
  ],
);

/** Header of an import, which has no envelope. */
export interface ImportHeader {
  competitionCode: string;
  generatedAt: string;
}

/** Header of a desk decision, with which it is found without parsing the bytes. */
export interface DeskHeader extends ImportHeader {
  /** `content.publish`. */
  type: string;
  /** User id; null for the server itself. */
  by: string | null;
  /** Subject of the decision: `bulletin/12`. */
  about?: string;
}

/** Repeated bytes are only counted. */
export const repeats = feed.table('repeats', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  receivedAt: instant('received_at')
    .notNull()
    .default(sql`now()`),
});

/**
 * Journal rows not applied yet. Written with the journal row and deleted when it is applied, in the same transactions.
 */
export const pending = feed.table('pending', { journalId: bigint('journal_id', { mode: 'number' }).primaryKey() });

export const outcomeNames = [
  'applied',
  'applied-with-warning',
  'stale',
  'retracted',
  'stored',
  'alarm',
  'refused',
  'duplicate',
] as const;
export type OutcomeName = (typeof outcomeNames)[number];

export interface Warning {
  /** `identity-conflict`, `bad-rsc`, `unknown-attribute`, `unknown-irm`, `sort-order`, `other-discipline` … */
  code: string;
  detail: string;
}

/** Outcome of a journal row. `refused` is the quarantine: the bytes are kept, and `reason` explains the refusal. */
export const outcomes = feed.table(
  'outcomes',
  {
    journalId: bigint('journal_id', { mode: 'number' }).primaryKey(),
    outcome: text().$type<OutcomeName>().notNull(),
    reason: text(),
    warnings: jsonb().$type<Warning[]>().notNull(),
    appliedAt: instant('applied_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('outcomes_outcome').on(table.outcome)],
);

/** Newest applied version of each message key. */
export const heads = feed.table(
  'heads',
  {
    partition: smallint().notNull(),
    /** First 64 bits of the hash of `key`; rows of the sport tables refer to their message by it. */
    owner: bigint({ mode: 'bigint' }).notNull(),
    key: text().notNull(),
    documentType: text('document_type').notNull(),
    documentCode: text('document_code').notNull(),
    version: integer().notNull(),
    /** version, then header date and time, then hash: decides between two messages of one key. */
    order: stampText('order').notNull(),
    stamp: stampText('stamp').notNull(),
    resultStatus: text('result_status'),
    isRetracted: boolean('is_retracted').notNull(),
    journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner] })],
);

/** Newest full message of a scope that single updates may change: `schedule/SWM`, `participants/SWM`. */
export const scopes = feed.table(
  'scopes',
  { partition: smallint().notNull(), scope: text().notNull(), stamp: stampText('stamp').notNull() },
  (table) => [primaryKey({ columns: [table.partition, table.scope] })],
);

/** Changes in commit order. */
export const outbox = feed.table(
  'outbox',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    partition: smallint().notNull(),
    kind: text().notNull(),
    keys: text().array().notNull(),
    unit: text(),
    /** Stamp of the message in its stream; empty for rows without a message. */
    stamp: stampText('stamp').notNull().default(''),
    journalId: bigint('journal_id', { mode: 'number' }).notNull(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('outbox_journal').on(table.journalId)],
);

/** Position of each feature that follows the outbox. */
export const followers = feed.table('followers', {
  name: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});
