import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';

/**
 * A database as an earlier version left it, migrated to the current version. `fixtures/upgrade/old-database.mjs`
 * creates the fixtures.
 */
export async function oldDatabase(version: string): Promise<Database & { url: string }> {
  const database = await testDatabase();
  const file = fileURLToPath(new URL(`../../fixtures/upgrade/${version}.sql.gz`, import.meta.url));
  await dropSchemas(database.pool);
  await database.pool.query(gunzipSync(await readFile(file)).toString());
  await migrate(database.pool);
  return database;
}

/** Drops all schemas of Podium, including those of features. */
export async function dropSchemas(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(nspname), ', ') as names from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  await pool.query(`drop schema ${rows[0]!.names} cascade`);
}
