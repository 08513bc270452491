import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@podium/contract';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

const TIMEOUT_MS = 300;
let podium: TestPodium;
let holder: pg.Client;
beforeAll(async () => {
  podium = await testPodium({ environment: { DATABASE_TIMEOUT_MS: String(TIMEOUT_MS) } });
  for (const folder of ['base', 'messages'])
    await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, folder)));
  await podium.settle();
  holder = await podium.database.connect();
});
afterAll(async () => {
  await holder.end();
  await podium.stop();
});

/** Locks a table while `work` runs, so that its queries wait. */
async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    return await work();
  } finally {
    await holder.query('rollback');
  }
}

test.each([
  ['a document', 'sport.records', '/api/v1/disciplines/swm/records'],
  ['a feature', 'trivia.trivias', '/api/v1/trivia'],
])(
  'security 31: %s whose query does not end is answered with 503, and normally once the database is fast again',
  async (_kind, table, path) => {
    const startedAt = performance.now();
    const response = await whileLocked(table, async () => podium.get(path));
    expect([response.status, ((await response.json()) as ErrorAnswer).error.code]).toEqual([503, 'unavailable']);
    expect(performance.now() - startedAt).toBeGreaterThan(TIMEOUT_MS - 50);
    expect((await podium.get(path)).status).toBe(200);
  },
);

test('security 15: searches of the ranking use a few connections of their own, so that feed and other reads do not wait', async () => {
  await whileLocked('people.persons', async () => {
    const searches = Array.from({ length: 30 }, async () => podium.get('/api/v1/ranking?query=a'));
    const isSlow = Promise.race(searches).then(() => 'a search ended first');
    expect(await Promise.race([isSlow, podium.get('/api/v1/trivia').then(({ status }) => status)])).toBe(200);
    expect(await Promise.race([isSlow, podium.feed('<OdfBody/>').then(({ status }) => status)])).toBe(422);
    expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(searches.map(() => 503));
  });
  expect((await podium.get('/api/v1/ranking?query=a')).status).toBe(200);
});

test('security 15: a search of the ranking counts towards the search limit of its network', async () => {
  const statuses = new Set<number>();
  // The limit is 1,200 a minute; a rejected parameter costs no query.
  for (let round = 0; round < 13; round++)
    for (const { status } of await Promise.all(
      Array.from({ length: 100 }, async () => podium.get('/api/v1/ranking?query=zzz&page=none')),
    ))
      statuses.add(status);
  expect(statuses).toEqual(new Set([400, 429]));
  expect((await podium.get('/api/v1/search?query=zzz')).status).toBe(429);
  expect((await podium.get('/api/v1/ranking')).status).toBe(200);
});
