import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Alarms } from '../ground/alarms.ts';
import { LagWatch } from '../feed/lag-watch.ts';
import { openLog } from '../ground/log.ts';
import type { Database } from './database.ts';
import { FollowLoop } from './follow-loop.ts';
import { testDatabase } from './test-database.ts';

let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(async () => database.close());

test('security 3: a system clock that is set back by an hour delays no turn', async () => {
  let turns = 0;
  const loop = new FollowLoop({
    database,
    channel: 'test_steps',
    pollMs: 20,
    pauseMs: 30,
    work: async () => {
      turns++;
      return false;
    },
    onFailure: () => undefined,
  });
  const real = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  // Each reading of the clock is an hour earlier than the previous one.
  let readings = 0;
  clock.mockImplementation(() => real() - ++readings * 3_600_000);
  loop.start();
  await expect.poll(() => turns).toBeGreaterThan(3);
  await loop.stop();
});

test('security 3: an alarm is raised once the oldest journal entry has waited for ten seconds', async () => {
  const alarms = new Alarms(openLog('silent'));
  const watch = new LagWatch(database.pool, alarms);
  const wait = async (id: number): Promise<unknown> =>
    database.pool.query('insert into feed.pending (journal_id) values ($1)', [id]);
  const raisedAlarms = (): string[] => alarms.open.map(({ kind }) => kind);
  await wait(1);
  await watch.look(0);
  await watch.look(9999);
  expect(raisedAlarms()).toEqual([]);
  await watch.look(10_000);
  expect(raisedAlarms()).toEqual(['feed-stuck']);
  await database.pool.query('delete from feed.pending');
  await wait(2);
  await watch.look(12_000);
  expect(raisedAlarms()).toEqual([]);
});
