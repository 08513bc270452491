import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedallistsAnswer, MedalsAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const table = async (query: string): Promise<MedalsAnswer> => games.json(`/api/v1/medals${query}`);

test('the medals of a day are those awarded on it, in the events that end on it', async () => {
  const day = await table('?day=2026-10-17');
  expect(day.awarded).toMatchObject({ gold: 1, silver: 1, bronze: 1 });
  expect(day.events).toEqual({ decided: 1, total: 1 });
  expect(day.rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
});

test('the medals of all days together are the whole table', async () => {
  const whole = await table('');
  const { firstDay, lastDay } = await games.json<{ firstDay: string; lastDay: string }>('/api/v1/games');
  const first = Date.parse(firstDay);
  const days = Array.from({ length: (Date.parse(lastDay) - first) / 86_400_000 + 1 }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
  const tables = await Promise.all(days.map((day) => table(`?day=${day}`)));
  expect(tables.reduce((sum, { awarded }) => sum + awarded.total, 0)).toBe(whole.awarded.total);
  expect(tables.reduce((sum, { events }) => sum + events.decided, 0)).toBe(whole.events.decided);
});

test('a day without medals has none', async () => {
  expect(await table('?day=2026-10-10')).toMatchObject({ rows: [], events: { decided: 0, total: 0 } });
});

const latest = async (query: string): Promise<string[]> => {
  const { items } = await games.json<MedallistsAnswer>(`/api/v1/medals${query}`);
  return [...new Set(items.map(({ event }) => event.id))];
};

test('the latest medals are listed by event, the newest day first', async () => {
  expect(await latest('/all/medallists?latest=3')).toEqual(['CRDMRR', 'GARW1APVT', 'JUDW57KG']);
  expect(await latest('/all/medallists?latest=1')).toEqual(['CRDMRR']);
  expect(await latest('/swm/medallists?latest=3')).toEqual(['SWMW200MFR']);
  const { items } = await games.json<MedallistsAnswer>('/api/v1/medals/all/medallists?latest=3');
  expect(items.filter(({ event }) => event.id === 'JUDW57KG').map(({ medal }) => medal)).toEqual([
    'gold',
    'silver',
    'bronze',
    'bronze',
  ]);
});

test('a late correction of an old event is not listed as a new medal, and an unofficial medal is marked', async () => {
  await games.send('messages/medallists-swm.xml', {
    'Version="1"': 'Version="8"',
    'Date="2026-10-12" Time': 'Date="2026-10-19" Time',
    '"7100104"': '"7100105"',
  });
  expect((await table('')).corrections.map(({ event }) => event.id)).toEqual(['SWMW200MFR']);
  expect(await latest('/all/medallists?latest=2')).toEqual(['CRDMRR', 'GARW1APVT']);
  await games.send('messages/medallists-crd.xml', { 'Version="1"': 'Version="7"', OFFICIAL: 'UNOFFICIAL' });
  const { items } = await games.json<MedallistsAnswer>('/api/v1/medals/all/medallists?latest=1');
  expect(items.map(({ event, isOfficial }) => [event.id, isOfficial])).toEqual([
    ['CRDMRR', false],
    ['CRDMRR', false],
    ['CRDMRR', false],
  ]);
});

test('medallists are listed by day, for one sport or for all', async () => {
  expect(await latest('/all/medallists?day=2026-10-14')).toEqual(['JUDW57KG']);
  expect(await latest('/swm/medallists?day=2026-10-14')).toEqual([]);
});

test('a reader can request 1 to 20 of the latest medals', async () => {
  for (const wrong of ['0', '21', 'all', '1.5'])
    expect(await games.errorOf(`/api/v1/medals/all/medallists?latest=${wrong}`)).toEqual([400, 'badRequest']);
});

test('medals without a day are listed, but not among the latest', async () => {
  await games.send('messages/medallists-ath.xml', {
    ATHMLONGJUMP: 'ATHMHIGHJUMP',
    ' Date="2026-10-13" Unit="ATHMHIGHJUMP----------FNL-000100--"': '',
  });
  expect(await latest('/ath/medallists')).toContain('ATHMHIGHJUMP');
  expect(await latest('/ath/medallists?latest=9')).toEqual(['ATHMLONGJUMP']);
});
