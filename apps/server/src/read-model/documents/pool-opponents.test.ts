/** The cross table of a pool, from the messages of the pool and of its contests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PoolsAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => void (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

const rows = async (): Promise<unknown[]> => {
  const { items } = await games.json<PoolsAnswer>('/api/v1/disciplines/hbl/pools?lang=en');
  return items.flatMap(({ lines }) =>
    lines.map(({ competitor, opponents }) => [
      competitor.name,
      opponents?.map(({ competitor: other, result, isWon }) => [other.name, result, isWon]),
    ]),
  );
};

test('W11: the cross table has the score of each contest of the pool, even newer ones and those missing from the table', async () => {
  await games.send('messages/pool-standing-hbl.xml');
  expect(await rows()).toEqual([
    ['Coral', [['Duna', '3-3', undefined]]],
    ['Duna', [['Coral', '3-3', undefined]]],
  ]);
  // Fencing uses V and D for victory and defeat.
  await games.send('messages/result-hbl-match.xml', {
    'Result="3" WLT="T" SortOrder="1"': 'Result="4" WLT="V" SortOrder="1"',
    'Result="3" WLT="T" SortOrder="2"': 'Result="4" WLT="D" SortOrder="2"',
  });
  const level = [
    ['Coral', [['Duna', '4-4', true]]],
    ['Duna', [['Coral', '4-4', false]]],
  ];
  expect(await rows()).toEqual(level);
  await games.send('messages/pool-standing-hbl.xml', {
    'Version="3"': 'Version="4"',
    '<Opponent ': '<!-- ',
    '</Opponent>': '-->',
  });
  expect(await rows()).toEqual(level);
});
