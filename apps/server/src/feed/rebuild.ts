import { liveKeys } from '@podium/contract/live-keys';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { projectionVersion } from './apply/projection-version.ts';
import { findPartition, publicPartition, rebuildDue } from './installation.ts';
import { appendToOutbox } from './outbox.ts';
import { replay } from './replay.ts';
import type { ReplayOptions, ReplayResult } from './replay.ts';
import { comparedTables } from './state-hash.ts';

/**
 * Replays the journal into the target and replaces the tables of the source that differ, in one transaction. Readers
 * see the old state until the commit, and keep it if the transaction fails.
 */
export async function rebuild(
  source: pg.Pool,
  target: pg.Pool,
  options: Omit<ReplayOptions, 'whenCompared'>,
): Promise<ReplayResult> {
  return replay(source, target, {
    ...options,
    async whenCompared(client, { differences }) {
      const isDue = (await rebuildDue(client)) !== undefined;
      const from = await target.connect();
      try {
        const partition = await currentPartition(client, from);
        const tables = await comparedTables(client, options.entryTypes);
        for (const { table } of differences) {
          // Unlike truncate, delete leaves the old rows visible to other transactions.
          await client.query(`delete from ${table}`);
          await copyTable(from, client, table, tables.get(table)!, partition);
        }
        await copyOutcomes(from, client);
      } finally {
        from.release();
      }
      await client.query('update feed.installation set projection_version = $1', [projectionVersion]);
      if (isDue || differences.length > 0) await notifyReaders(client);
    },
  });
}

/**
 * Partition numbers depend on the order of arrival.
 * @returns SQL that converts a partition number of the target to that of the source
 */
async function currentPartition(client: pg.PoolClient, target: pg.PoolClient): Promise<string> {
  const { rows } = await target.query<{ id: number; competition_code: string; feed_flag: 'P' | 'T' }>(
    'select id, competition_code, feed_flag from feed.partitions',
  );
  const cases: string[] = [];
  for (const row of rows)
    cases.push(`when ${row.id} then ${await findPartition(client, row.competition_code, row.feed_flag)}`);
  return cases.length > 0 ? `case partition ${cases.join(' ')} end` : 'partition';
}

async function copyTable(
  source: pg.PoolClient,
  target: pg.PoolClient,
  table: string,
  columns: readonly string[],
  partition: string,
): Promise<void> {
  const read = columns.map((column) => (column === 'partition' ? partition : `"${column}"`)).join(', ');
  const written = columns.map((column) => `"${column}"`).join(', ');
  await copy(source, `select ${read} from ${table}`, target, `${table} (${written})`);
}

async function copy(source: pg.PoolClient, rows: string, target: pg.PoolClient, table: string): Promise<void> {
  await pipeline(source.query(copyTo(`copy (${rows}) to stdout`)), target.query(copyFrom(`copy ${table} from stdin`)));
}

/** Newer rules may accept a message that was refused, or add a warning. */
async function copyOutcomes(source: pg.PoolClient, target: pg.PoolClient): Promise<void> {
  await target.query(
    `create temporary table rebuilt on commit drop as select journal_id, outcome, reason, warnings from feed.outcomes with no data`,
  );
  await copy(source, 'select journal_id, outcome, reason, warnings from feed.outcomes', target, 'rebuilt');
  await target.query(
    `update feed.outcomes as old set outcome = new.outcome, reason = new.reason, warnings = new.warnings from rebuilt as new
     where new.journal_id = old.journal_id
       and (new.outcome, new.reason, new.warnings) is distinct from (old.outcome, old.reason, old.warnings)`,
  );
}

/** Publishes one change that makes readers reload all of the Games. */
async function notifyReaders(client: pg.PoolClient): Promise<void> {
  const partition = await publicPartition(client);
  const { rows } = await client.query<{ last: number | null }>('select max(id) as last from feed.journal');
  if (partition === undefined || rows[0]!.last === null) return;
  await appendToOutbox(client, [
    { partition, kind: 'rebuild', keys: [liveKeys.games], stamp: '', journalId: rows[0]!.last },
  ]);
}
