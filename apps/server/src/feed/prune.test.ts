import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openInstallation } from './installation.ts';
import { pruneFeed } from './prune.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await openInstallation(database.pool);
  await database.pool.query('update feed.installation set last_seq = 25000');
});
afterAll(async () => database.close());

async function countKept(followers: readonly string[]): Promise<[number, number]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await pruneFeed(client, followers);
    const { rows } = await client.query<{ least: number; count: number }>(
      'select min(seq) as least, count(*) as count from feed.outbox',
    );
    return [rows[0]!.least, rows[0]!.count];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the newest changes stay, as do recent ones and those that a follower has not processed', async () => {
  await database.pool.query(
    `insert into feed.outbox (seq, partition, kind, keys, journal_id, at)
     select seq, 1, 'result', '{}', seq, now() - case when seq > 4000 then interval '1 day' else interval '3 days' end
     from generate_series(1, 25000) as seq`,
  );
  await database.pool.query(`insert into feed.followers values ('push', 1500), ('gone', 10)`);
  expect(await countKept([])).toEqual([4001, 21_000]);
  expect(await countKept(['push'])).toEqual([1501, 23_500]);
  expect(await countKept(['push', 'new'])).toEqual([1, 25_000]);
  await database.pool.query(`update feed.outbox set at = now() - interval '3 days'`);
  expect(await countKept([])).toEqual([5001, 20_000]);
});
