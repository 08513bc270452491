import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const profile = async (id: string): Promise<ProfileAnswer> => games.json(`/api/v1/participants/${id}`);

test('an entry has a best mark; its other values are public only for people with the full level', async () => {
  const { level, entries } = await profile('7100101');
  expect(level).toBe('basic');
  expect(entries).toMatchObject([{ event: { id: 'SWMW200MFR' }, best: '2:06.10' }]);
  expect(entries![0]!.details).toBeUndefined();
});

test('a team has its coaches next to its members, and the group of its draw', async () => {
  const { staff, memberList, entries } = await profile('VVOWTEAM6---AUR01');
  expect(staff).toMatchObject([{ id: '7190301', function: 'COACH' }]);
  expect(memberList.map(({ id }) => id)).not.toContain('7190301');
  expect(entries![0]!.details).toEqual([{ type: 'ENTRY', code: 'GROUP', value: 'A' }]);
});

test('the start list of a first round has the marks of the entries, but that of a later round does not', async () => {
  await games.send('messages/result-swm-heat1.xml');
  await games.send('messages/result-swm-final-startlist.xml');
  const startList = async (unit: string): Promise<UnitAnswer['startList']> =>
    (await games.json<UnitAnswer>(`/api/v1/units/${unit}`)).startList;
  const heat = await startList('SWMW200MFR------------HEAT000100');
  expect(new Map(heat.map(({ competitor, entry }) => [competitor.id, entry?.best])).get('7100101')).toBe('2:06.10');
  const final = await startList('SWMW200MFR------------FNL-000100');
  expect(final.length).toBeGreaterThan(0);
  expect(final.map(({ entry }) => entry)).toEqual(final.map(() => undefined));
});

test('W11: a lane may be a letter, and an individual also keeps the position from the feed', async () => {
  await games.send('messages/result-swm-final-startlist.xml', {
    'StartOrder="3"': 'StartOrder="A"',
    'Version="1" ResultStatus="START_LIST"': 'Version="90" ResultStatus="UNOFFICIAL"',
    '</Competitor>': '<EventUnitEntry Type="EUE" Code="POSITION" Value="B"/></Competitor>',
  });
  const { startList, results } = await games.json<UnitAnswer>('/api/v1/units/SWMW200MFR------------FNL-000100');
  expect(startList[0]!.startOrder).toBe('A');
  expect(results[0]!.details).toContainEqual(expect.objectContaining({ code: 'POSITION', value: 'B' }));
});
