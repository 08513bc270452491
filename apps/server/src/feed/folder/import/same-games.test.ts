/** The same Games, fed as messages and imported as a folder, give the same documents. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedallistsAnswer, MedalsAnswer, ScheduleDayAnswer, UnitAnswer } from '@podium/contract';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../../testing/feed-files.ts';
import { completeFolder, importFolder } from '../../../testing/import-folder.ts';

let fed: TestPodium;
let imported: TestPodium;
beforeAll(async () => {
  fed = await testPodium();
  for (const folder of ['base', 'messages'])
    await feedFiles(fed.database.pool, await xmlFiles(join(examplesFolder, folder)));
  imported = await testPodium();
  await importFolder(imported.database, completeFolder);
  await Promise.all([fed.settle(), imported.settle()]);
});
afterAll(async () => Promise.all([fed.stop(), imported.stop()]));

async function both<Answer>(path: string): Promise<[Answer, Answer]> {
  const [response, second] = await Promise.all([fed.get(path), imported.get(path)]);
  expect([response.status, second.status], path).toEqual([200, 200]);
  return [(await response.json()) as Answer, (await second.json()) as Answer];
}

test.each(['gold', 'total'])('a folder and a feed of the same Games give the same medal table by %s', async (sort) => {
  const [first, second] = await both<MedalsAnswer>(`/api/v1/medals?sort=${sort}`);
  expect(second.rows).toEqual(first.rows);
  expect(second.awarded).toEqual(first.awarded);
});

test('a folder and a feed of the same Games give the same medallists', async () => {
  const names = (answer: MedallistsAnswer): string[] =>
    answer.items
      .map((item) => `${item.event.id} ${item.medal} ${item.competitor.name}`)
      .toSorted((a, b) => a.localeCompare(b));
  const [first, second] = await both<MedallistsAnswer>('/api/v1/medals/all/medallists');
  expect(names(second)).toEqual(names(first));
});

test('a folder and a feed of the same Games give the same units on each day, with the same times and statuses', async () => {
  for (const day of ['2026-10-11', '2026-10-12', '2026-10-13', '2026-10-14']) {
    const [first, second] = await both<ScheduleDayAnswer>(`/api/v1/schedule/days/${day}`);
    const rows = (answer: ScheduleDayAnswer): string[] =>
      answer.items
        .filter((item) => item.type === 'competition' || item.type === 'competition-medal')
        .map((item) => `${item.id} ${item.start} ${item.medal}`);
    const there = new Set(rows(second));
    // The folder puts the two heats under a parent row; all other rows match the feed.
    const gathered = rows(first).filter((row) => !there.has(row));
    expect(gathered.filter((row) => !row.startsWith('SWMW200MFR------------HEAT'))).toEqual([]);
  }
});

test('a folder and a feed of the same Games give the same lines, marks, ranks and people in a final', async () => {
  const [first, other] = await both<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100--');
  const lines = (unit: UnitAnswer): unknown[] =>
    unit.results.map((line) => [
      line.position,
      line.rank,
      line.competitor.name,
      line.competitor.organisation?.code,
      line.result,
      line.irm,
      line.diff,
    ]);
  expect(lines(other)).toEqual(lines(first));
});
