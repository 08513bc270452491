/**
 * Two versions of Podium run side by side during an upgrade. The newer one may know rules and types of entries that the
 * older one lacks, so the older one only applies the journal while no newer one runs.
 */
import type pg from 'pg';
import { projectionVersion } from './apply/projection-version.ts';
import type { EntryType } from './desk/entry-type.ts';

/** Any number all Podium processes agree on. */
const rankLock = 7_461_206;
/** More types of entries than there will ever be. */
const maxTypes = 10_000;

/** Grows with every change of the rules. Types of entries are never taken away, for the journal keeps them. */
export function rankOf(entryTypes: readonly EntryType[], version: number = projectionVersion): number {
  return version * maxTypes + entryTypes.length;
}

/** Tells all processes that one of this rank runs, for as long as the connection lasts. */
export async function announceRank(client: pg.ClientBase, rank: number): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [rankLock, rank]);
}

/** SQL: whether no process of a higher rank runs. @param rank expression */
export const isNewest = (rank: string): string =>
  `not exists (select from pg_locks where locktype = 'advisory' and classid = ${rankLock} and objsubid = 2 and objid::bigint > ${rank}
     and database = (select oid from pg_database where datname = current_database()))`;
