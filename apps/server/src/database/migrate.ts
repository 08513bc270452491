import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number all Podium processes agree on. */
const migrationLock = 7_461_203;

/** Brings the tables up to date; processes that start together take turns. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder, migrationsSchema: 'podium' });
  } finally {
    // The lock belongs to the connection and ends with it, whatever has happened.
    client.release(true);
  }
}
