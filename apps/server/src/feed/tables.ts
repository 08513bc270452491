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
import { epochMsOf } from '../database/instant.ts';

/** Messages as received, the order in which they were applied, and the outcome of each. */
export const feed = pgSchema('feed');

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const stampText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** Epoch milliseconds for all readers, through the pool or through Drizzle, which asks the driver for text. */
const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: epochMsOf,
  toDriver: (epochMs) => new Date(epochMs).toISOString(),
});

/** One row: which Games are public here, the life of the sequence that live readers follow, the rules of the rows. */
export const installation = feed.table('installation', {
  id: smallint().primaryKey().default(1),
  gamesCode: text('games_code'),
  epoch: text().notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  /** Rules that the sport's tables were filled by: `feed/apply/projection-version.ts`. */
  projectionVersion: integer('projection_version').notNull().default(1),
});

/** Competition code and feed flag: test and rehearsal feeds live beside production, never in it. */
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

/** What an import says of itself in place of an envelope. */
export interface ImportHeader {
  competitionCode: string;
  generatedAt: string;
}

/** What a decision of the desk says of itself: enough to find it without reading it. */
export interface DeskHeader extends ImportHeader {
  /** `content.publish`. */
  type: string;
  /** Id of the person who decided; null for the server itself. */
  by: string | null;
  /** What it is about: `bulletin/12`. */
  about?: string;
}

/** The same bytes again: counted, nothing else. */
export const repeats = feed.table('repeats', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  receivedAt: instant('received_at')
    .notNull()
    .default(sql`now()`),
});

/** Taken but not applied yet; written and removed in the same transactions as journal and tables. */
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

/** What became of a journal row. `refused` is the quarantine: the bytes stay, `reason` says why. */
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
    /** 64 bits of the hash of `key`: rows of the sport's tables name their message by it. */
    owner: bigint({ mode: 'bigint' }).notNull(),
    key: text().notNull(),
    documentType: text('document_type').notNull(),
    documentCode: text('document_code').notNull(),
    version: integer().notNull(),
    /** version, then header date and time, then hash: what decides between two messages of one key. */
    order: stampText('order').notNull(),
    stamp: stampText('stamp').notNull(),
    resultStatus: text('result_status'),
    isRetracted: boolean('is_retracted').notNull(),
    journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner] })],
);

/** Newest full message of a scope that updates patch: `schedule/SWM`, `participants/SWM`. */
export const scopes = feed.table(
  'scopes',
  { partition: smallint().notNull(), scope: text().notNull(), stamp: stampText('stamp').notNull() },
  (table) => [primaryKey({ columns: [table.partition, table.scope] })],
);

/** What changed, in commit order. */
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

/** How far each feature that follows the outbox has come. */
export const followers = feed.table('followers', {
  name: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});
