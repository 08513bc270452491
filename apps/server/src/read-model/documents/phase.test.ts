import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventAnswer, PhaseAnswer, RankingAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const heats = 'SWMW200MFR------------HEAT';
const phase = async (id: string): Promise<PhaseAnswer> => games.json(`/api/v1/phases/${id}`);
const standings = async (unit: string) => (await games.json<UnitAnswer>(`/api/v1/units/${unit}`)).standings;

test('a heat links to the ranking over all heats once there is one', async () => {
  expect(await standings(`${heats}000100`)).toBeUndefined();
  expect(await phase(heats)).toMatchObject({ event: { id: 'SWMW200MFR' }, ranking: null, total: null });
  await games.send('messages/phase-result-swm-heats.xml');
  expect(await standings(`${heats}000100`)).toEqual(['phase']);
  const event = await games.json<EventAnswer>('/api/v1/events/SWMW200MFR');
  expect(event.phases.filter(({ hasStanding }) => hasStanding).map(({ id }) => id)).toEqual([heats]);
});

test('the ranking over all heats marks the competitors who advance, and names the heat of each', async () => {
  const { ranking } = await phase(`${heats}--------`);
  expect(ranking!.status).toBe('OFFICIAL');
  expect(ranking!.phase).toEqual({ id: heats, name: 'Heats' });
  expect(
    ranking!.lines.map(({ rank, rankEqual, qualification, diff }) => [rank, rankEqual, qualification, diff]),
  ).toEqual([
    ['1', false, 'Q', null],
    ['2', true, 'Q', '+1.38'],
    ['2', true, 'Q', '+1.38'],
    ['4', false, 'Q', '+4.75'],
    ['5', false, null, '+7.93'],
  ]);
  const [part] = ranking!.lines[2]!.parts!;
  expect(part).toEqual({
    unit: `${heats}000100`,
    name: "Women's 200m Freestyle - Heat 1",
    order: '1',
    rank: '2',
    result: '2:06.40',
    resultType: 'TIME',
  });
});

test('S05: a heat marks those who advance by the ranking over all heats, which its own result does not contain', async () => {
  await games.send('messages/result-swm-heat1.xml');
  const { results } = await games.json<UnitAnswer>(`/api/v1/units/${heats}000100`);
  expect(results.map(({ rank, qualification }) => [rank, qualification])).toEqual([
    ['1', 'Q'],
    ['2', 'Q'],
    ['3', null],
  ]);
});

test('a total over several apparatus includes the name of each', async () => {
  await games.send('messages/cumulative-result-gar-allaround.xml');
  const { total, ranking } = await phase('GARW1AA---------------FNL');
  expect(ranking).toBeNull();
  expect(total!.lines[0]).toMatchObject({ rank: '1', result: '26.400' });
  expect(total!.lines[0]!.parts!.map(({ unit, rank, result }) => [unit.slice(-6), rank, result])).toEqual([
    ['000001', '1', '13.500'],
    ['000002', '2', '12.900'],
  ]);
});

test('a unit whose lines have no places includes the totals of its phase, but one with its own ranking does not', async () => {
  const vault = async () => games.json<UnitAnswer>('/api/v1/units/GARW1APVT-------------FNL-000001');
  await games.send('messages/cumulative-result-gar-allaround.xml', {
    'GARW1AA---------------FNL': 'GARW1APVT-------------FNL',
  });
  await games.send('messages/result-gar-vault.xml');
  expect((await vault()).overall).toBeUndefined();
  await games.send('messages/result-gar-vault.xml', {
    'Version="12"': 'Version="13"',
    ' Rank="1" RankEqual="Y"': '',
    ' Rank="3"': '',
  });
  const { overall, results } = await vault();
  expect(overall!.of).toBe('phase');
  expect(overall!.lines.map(({ rank, result }) => [rank, result])).toEqual([
    ['1', '26.400'],
    ['2', '26.150'],
  ]);
  expect(results.map(({ rank }) => rank)).toEqual(results.map(() => null));
});

test('the total of a combined event is shown with the event', async () => {
  await games.send('messages/cumulative-result-gar-allaround.xml', { 'FNL---------"': '------------"' });
  const event = await games.json<EventAnswer>('/api/v1/events/GARW1AA');
  expect([event.ranking, event.total!.lines.length]).toEqual([null, 2]);
  expect(event.total!.phase).toBeNull();
});

test('the parts of a final ranking are shown with their points', async () => {
  await games.send('messages/ranking-swm.xml', {
    '<Competitor Code="7100101"':
      '<ResultItems><ResultItem Unit="SWMW200MFR------------FNL-000100--" Order="1"><Result Rank="1" Result="2:04.31" ' +
      'ResultPoints="25" IRM="OTL"/></ResultItem></ResultItems><Competitor Code="7100101"',
  });
  const { items } = await games.json<RankingAnswer>('/api/v1/disciplines/swm/ranking');
  expect(items[0]!.lines[0]!.parts).toEqual([
    {
      unit: 'SWMW200MFR------------FNL-000100',
      name: "Women's 200m Freestyle - Final",
      order: '1',
      rank: '1',
      result: '2:04.31',
      points: '25',
      irm: 'OTL',
    },
  ]);
});

test('an unknown phase is not found', async () => {
  expect(await games.errorOf('/api/v1/phases/nothing')).toEqual([404, 'notFound']);
});
