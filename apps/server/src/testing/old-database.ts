import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';

/**
 * A database as a former version left it, brought up by the migrations since. `fixtures/upgrade/old-database.mjs` writes
 * them.
 */
export async function oldDatabase(version: string): Promise<Database & { url: string }> {
  const database = await testDatabase();
  const file = fileURLToPath(new URL(`../../fixtures/upgrade/${version}.sql.gz`, import.meta.url));
  await database.pool.query('drop schema feed, sport, podium cascade');
  await database.pool.query(gunzipSync(await readFile(file)).toString());
  await migrate(database.pool);
  return database;
}
