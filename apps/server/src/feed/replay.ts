import type pg from 'pg';
import { transaction } from '../database/database.ts';
import type { Log } from '../ground/log.ts';
import { applyAll, lockApplying } from './applier.ts';
import type { EntryType } from './desk/entry-type.ts';
import { openInstallation, readInstallation } from './installation.ts';
import { compareStates, stateHashes } from './state-hash.ts';
import type { Difference } from './state-hash.ts';

export interface ReplayResult {
  messages: number;
  differences: Difference[];
}

export interface ReplayOptions {
  log: Log;
  entryTypes: readonly EntryType[];
  /** Awaited before the replay continues. */
  onProgress?: (messages: number) => void | Promise<void>;
  /** Runs before the source continues to apply, in the transaction that blocks it. */
  whenCompared?: (client: pg.PoolClient, result: ReplayResult) => Promise<void>;
}

const page = 200;

/**
 * Rebuilds every table of the source from its journal in an empty, migrated target, and compares them. A server may use
 * the source meanwhile: it is blocked only while the last messages are replayed and the tables compared.
 */
export async function replay(source: pg.Pool, target: pg.Pool, options: ReplayOptions): Promise<ReplayResult> {
  const { gamesCode } = await readInstallation(source);
  await openInstallation(target, gamesCode);
  const replayed = new Set<number>();
  while ((await catchUp(source, target, replayed, options)) > page);
  return transaction(source, async (client) => {
    // The target may take any amount of time.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await lockApplying(client);
    await catchUp(client, target, replayed, options);
    const [here, there] = await Promise.all([
      stateHashes(client, options.entryTypes),
      stateHashes(target, options.entryTypes),
    ]);
    const result = { messages: replayed.size, differences: compareStates(here, there) };
    await options.whenCompared?.(client, result);
    return result;
  });
}

/**
 * Replays the rows that the source has applied so far.
 * @returns the number of messages
 */
async function catchUp(
  source: pg.Pool | pg.PoolClient,
  target: pg.Pool,
  replayed: Set<number>,
  { log, entryTypes, onProgress = () => undefined }: ReplayOptions,
): Promise<number> {
  const { rows } = await source.query<{ id: number }>(
    'select id from feed.journal where not exists (select from feed.pending where journal_id = id) order by id',
  );
  const ids = rows.map(({ id }) => id).filter((id) => !replayed.has(id));
  for (let start = 0; start < ids.length; start += page) {
    const part = ids.slice(start, start + page);
    await copyJournal(source, target, part);
    await applyAll(target, { log, entryTypes });
    for (const id of part) replayed.add(id);
    await onProgress(replayed.size);
  }
  return ids.length;
}

async function copyJournal(source: pg.Pool | pg.PoolClient, target: pg.Pool, ids: readonly number[]): Promise<void> {
  const { rows } = await source.query<Record<string, unknown>>(
    `select id, feed_flag, kind, header, bytes, sha256, received_at::text as received_at from feed.journal
     where id = any($1::bigint[]) order by id`,
    [ids],
  );
  for (const row of rows) {
    await target.query(
      `with row as (insert into feed.journal (id, feed_flag, kind, header, bytes, sha256, received_at) values ($1, $2, $3, $4, $5, $6, $7) returning id)
       insert into feed.pending (journal_id) select id from row`,
      [row['id'], row['feed_flag'], row['kind'], row['header'], row['bytes'], row['sha256'], row['received_at']],
    );
  }
}
