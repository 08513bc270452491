/**
 * Two versions of Podium run side by side during an upgrade. The newer one may know rules and entry types that the
 * older one lacks, so the older one applies the journal only while no newer one runs.
 */
import type pg from 'pg';
import { projectionVersion } from './apply/projection-version.ts';
import type { EntryType } from './desk/entry-type.ts';

/** Advisory lock number shared by all Podium processes. */
const rankLock = 7_461_206;
/** Upper limit for the number of entry types. */
const maxTypes = 10_000;

/**
 * Rank of a process; increases with every rule version. Entry types are never removed, because the journal keeps their
 * entries.
 */
export function applyRank(entryTypes: readonly EntryType[], version: number = projectionVersion): number {
  return version * maxTypes + entryTypes.length;
}

/** Announces to all processes that one of this rank runs, until the connection closes. */
export async function announceRank(client: pg.ClientBase, rank: number): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [rankLock, rank]);
}

/**
 * SQL condition: no process of a higher rank runs.
 * @param rank SQL expression
 */
export const isNewest = (rank: string): string =>
  `not exists (select from pg_locks where locktype = 'advisory' and classid = ${rankLock} and objsubid = 2 and objid::bigint > ${rank}
     and database = (select oid from pg_database where datname = current_database()))`;
