import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ownFile } from '../own-files.ts';

export const migrationsFolder = ownFile('migrations');
const featuresFolder = ownFile('src/features');

/** Any number all Podium processes agree on. */
const migrationLock = 7_461_203;

/** So long others may be kept waiting by a migration that cannot have its table. */
const lockMs = 1000;
const betweenTriesMs = 500;
const maxTries = 100;

/** Migrations that go one after the other: the house's own, and beside them those of each feature with tables. */
interface MigrationSet {
  folder: string;
  /** Where it is written down which of them have run. */
  migrationsTable: string;
}

export function migrationSets(): MigrationSet[] {
  const features = readdirSync(featuresFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(featuresFolder, entry.name, 'migrations')))
    .map(({ name }) => ({
      folder: join(featuresFolder, name, 'migrations'),
      migrationsTable: `migrations_of_${name.replaceAll('-', '_')}`,
    }));
  return [{ folder: migrationsFolder, migrationsTable: '__drizzle_migrations' }, ...features];
}

async function runSet(client: pg.PoolClient, { folder, migrationsTable }: MigrationSet): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await runMigrations(drizzle(client), { migrationsFolder: folder, migrationsTable, migrationsSchema: 'podium' });
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === maxTries)
        throw new Error('The tables cannot be changed: another process or a backup keeps using them.', {
          cause: error,
        });
      await sleep(betweenTriesMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

/** Brings the tables up to date; processes that start together take turns. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // A statement that waits for a table makes all others wait behind it, in every process.
    await client.query(`set lock_timeout = '${lockMs}ms'`);
    for (const set of migrationSets()) await runSet(client, set);
  } finally {
    // The lock belongs to the connection and ends with it, whatever has happened.
    client.release(true);
  }
}
