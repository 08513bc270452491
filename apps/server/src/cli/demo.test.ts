/** The demo Games through the product's own interfaces: fed, replayed, exported, imported. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedalsAnswer, ScheduleDaysAnswer } from '@podium/contract';
import { scheduleItemTypes } from '@podium/games';
import { folderFiles, writeFolder } from '@podium/games-folder';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { readTables } from '../feed/folder/export/read-tables.ts';
import { readFeedState } from '../feed/feed-state.ts';
import { importFolder } from '../testing/import-folder.ts';
import { publicPartition } from '../feed/installation.ts';
import { replay } from '../feed/replay.ts';
import { openLog } from '../ground/log.ts';
import { buildMedals } from '../read-model/documents/medals.ts';
import { buildScheduleDays } from '../read-model/documents/schedule.ts';
import { medalTableDifferences } from '../read-model/medal-check.ts';
import { loadSnapshot } from '../read-model/snapshot/snapshot.ts';
import { fillWithDemo, heapShortage } from './demo.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

/** A Friday afternoon of the Games, with live, finished and upcoming contests and finals. */
const now = new Date('2026-11-20T18:31:00Z');
const log = openLog('silent');

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillWithDemo(database, { seed: 1, scale: 0.1, log, now });
});
afterAll(async () => database.close());

async function medals(source: Database): Promise<MedalsAnswer> {
  const snapshot = await loadSnapshot(source.pool, 'America/Sao_Paulo');
  const built = await buildMedals({ snapshot, language: 'en', pool: source.pool }, { sort: 'gold' });
  return built!.body as MedalsAnswer;
}

test('every demo message is applied without a warning, and no message stays waiting', async () => {
  const state = await readFeedState(database.pool);
  expect(state.lag).toBe(0);
  expect(state.warnings).toEqual({});
  expect(Object.keys(state.outcomes).filter((name) => state.outcomes[name as 'applied']! > 0)).toEqual(['applied']);
});

test('the medal table is the sum of the awards, and equals the table that the feed sends', async () => {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  expect(await medalTableDifferences(database.pool, snapshot)).toEqual([]);
  const table = await medals(database);
  expect(table.rows.length).toBeGreaterThan(5);
  expect(table.exhibition.length).toBeGreaterThan(0);
  expect(table.rows.reduce((sum, row) => sum + row.total, 0)).toBe(table.awarded.total);
});

test('the program has every type of item and every tag', async () => {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  const units = [...snapshot.units.values()];
  expect(new Set(units.map((unit) => unit.type))).toEqual(new Set(scheduleItemTypes));
  expect(new Set(units.flatMap((unit) => unit.tags))).toEqual(new Set(['arrival', 'meeting', 'departure']));
});

test('each sport with finished finals has a report, which is a PDF', async () => {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  const { rows } = await database.pool.query<{ discipline: string; level: string; begins: string }>(
    `select discipline_code as discipline, level, convert_from(substring(bytes for 5), 'latin1') as begins
     from sport.reports join sport.files on files.sha256 = reports.file where reports.media_type = 'application/pdf'`,
  );
  const finishedFinals = [...snapshot.units.values()].filter(
    (unit) => unit.medal === 'gold' && unit.day < '2026-11-20',
  );
  const disciplines = new Set(rows.map(({ discipline }) => discipline));
  expect(finishedFinals.length).toBeGreaterThan(5);
  expect(finishedFinals.map((unit) => unit.feedCode).filter((code) => !disciplines.has(code!))).toEqual([]);
  expect(new Set(rows.map(({ begins }) => begins))).toEqual(new Set(['%PDF-']));
  // S05: swimming also has files about rounds and finals.
  const levels = rows.filter(({ discipline }) => discipline === 'SWM').map(({ level }) => level);
  expect(new Set(levels)).toEqual(new Set(['event', 'phase', 'unit']));
});

test('the day of the demo has live, finished and later units', async () => {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  const today = new Set(
    [...snapshot.units.values()].filter((unit) => unit.day === '2026-11-20').map((unit) => unit.status),
  );
  expect([...today]).toEqual(expect.arrayContaining(['RUNNING', 'OFFICIAL', 'SCHEDULED']));
});

test('the list of days marks yesterday as finished once its contests are; ceremonies are counted separately', async () => {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  const built = await buildScheduleDays({ snapshot, language: 'en', pool: database.pool }, {});
  const days = new Map((built!.body as ScheduleDaysAnswer).items.map((item) => [item.day, item]));
  const yesterday = days.get('2026-11-19')!;
  expect(yesterday.competitionUnits).toBeGreaterThan(10);
  expect(yesterday.finished).toBe(yesterday.competitionUnits);
  expect(yesterday.units).toBeGreaterThan(yesterday.competitionUnits);
  expect(days.get('2026-11-21')!.finished).toBe(0);
});

test('replay gives the identical tables', async () => {
  const neighbors = await testDatabase();
  try {
    expect((await replay(database.pool, neighbors.pool, { log, entryTypes: [] })).differences).toEqual([]);
  } finally {
    await neighbors.close();
  }
});

test('an exported folder that is imported again has no error, and gives the same medals', async () => {
  const folder = await scratchFolder();
  const other = await testDatabase();
  const client = await database.pool.connect();
  try {
    const partition = await publicPartition(client);
    const tables = await readTables(client, partition!, { source: 'all', timeZone: 'America/Sao_Paulo' });
    await writeFolder(folder, folderFiles(tables!));
    const imported = await importFolder(other, folder);
    expect(imported.errors.split('\n').filter((line) => line.includes(' error '))).toEqual([]);
    expect(imported.code).toBe(0);
    const [first, second] = [await medals(database), await medals(other)];
    expect(second.rows).toEqual(first.rows);
    expect(second.exhibition).toEqual(first.exhibition);
  } finally {
    client.release();
    await other.close();
  }
});

test('Games too large for the memory of the process are refused, and the error names the setting to change', () => {
  expect(heapShortage(0.05, 1000)).toBeUndefined();
  expect(heapShortage(10, 4144)).toBeUndefined();
  expect(heapShortage(100, 4144)).toBe(
    'podium demo: --scale 100 needs a heap of 12000 MB, and this process has 4144. Start it with NODE_OPTIONS=--max-old-space-size=12000.',
  );
});
