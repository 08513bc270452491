import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { replay } from '../feed/replay.ts';
import { openLog } from '../log.ts';
import type { CliIo } from './io.ts';

/** `podium replay`: every table rebuilt from the journal, beside the real ones, and compared. */
export async function replayVerb(_args: string[], { out, error, config }: CliIo): Promise<number> {
  const database = await openDatabase(config);
  try {
    return await inDatabaseBeside(database, async (target) => {
      const started = performance.now();
      const result = await replay(database.pool, target, openLog('error'), (messages) => {
        if (messages % 2000 === 0) out(`${messages} messages`);
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (result.differences.length === 0) {
        out(`Identical: ${result.messages} journal entries replayed in ${seconds} s, every table the same.`);
        return 0;
      }
      error(`Different after ${result.messages} journal entries:`);
      for (const difference of result.differences)
        error(`  ${difference.table}: here ${difference.here}, replayed ${difference.there}`);
      return 1;
    });
  } finally {
    await database.close();
  }
}

/** A second, empty, migrated database on the same server, dropped afterwards. */
async function inDatabaseBeside<Result>(database: Database, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const name = `podium_replay_${randomBytes(4).toString('hex')}`;
  try {
    await database.pool.query(`create database ${name}`);
  } catch (error) {
    throw new Error(
      `Replay needs a database beside this one, and this user may not make one: ${(error as Error).message}`,
      { cause: error },
    );
  }
  const pool = new pg.Pool({
    ...database.pool.options,
    database: name,
    connectionString: beside(database.pool.options.connectionString, name),
  });
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
    return await work(pool);
  } finally {
    await pool.end();
    await database.pool.query(`drop database if exists ${name} with (force)`);
  }
}

function beside(connectionString: string | undefined, name: string): string | undefined {
  if (!connectionString) return undefined;
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
