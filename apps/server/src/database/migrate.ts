import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ownFile } from '../own-files.ts';

export const migrationsFolder = ownFile('migrations');
const featuresFolder = ownFile('src/features');

/** Any number all Podium processes agree on. */
const migrationLock = 7_461_203;

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

/** Brings the tables up to date; processes that start together take turns. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    for (const { folder, migrationsTable } of migrationSets())
      await runMigrations(drizzle(client), { migrationsFolder: folder, migrationsTable, migrationsSchema: 'podium' });
  } finally {
    // The lock belongs to the connection and ends with it, whatever has happened.
    client.release(true);
  }
}
