import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const first = 'HBLMTEAM7-------------GPA-000100';
/** The same teams with home and away swapped. */
const second = 'HBLMTEAM7-------------GPA-000200';
const meetings = async (id: string) => (await games.json<UnitAnswer>(`/api/v1/units/${id}`)).meetings;

test('two sides that meet again are shown with their earlier contest, once that has finished', async () => {
  await games.send('messages/result-hbl-match.xml', { OFFICIAL: 'LIVE' });
  expect(await meetings(second)).toBeUndefined();
  await games.send('messages/result-hbl-match.xml', { 'Version="24"': 'Version="25"' });
  expect(await meetings(second)).toEqual([
    { id: first, name: 'Men - Group A', day: '2026-10-11', home: '3', away: '3', winner: null },
  ]);
  expect(await meetings(first)).toBeUndefined();
});

test('the score of an earlier meeting is in the order of the current sides, and follows a correction', async () => {
  await games.send('messages/result-hbl-match.xml', {
    'Version="24"': 'Version="26"',
    'Result="3" WLT="T" SortOrder="1"': 'Result="4" WLT="W" SortOrder="1"',
    'Result="3" WLT="T" SortOrder="2"': 'Result="3" WLT="L" SortOrder="2"',
  });
  expect(await meetings(second)).toMatchObject([{ home: '3', away: '4', winner: 'away' }]);
});
