import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { openLog } from '../ground/log.ts';
import { applyNext } from './applier.ts';
import { applyLoop } from './apply-loop.ts';
import { openInstallation } from './installation.ts';
import { announceRank, applyRank } from './newest-applies.ts';
import { appendToJournal } from './journal.ts';
import type { JournalEntry } from './journal.ts';

const log = openLog('silent');
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openInstallation(database.pool);
});
afterAll(async () => database.close());

const countWaiting = async (): Promise<number> => (await database.pool.query('select from feed.pending')).rowCount!;

test('an older version does not apply entries while a newer one runs, and continues once it has stopped', async () => {
  // The content is irrelevant: the entry is refused and leaves the queue.
  const header = { kind: 'desk', competitionCode: 'X2026' } as unknown as JournalEntry['header'];
  await appendToJournal(database.pool, [{ kind: 'desk', feedFlag: 'P', header, bytes: Buffer.from('x') }]);
  const newer = await database.connect();
  const same = await database.connect();
  await announceRank(same, applyRank([]));
  await announceRank(newer, applyRank([]) + 1);
  const older = { log, entryTypes: [], rank: applyRank([]) };
  expect(await applyNext(database.pool, older)).toBe(0);
  expect(await countWaiting()).toBe(1);
  await newer.end();
  await vi.waitFor(async () => expect(await applyNext(database.pool, older)).toBe(1), { timeout: 60_000 });
  expect(await countWaiting()).toBe(0);
  await same.end();
});

test('a process announces its version for as long as it applies messages', async () => {
  const ranks = async (): Promise<number[]> =>
    (
      await database.pool.query<{ rank: number }>(
        `select objid::bigint as rank from pg_locks where locktype = 'advisory' and objsubid = 2
           and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows.map(({ rank }) => rank);
  const loop = applyLoop(database, { log, entryTypes: [] });
  loop.start();
  await vi.waitFor(async () => expect(await ranks()).toEqual([applyRank([])]), { timeout: 60_000 });
  await loop.stop();
  await vi.waitFor(async () => expect(await ranks()).toEqual([]), { timeout: 60_000 });
});

test('the version of the rules is compared before the number of entry types', () => {
  const type = { type: 'x' } as Parameters<typeof applyRank>[0][number];
  expect(applyRank([type], 9)).toBe(applyRank([], 9) + 1);
  expect(applyRank([], 10)).toBeGreaterThan(applyRank([type, type], 9));
});
