import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ownFile } from '../ground/own-files.ts';

export const migrationsFolder = ownFile('migrations');
const featuresFolder = ownFile('src/features');

/** Advisory lock number shared by all Podium processes. */
const migrationLock = 7_461_203;

/** Maximum time for which a migration waiting for its table may block other statements. */
const lockMs = 1000;
const betweenTriesMs = 500;
const maxTries = 100;

/** Migrations that run in order: one set for the shared tables, and one for each feature with tables. */
interface MigrationSet {
  folder: string;
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

/** Migrates the tables; processes that start together take turns. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // A statement waiting for a table lock blocks all later ones in every process.
    await client.query(`set lock_timeout = '${lockMs}ms'`);
    for (const set of migrationSets()) await runSet(client, set);
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(true);
  }
}
