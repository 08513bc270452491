/**
 * Documents depend on the rows of tables, not on their order on disk, which differs after a restore, a rebuild or a
 * corrected result.
 */
import { expect, test } from 'vitest';
import type pg from 'pg';
import { fillWithDemo } from '../cli/demo.ts';
import { transaction } from '../database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { openLog } from '../ground/log.ts';
import { documentPaths } from '../testing/crawl.ts';
import { inTurn } from '../testing/in-turn.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

const now = new Date('2026-11-20T18:31:00Z');

async function fetchDocuments(podium: TestPodium, paths: readonly string[]): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const path of paths) {
    const response = await podium.get(path);
    const text = await response.text();
    documents.set(path, response.ok ? text.replace(/"asOf":"[^"]*"/u, '') : String(response.status));
  }
  return documents;
}

/** Rewrites all rows of the public tables in a different order. */
async function shuffleRows(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(format('%I', column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('sport', 'content', 'transport') and is_generated = 'NEVER'
     group by 1`,
  );
  expect(rows.length).toBeGreaterThan(20);
  await transaction(pool, async (client) => {
    // Disables foreign key checks; the constraints are satisfied again at the end.
    await client.query('set local session_replication_role = replica');
    for (const { name, columns } of rows) {
      await client.query(`create temp table shuffled on commit drop as select ${columns} from ${name}`);
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} (${columns}) overriding system value select ${columns} from shuffled order by random()`,
      );
      await client.query('drop table shuffled');
    }
  });
}

test('documents do not depend on the order of rows in a table', { timeout: 240_000 }, async () => {
  const database = await testDatabase();
  await fillWithDemo(database, { seed: 1, scale: 0.05, log: openLog('silent'), now });
  const podium = await testPodium({ database });
  const paths = inTurn(documentPaths(podium.readModel.snapshot!), 3);
  const expected = await fetchDocuments(podium, paths);
  await shuffleRows(database.pool);
  await podium.readModel.follower.load();
  podium.readModel.store.invalidateAll();
  const documents = await fetchDocuments(podium, paths);
  await podium.stop();
  const differing = paths.filter((path) => documents.get(path) !== expected.get(path));
  expect(differing.map((path) => [path, expected.get(path), documents.get(path)])).toEqual([]);
});
