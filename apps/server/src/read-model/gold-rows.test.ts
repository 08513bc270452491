/**
 * Every view that names a winner names the gold medalist of the awards: over a demo day, and over public data if
 * available.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DisciplineEventsAnswer,
  GamesAnswer,
  MedallistsAnswer,
  ScheduleDayAnswer,
  ScheduleDaysAnswer,
  ScheduleItemAnswer,
  ScheduleLiveAnswer,
  UnitAnswer,
} from '@podium/contract';
import { fillWithDemo } from '../cli/demo.ts';
import { testDatabase } from '../database/test-database.ts';
import { unitCard } from '../features/share/cards/unit-card.ts';
import { drawnName } from '../features/share/cards/words.ts';
import { openLog } from '../ground/log.ts';
import { importFolder } from '../testing/import-folder.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

const paris = fileURLToPath(new URL('../../../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(paris);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

let podium: TestPodium;
const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await podium.get(`/api/v1${path}`)).json()) as Answer;

/** Ids of the gold medalists by event, from the awards. */
async function goldByEvent(): Promise<Map<string, string[]>> {
  const { items } = await read<MedallistsAnswer>('/medals/all/medallists');
  const golds = new Map<string, string[]>();
  for (const { medal, event, competitor, isOfficial, isEventOpen } of items) {
    if (medal !== 'gold' || !(isOfficial || isEventOpen)) continue;
    golds.set(event.id, [...(golds.get(event.id) ?? []), competitor.id!].sort());
  }
  return golds;
}

async function goldRows(): Promise<ScheduleItemAnswer[]> {
  const { items: days } = await read<ScheduleDaysAnswer>('/schedule/days');
  const rows: ScheduleItemAnswer[] = [];
  for (const { day } of days) rows.push(...(await read<ScheduleDayAnswer>(`/schedule/days/${day}`)).items);
  return rows.filter(({ medal, rerun }) => medal === 'gold' && !rerun);
}

const sortedIds = (all: readonly { id: string | null }[]): string[] => all.map(({ id }) => id!).sort();

/** Rows, pages, events and pictures that name someone other than the gold medalist, or show marks that do not match. */
async function wrongWinners(): Promise<{ rows: number; wrong: string[] }> {
  const golds = await goldByEvent();
  const rows = (await goldRows()).filter(({ event }) => golds.has(event?.id ?? ''));
  const wrong: string[] = [];
  const games = await read<GamesAnswer>('/games');
  const context = { language: 'en', games } as const;
  for (const row of rows) {
    const gold = golds.get(row.event!.id)!;
    const isNamed = (list: readonly { id: string | null }[] | undefined) =>
      sortedIds(list ?? []).join() === gold.join();
    if (!isNamed(row.outcome?.winners)) wrong.push(`list ${row.id}`);
    const unit = await read<UnitAnswer>(`/units/${row.id}`);
    if (!isNamed(unit.outcome?.winners)) wrong.push(`page ${row.id}`);
    const { marks } = unit.outcome ?? {};
    const lines = marks === 'total' ? unit.overall!.lines : unit.results;
    const first = lines.filter(({ rank, wlt, irm }) => (unit.isHeadToHead ? wlt === 'W' : rank === '1' && !irm));
    // A head-to-head picture has no places.
    const { body } = unitCard({ ...unit, keys: [] }, context);
    const discs =
      body.kind === 'places' ? body.places.filter(({ medal, rank }) => medal === 'gold' || rank === '1') : [];
    const names = unit.outcome?.winners.map((winner) => drawnName(winner, { language: 'en' })).join();
    if (body.kind === 'places' && discs.map(({ name }) => name).join() !== names) wrong.push(`picture ${row.id}`);
    if (marks !== 'none' && !isNamed(first.map(({ competitor }) => competitor))) wrong.push(`marks ${row.id}`);
  }
  for (const { key } of games.disciplines)
    for (const { id, winners } of (await read<DisciplineEventsAnswer>(`/disciplines/${key}/events`)).items)
      if (golds.has(id) && sortedIds(winners).join() !== golds.get(id)!.join()) wrong.push(`event ${id}`);
  const { finals, headlines } = await read<ScheduleLiveAnswer>('/schedule/live');
  for (const { event, winners } of [...finals.items, ...headlines.flatMap(({ items }) => items)])
    if (winners.length > 0 && sortedIds(winners).join() !== golds.get(event!.id)!.join())
      wrong.push(`final ${event!.id}`);
  return { rows: rows.length, wrong };
}

describe('W0: over a day of the demo Games', () => {
  beforeAll(async () => {
    const database = await testDatabase();
    const now = new Date('2026-11-24T18:31:00Z');
    await fillWithDemo(database, { seed: 1, scale: 0.1, log: openLog('silent'), now });
    podium = await testPodium({ database });
  }, 60_000);
  afterAll(async () => podium.stop());

  it('each row, page, event and headline has the gold medalist of the awards', async () => {
    const { rows, wrong } = await wrongWinners();
    expect(rows).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!isHere)('W0: over the public Paris 2024 set', () => {
  beforeAll(async () => {
    const database = await testDatabase();
    await importFolder(database, paris, { format: 'paris2024' });
    podium = await testPodium({ database });
  }, 60_000);
  afterAll(async () => podium.stop());

  it('C8: each row, page, event and headline has the gold medalist of the awards', async () => {
    const { rows, wrong } = await wrongWinners();
    expect(rows).toBe(329);
    expect(wrong).toEqual([]);
  }, 60_000);
});
