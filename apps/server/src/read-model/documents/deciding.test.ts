import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const unit = async (id: string): Promise<UnitAnswer> => games.json(`/api/v1/units/${id}`);
const final = 'SWMW200MFR------------FNL-000100';
const medals = async (id: string) => (await unit(id)).results.map(({ rank, medal }) => `${rank} ${medal ?? '-'}`);
const podium = async (id: string) => (await unit(id)).podium?.map((place) => `${place.medal} ${place.competitor.id}`);

test('before the medals are awarded no line of a final has one, whatever its rank', async () => {
  await games.send('messages/result-swm-final.xml');
  expect(await medals(final)).toEqual(['1 -', '2 -', '3 -', 'null -']);
  expect(await podium(final)).toBeUndefined();
});

test('a line has the medal that its competitor was awarded, whatever its rank', async () => {
  await games.send('messages/medallists-swm.xml', {
    ME_SILVER: 'ME_OTHER',
    ME_BRONZE: 'ME_SILVER',
    ME_OTHER: 'ME_BRONZE',
  });
  expect(await medals(final)).toEqual(['1 gold', '2 bronze', '3 silver', 'null -']);
  expect(await podium(final)).toEqual(['gold 7100101', 'silver 7100104', 'bronze 7100102']);
});

test('a heat shows the podium of its event, and its lines have no medals', async () => {
  await games.send('messages/result-swm-heat1.xml');
  const heat = 'SWMW200MFR------------HEAT000100';
  expect(await podium(heat)).toEqual(await podium(final));
  expect(await medals(heat)).toEqual(['1 -', '2 -', '3 -']);
});

test('unofficial medals are shown on the podium, not on the lines', async () => {
  await games.send('messages/medallists-swm.xml', { 'Version="1"': 'Version="2"', OFFICIAL: 'UNOFFICIAL' });
  expect((await unit(final)).podium!.map(({ isOfficial }) => isOfficial)).toEqual([false, false, false]);
  expect(await medals(final)).toEqual(['1 -', '2 -', '3 -', 'null -']);
});

test('a place that was not awarded stays empty, and equal ones share a medal', async () => {
  await games.send('messages/result-gar-vault.xml');
  await games.send('messages/medallists-gar-tie.xml');
  expect(await podium('GARW1APVT-------------FNL-000001')).toEqual(['gold 7100801', 'gold 7100802', 'bronze 7100803']);
  expect((await unit('GARW1APVT-------------FNL-000001')).part).toBeUndefined();
});

test('each unit of an event that several units decide has the name of its part and the medals of all', async () => {
  await games.send('base/29-schedule-gar.xml', {
    'Version="1"': 'Version="2"',
    'DT_SCHEDULE"': 'DT_SCHEDULE_UPDATE"',
    'FNL-000001--': 'FNL-000002--',
    'T15:00:00': 'T16:00:00',
  });
  await games.send('messages/result-gar-vault.xml', { 'FNL-000001--': 'FNL-000002--' });
  const parts = await Promise.all(
    ['1', '2'].map(async (number) => (await unit(`GARW1APVT-------------FNL-00000${number}`)).part),
  );
  expect(parts).toEqual([
    { number: 1, of: 2 },
    { number: 2, of: 2 },
  ]);
  expect(await medals('GARW1APVT-------------FNL-000002')).toEqual(await medals('GARW1APVT-------------FNL-000001'));
  expect(await medals('GARW1APVT-------------FNL-000002')).toContain('1 gold');
});

test('a final with other competitors is not one of several deciding parts', async () => {
  const first = 'GARW1APVT-------------FNL-000001';
  expect((await unit(first)).part).toEqual({ number: 1, of: 2 });
  await games.send('messages/result-gar-vault.xml', {
    'FNL-000001--': 'FNL-000002--',
    '"71008': '"72008',
    'Time="15': 'Time="16',
  });
  expect((await unit(first)).part).toBeUndefined();
});

test('each unit of a combined event has the name of its part, although only the last one decides gold', async () => {
  const pool = (number: number) => ({ GARW1APVT: 'GARW1APUB', 'FNL-000001--': `FNL-00000${number}--` });
  const fetchUnit = async (number: number) => unit(`GARW1APUB-------------FNL-00000${number}`);
  for (const number of [1, 2, 3]) {
    await games.send('base/29-schedule-gar.xml', {
      ...pool(number),
      'Version="1"': `Version="${number + 2}"`,
      'DT_SCHEDULE"': 'DT_SCHEDULE_UPDATE"',
      'T15:00:00': `T1${number + 4}:00:00`,
      ...(number < 3 && { ' Medal="1"': '' }),
    });
    await games.send('messages/result-gar-vault.xml', pool(number));
    // Until the entrants of the last unit are known, nothing shows that the units belong together.
    if (number < 3) expect((await fetchUnit(1)).part).toBeUndefined();
  }
  const parts = await Promise.all([1, 2, 3].map(async (number) => (await fetchUnit(number)).part));
  expect(parts).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
});
