/** The explanation of ties in a pool: the criterion by which the first of two teams on equal points is ahead. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PoolsAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => void (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

const football = { 'HBLMTEAM7--': 'FBLMTEAM11-' };
const split = {
  ' Rank="1" RankEqual="Y" ResultType="POINTS" Result="1" SortOrder="1"':
    ' Rank="1" ResultType="POINTS" Result="1" SortOrder="1"',
  ' Rank="1" RankEqual="Y" ResultType="POINTS" Result="1" SortOrder="2"':
    ' Rank="2" ResultType="POINTS" Result="1" SortOrder="2"',
};
let version = 100;
const sendTable = async (changes: Readonly<Record<string, string>>): Promise<void> =>
  games.send('messages/pool-standing-hbl.xml', { 'Version="3"': `Version="${version++}"`, ...changes });
const leads = async (code: string, language = 'en'): Promise<unknown[]> => {
  const { items } = await games.json<PoolsAnswer>(`/api/v1/disciplines/${code}/pools?lang=${language}`);
  return items.flatMap(({ lines }) => lines.map(({ ahead }) => ahead));
};

test('a team is ahead on goal difference of a team that it drew with and that has as many points', async () => {
  await games.send('messages/result-hbl-match.xml', football);
  await sendTable(football);
  expect(await leads('fbl')).toEqual([undefined, undefined]);
  await sendTable({
    ...football,
    ...split,
    'SortOrder="1" Played="1" Won="0" Lost="0" Tied="1" For="3"':
      'SortOrder="1" Played="1" Won="0" Lost="0" Tied="1" For="5"',
  });
  expect(await leads('fbl')).toEqual([{ by: 'difference', name: 'Ahead on goal difference' }, undefined]);
  expect(await leads('fbl', 'pt')).toEqual([{ by: 'difference', name: 'À frente pelo saldo de gols' }, undefined]);
});

test('in beach volleyball the points of all sets between two teams separate them, and only once they are known', async () => {
  const beach = { 'HBLMTEAM7--': 'VBVMTEAM2--' };
  await games.send('messages/result-hbl-match.xml', beach);
  await sendTable({ ...beach, ...split });
  expect(await leads('vbv')).toEqual([undefined, undefined]);
  await games.send('messages/result-hbl-match.xml', {
    ...beach,
    'Version="24"': 'Version="25"',
    'HomePeriodScore="1" AwayPeriodScore="2"': 'HomePeriodScore="21" AwayPeriodScore="15"',
  });
  expect(await leads('vbv', 'fr')).toEqual([
    { by: 'metPointRatio', name: 'Meilleur quotient de points dans les confrontations directes' },
    undefined,
  ]);
});

test('no explanation is shown for a sport whose order of criteria is unknown', async () => {
  const hockey = { 'HBLMTEAM7--': 'HOCMTEAM11-' };
  await games.send('messages/result-hbl-match.xml', hockey);
  await sendTable({
    ...hockey,
    ...split,
    'SortOrder="1" Played="1" Won="0" Lost="0" Tied="1" For="3"':
      'SortOrder="1" Played="1" Won="0" Lost="0" Tied="1" For="5"',
  });
  expect(await leads('hoc')).toEqual([undefined, undefined]);
});
