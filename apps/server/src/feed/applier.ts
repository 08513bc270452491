import type pg from 'pg';
import { transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { Log } from '../log.ts';
import { applyMessages } from './apply/batch.ts';
import type { Outcome } from './apply/batch.ts';
import { readPending } from './journal.ts';
import type { JournalRow } from './journal.ts';
import { applyImport } from './import/apply-import.ts';
import { partitionOf } from './installation.ts';
import { appendToOutbox } from './outbox.ts';

/** Any number all Podium processes agree on: one process applies at a time, so the outbox is in commit order. */
const applyLock = 7_461_204;

const batchSize = 128;

/**
 * Applies the next journal rows in one transaction. Several messages of one partition share a transaction; an import has
 * one of its own.
 * @returns how many rows were applied; 0 when nothing waits.
 */
export async function applyNext(pool: pg.Pool, log: Log, limit: number = batchSize): Promise<number> {
  try {
    return await transaction(pool, (client) => applyInside(client, limit));
  } catch (error) {
    if (!isDataError(error) || limit === 1) {
      if (isDataError(error)) return quarantineNext(pool, error as Error, log);
      throw error;
    }
    // One message of the batch cannot be stored: alone it shows itself, the others pass.
    log.warn({ error: (error as Error).message }, 'a batch failed, going on one by one');
    let applied = 0;
    for (let index = 0; index < limit; index++) {
      const done = await applyNext(pool, log, 1);
      if (done === 0) break;
      applied += done;
    }
    return applied;
  }
}

async function applyInside(client: pg.PoolClient, limit: number): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [applyLock]);
  const pending = await readPending(client, limit);
  const first = pending[0];
  if (!first) return 0;
  const outcomes: Outcome[] = [];
  const rows = first.kind === 'odf' ? pending.slice(0, firstOther(pending)) : [first];
  if (first.kind === 'odf') {
    for (const [partition, group] of await byPartition(client, rows))
      outcomes.push(...(await applyMessages(client, partition, group)));
  } else {
    outcomes.push(await applyImport(client, first));
  }
  await finish(client, outcomes);
  return rows.length;
}

function firstOther(rows: readonly JournalRow[]): number {
  const index = rows.findIndex((row) => row.kind !== 'odf');
  return index === -1 ? rows.length : index;
}

async function byPartition(client: pg.PoolClient, rows: readonly JournalRow[]): Promise<Map<number, JournalRow[]>> {
  const groups = new Map<number, JournalRow[]>();
  const known = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.header.competitionCode} ${row.feedFlag}`;
    const partition = known.get(key) ?? (await partitionOf(client, row.header.competitionCode, row.feedFlag));
    known.set(key, partition);
    const group = groups.get(partition) ?? [];
    group.push(row);
    groups.set(partition, group);
  }
  return groups;
}

/** Outcomes, the end of waiting, and the outbox, in the transaction of the rows themselves. */
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
        outcomes.map((outcome) => outcome.reason ?? null),
        outcomes.map((outcome) => JSON.stringify(outcome.warnings.slice(0, 50))),
      ],
    ),
  );
  await appendToOutbox(
    client,
    [...outcomes]
      .sort((one, other) => one.journalId - other.journalId)
      .flatMap(({ change, partition, journalId }) => (change ? [{ ...change, partition, journalId }] : [])),
  );
}

/** PostgreSQL's classes 22 (data) and 23 (constraint), and 54 (limits): the message's fault, not the server's. */
function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(22|23|54)/.test(error.code);
}

async function quarantineNext(pool: pg.Pool, error: Error, log: Log): Promise<number> {
  return transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [applyLock]);
    const [row] = await readPending(client, 1);
    if (!row) return 0;
    log.error({ journal: row.id, error: error.message }, 'a message cannot be stored and is put aside');
    await finish(client, [
      {
        journalId: row.id,
        partition: 0,
        outcome: 'refused',
        reason: error.message,
        warnings: [{ code: 'cannot-store', detail: error.message }],
      },
    ]);
    return 1;
  });
}
