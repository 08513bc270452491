import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MultiMedallistsAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const path = '/api/v1/medals/all/multi-medallists';
const fetchRows = async (address: string): Promise<(string | number)[][]> =>
  (await games.json<MultiMedallistsAnswer>(address)).items.map((item) => [
    item.rank,
    item.competitor.name,
    item.gold,
    item.silver,
    item.bronze,
  ]);

test('an athlete with one medal is not listed', async () => {
  expect(await games.json(path)).toMatchObject({ items: [], total: 0 });
});

test('athletes with equal counts share a rank and are sorted by name', async () => {
  await games.send('messages/medallists-swm.xml', { SWMW200MFR: 'SWMW100MFR' });
  expect(await fetchRows(path)).toEqual([
    [1, 'LUMAR Inês', 2, 0, 0],
    [2, 'VANTE Teodora', 0, 2, 0],
    [3, 'GÜNVAR Aysəl', 0, 0, 2],
  ]);
  await games.send('messages/medallists-swm.xml', {
    SWMW200MFR: 'SWMX400MMD',
    'Code="7100101"': 'Code="7100105"',
    'Code="7100102" Type="A"': 'Code="SWMX400MMD---BRS01" Type="T"',
    '"7100104"': '"7100102"',
  });
  expect(await fetchRows(path)).toEqual([
    [1, 'LUMAR Inês', 2, 0, 0],
    [2, 'VANTE Teodora', 0, 3, 1],
    [3, 'GÜNVAR Aysəl', 0, 0, 2],
  ]);
});

test('W9: all are listed, in pages, and those of one delegation keep their rank among all', async () => {
  const read = async (query: string) => games.json<MultiMedallistsAnswer>(path + query);
  const pages = [await read('?pageSize=2'), await read('?pageSize=2&page=2'), await read('?pageSize=2&page=3')];
  expect(pages.map(({ items, total, page }) => [items.map(({ rank }) => rank), total, page])).toEqual([
    [[1, 2], 3, 1],
    [[3], 3, 2],
    [[], 3, 3],
  ]);
  const last = pages[1]!.items[0]!;
  expect((await read(`?organisation=${last.organisation!.code}`)).items.map(({ rank }) => rank)).toEqual([3]);
});

test('multiple medallists can be filtered by discipline and by the gender of the event; an unknown value is refused', async () => {
  expect((await fetchRows('/api/v1/medals/swm/multi-medallists?gender=W')).map((row) => row[1])).toEqual([
    'LUMAR Inês',
    'VANTE Teodora',
    'GÜNVAR Aysəl',
  ]);
  expect(await fetchRows('/api/v1/medals/swm/multi-medallists?gender=X')).toEqual([[1, 'VANTE Teodora', 0, 1, 1]]);
  expect(await fetchRows('/api/v1/medals/jud/multi-medallists')).toEqual([]);
  expect(await games.errorOf('/api/v1/medals/xxx/multi-medallists')).toEqual([404, 'notFound']);
});

test('the rank after a shared one is skipped; unofficial and exhibition medals do not count', async () => {
  await games.send('messages/medallists-ath.xml', { 'Version="1"': 'Version="9"', '"7100201"': '"7100103"' });
  await games.send('messages/medallists-ath.xml', { ATHMLONGJUMP: 'ATHMHIGHJUMP', '"7100201"': '"7100103"' });
  expect((await fetchRows(path)).map(([rank, name]) => [rank, name]).slice(0, 3)).toEqual([
    [1, 'LUMAR Inês'],
    [1, 'ORSIN Maëlle'],
    [3, 'VANTE Teodora'],
  ]);
  await games.send('base/04-codes-event.xml', {
    'Version="1"': 'Version="9"',
    'Event="LONGJUMP----------"': 'Event="LONGJUMP----------" Exhibition="Y"',
  });
  expect((await fetchRows(path)).map((row) => row[1])).not.toContain('ORSIN Maëlle');
  await games.send('messages/medallists-swm.xml', {
    SWMW200MFR: 'SWMW100MFR',
    'Version="1"': 'Version="2"',
    '"OFFICIAL"': '"UNOFFICIAL"',
  });
  expect((await fetchRows(path)).map((row) => row[1])).toEqual(['VANTE Teodora']);
});
