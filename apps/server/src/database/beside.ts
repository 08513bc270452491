import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Any number all Podium processes agree on. */
const besideLock = 7_461_205;

/**
 * A second, empty, migrated database on the same server, dropped afterwards. There is one at a time beside each database,
 * so a later run also clears away what a killed one left.
 * @throws Error with one sentence where another process has it, or where this user may not make one.
 */
export async function inSiblingDatabase<Result>(
  database: Database,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  // The lock ends with its connection, so a killed process does not keep it.
  const holder = await database.connect();
  try {
    const { rows } = await holder.query<{ is_ours: boolean; name: string }>(
      `select pg_try_advisory_lock($1) as is_ours, 'podium_beside_' || oid as name from pg_database where datname = current_database()`,
      [besideLock],
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
    const pool = openBeside(database.pool.options, name);
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

function openBeside(options: pg.PoolOptions, name: string): pg.Pool {
  const { connectionString } = options;
  const url = connectionString === undefined ? undefined : new URL(connectionString);
  if (url) url.pathname = `/${name}`;
  const settings = { ...options, database: name, connectionString: url?.href };
  // Nothing in it is to last.
  const pool = new pg.Pool({ ...settings, options: '-c synchronous_commit=off' });
  pool.on('error', () => undefined);
  return pool;
}
