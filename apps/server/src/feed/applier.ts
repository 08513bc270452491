import { OdfError } from '@podium/odf';
import type pg from 'pg';
import { transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { Log } from '../ground/log.ts';
import { applyMessages } from './apply/batch.ts';
import type { Outcome } from './apply/batch.ts';
import { applyDesk } from './desk/apply-desk.ts';
import type { EntryType } from './desk/entry-type.ts';
import { readPending } from './journal.ts';
import type { JournalRow } from './journal.ts';
import { applyImport } from './folder/import/apply-import.ts';
import { findPartition } from './installation.ts';
import { appendToOutbox } from './outbox.ts';
import { ReadAhead } from './read-ahead.ts';
import type { Warning } from './tables.ts';

/**
 * Advisory lock number shared by all Podium processes: only one applies at a time, so the outbox is in commit order.
 */
const applyLock = 7_461_204;

const batchSize = 128;

export interface ApplyOptions {
  log: Log;
  /** Types of desk entries that this process can apply. */
  entryTypes: readonly EntryType[];
  /** Maximum number of rows per transaction. */
  limit?: number;
  ahead?: ReadAhead;
  /**
   * Rank of this process: it applies nothing while a process of a higher rank runs. Without a rank it always applies.
   */
  rank?: number;
}

/**
 * Applies the next journal rows in one transaction. Messages of one partition share a transaction; an import gets its
 * own.
 * @returns how many rows were applied; 0 if none are pending
 */
export async function applyNext(
  pool: pg.Pool,
  { log, entryTypes, limit = batchSize, ahead, rank }: ApplyOptions,
): Promise<number> {
  const apply: ApplyRows = async (client, rows) => applyRows(client, rows, entryTypes);
  try {
    return await applyInTransaction(pool, { limit, ahead, rank }, apply);
  } catch (error) {
    if (!isFaultOfMessage(error)) throw error;
    // One message of the batch cannot be stored; the error does not say which.
    return applyInTransaction(pool, { limit, ahead, rank }, (client, rows) => applyWithout(client, rows, apply, log));
  }
}

/** Applies all pending rows, in as many transactions as necessary. */
export async function applyAll(pool: pg.Pool, options: Pick<ApplyOptions, 'log' | 'entryTypes'>): Promise<void> {
  const ahead = new ReadAhead(pool);
  while ((await applyNext(pool, { ...options, ahead })) > 0);
}

/** Blocks applying in all processes until the caller's transaction ends. */
export async function lockApplying(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [applyLock]);
}

type ApplyRows = (client: pg.PoolClient, rows: readonly JournalRow[]) => Promise<Outcome[]>;

async function applyInTransaction(
  pool: pg.Pool,
  { limit, ahead, rank }: Pick<ApplyOptions, 'ahead' | 'rank'> & { limit: number },
  apply: ApplyRows,
): Promise<number> {
  return transaction(pool, async (client) => {
    await lockApplying(client);
    const pending = await readPending(client, { limit, rank, isBatch: true });
    const first = pending[0];
    if (!first) return 0;
    const due = first.kind === 'odf' ? pending.slice(0, firstOther(pending)) : [first];
    const rows = ahead ? await ahead.known(due) : due;
    ahead?.start(due.at(-1)!.id, limit);
    await finish(client, await apply(client, rows));
    return rows.length;
  });
}

async function applyRows(
  client: pg.PoolClient,
  rows: readonly JournalRow[],
  entryTypes: readonly EntryType[],
): Promise<Outcome[]> {
  const [first] = rows;
  if (first?.kind === 'desk') return [await applyDesk(client, first, entryTypes)];
  if (first && first.kind !== 'odf') return [await applyImport(client, first)];
  const outcomes: Outcome[] = [];
  for (const [partition, group] of await byPartition(client, rows))
    outcomes.push(...(await applyMessages(client, partition, group)));
  return outcomes;
}

/** Bisects the batch to find the rows that cannot be stored; all other rows are applied in the same commit. */
async function applyWithout(
  client: pg.PoolClient,
  rows: readonly JournalRow[],
  apply: ApplyRows,
  log: Log,
): Promise<Outcome[]> {
  await client.query('savepoint part');
  try {
    const outcomes = await apply(client, rows);
    await client.query('release savepoint part');
    return outcomes;
  } catch (error) {
    if (!isFaultOfMessage(error)) throw error;
    await client.query('rollback to savepoint part');
    if (rows.length === 1) return [putAside(rows[0]!, error, log)];
    const half = Math.ceil(rows.length / 2);
    return [
      ...(await applyWithout(client, rows.slice(0, half), apply, log)),
      ...(await applyWithout(client, rows.slice(half), apply, log)),
    ];
  }
}

function putAside(row: JournalRow, error: Error, log: Log): Outcome {
  log.error({ journal: row.id, error: error.message }, 'a message cannot be stored and is put aside');
  const warnings = [{ code: 'cannot-store', detail: error.message }];
  return { journalId: row.id, partition: 0, outcome: 'refused', reason: error.message, warnings };
}

function firstOther(rows: readonly JournalRow[]): number {
  const index = rows.findIndex((row) => row.kind !== 'odf');
  return index === -1 ? rows.length : index;
}

async function byPartition(client: pg.PoolClient, rows: readonly JournalRow[]): Promise<Map<number, JournalRow[]>> {
  const groups = new Map<number, JournalRow[]>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.header.competitionCode} ${row.feedFlag}`;
    const partition = counts.get(key) ?? (await findPartition(client, row.header.competitionCode, row.feedFlag));
    counts.set(key, partition);
    const group = groups.get(partition) ?? [];
    group.push(row);
    groups.set(partition, group);
  }
  return groups;
}

/** Writes outcomes and outbox and removes pending rows, in the transaction that applied the rows. */
async function finish(client: pg.PoolClient, outcomes: readonly Outcome[]): Promise<void> {
  await client.query(
    prepared(
      `with done as (
         insert into feed.outcomes (journal_id, outcome, reason, warnings)
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::jsonb[]) returning journal_id
       ) delete from feed.pending using done where pending.journal_id = done.journal_id`,
      [
        outcomes.map((outcome) => outcome.journalId),
        outcomes.map((outcome) => outcome.outcome),
        outcomes.map((outcome) => outcome.reason?.toWellFormed() ?? null),
        outcomes.map((outcome) => JSON.stringify(outcome.warnings.slice(0, 50).map(storable))),
      ],
    ),
  );
  await appendToOutbox(
    client,
    [...outcomes]
      .sort((a, b) => a.journalId - b.journalId)
      .flatMap(({ change, partition, journalId }) => (change ? [{ ...change, partition, journalId }] : [])),
  );
}

/** A text cut in the middle of a surrogate pair cannot be stored as JSON. */
function storable({ code, detail }: Warning): Warning {
  return { code, detail: detail.toWellFormed() };
}

/**
 * PostgreSQL error classes 22 (data), 23 (constraint) and 54 (limits), and errors thrown by our own code: caused by a
 * message and therefore permanent. All other errors are those of the server, and temporary.
 */
function isFaultOfMessage(error: unknown): error is Error {
  if ([TypeError, RangeError, SyntaxError, OdfError].some((fault) => error instanceof fault)) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(22|23|54)/.test(error.code);
}
