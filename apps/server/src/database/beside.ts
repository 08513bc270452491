import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Advisory lock number shared by all Podium processes. */
const outsideLock = 7_461_205;

/**
 * Runs work with an empty, migrated database on the same server, which is dropped afterwards. Each database has at most
 * one sibling, so a later run also drops the one that a killed run left.
 * @throws Error with one sentence if another process uses the sibling, or the user may not create databases
 */
export async function inSiblingDatabase<Result>(
  database: Database,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  // The lock is released with its connection, so a killed process does not keep it.
  const holder = await database.connect();
  try {
    const { rows } = await holder.query<{ is_ours: boolean; name: string }>(
      `select pg_try_advisory_lock($1) as is_ours, 'podium_beside_' || oid as name from pg_database where datname = current_database()`,
      [outsideLock],
    );
    const { is_ours: isOurs, name } = rows[0]!;
    if (!isOurs) throw new Error('Another replay or rebuild of this database is running. Wait until it has finished.');
    await holder.query(`drop database if exists ${name} with (force)`);
    try {
      await holder.query(`create database ${name}`);
    } catch (error) {
      throw new Error(
        `This command needs a second database, and the database user may not create one: ${(error as Error).message}`,
        { cause: error },
      );
    }
    const pool = openInParallel(database.pool.options, name);
    try {
      await migrate(pool);
      return await work(pool);
    } finally {
      await pool.end();
      await holder.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await holder.end();
  }
}

function openInParallel(options: pg.PoolOptions, name: string): pg.Pool {
  const { connectionString } = options;
  const url = connectionString === undefined ? undefined : new URL(connectionString);
  if (url) url.pathname = `/${name}`;
  const settings = { ...options, database: name, connectionString: url?.href };
  // The data is temporary, so commits need not wait for the disk.
  const pool = new pg.Pool({ ...settings, options: '-c synchronous_commit=off' });
  pool.on('error', () => undefined);
  return pool;
}
