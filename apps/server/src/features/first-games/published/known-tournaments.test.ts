/**
 * Two published tournaments, entered by hand: a Swiss tournament of blitz chess of June 2020, whose rounds are corrected
 * to the published pairings by exchanges, and a double elimination of baseball of March 2009. The first is slow, because
 * it enters nine rounds over HTTP.
 */
import type { PlanEvent } from '@podium/contract';
import { templateSports } from '@podium/disciplines/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bracketSeeds } from '../../../testing/published/known-places.ts';
import { playGames } from '../../../testing/published/played-games.ts';
import type { PlayedGames } from '../../../testing/published/played-games.ts';

/** Games of each round: white, black, points of white. The player without a game has a bye. */
const rounds = [
  '1-6 1, 4-2 1, 7-9 0, 8-3 0',
  '2-1 ½, 3-4 0, 6-8 1, 9-5 0',
  '1-9 1, 2-3 1, 5-4 1, 6-7 0',
  '3-6 1, 4-7 1, 5-1 0, 8-2 0',
  '1-4 1, 2-5 1, 7-8 ½, 9-3 0',
  '3-1 1, 5-6 1, 7-2 0, 8-9 1',
  '1-7 1, 3-5 1, 4-8 1, 6-9 1',
  '2-6 1, 5-7 1, 8-1 0, 9-4 0',
  '6-4 1, 7-3 1, 8-5 0, 9-2 0',
].map((round) =>
  round.split(', ').map((game) => {
    const [, white = '', black = '', points] = /^(\d)-(\d) (.)$/u.exec(game)!;
    return { white: `player-${white}`, black: `player-${black}`, points: points === '½' ? 0.5 : Number(points) };
  }),
);
/** In the order of the published table, with points; equal ones were separated by Sonneborn-Berger, which we do not have. */
const standings = [7.5, 7.5, 6, 6, 6, 4, 3.5, 2.5, 2].map((points, index) => ({ id: `player-${index + 1}`, points }));

/** Winner, loser and runs of each game. */
const games = [
  ['JPN', 'CHN', 4, 0],
  ['KOR', 'TPE', 9, 0],
  ['JPN', 'KOR', 14, 2],
  ['CHN', 'TPE', 4, 1],
  ['KOR', 'CHN', 14, 0],
  ['KOR', 'JPN', 1, 0],
] as const;

let played: PlayedGames;
const chessRules = templateSports.flatMap(({ templates }) => templates).find(({ key }) => key === 'chess')!.rules;
const chess = {
  discipline: 'X01',
  gender: 'O',
  code: 'BLITZ',
  draw: 1,
  rules: chessRules,
  template: { kind: 'swiss', rounds: rounds.length },
  entries: {
    kind: 'individual',
    items: standings.map(({ id }, index) => ({ id, familyName: id, delegation: 'JPN', seed: index + 1 })),
  },
  apart: [],
} satisfies Partial<PlanEvent>;
/** The bracket of winners, as of a knock-out of four. */
const seeds = bracketSeeds([
  { round: 1, winner: 'JPN', loser: 'CHN' },
  { round: 1, winner: 'KOR', loser: 'TPE' },
  { round: 2, winner: 'JPN', loser: 'KOR' },
])!;
const baseball = {
  discipline: 'X02',
  gender: 'M',
  code: 'POOLA',
  draw: 1,
  rules: { contest: 'match', measure: 'points', levelIsAllowed: false },
  template: { kind: 'doubleElimination' },
  entries: {
    kind: 'team',
    items: Array.from(seeds, ([id, seed]) => ({ id, name: id, delegation: id, seed, members: [] })),
  },
} satisfies Partial<PlanEvent>;

beforeAll(async () => {
  played = await playGames(
    [chess, baseball],
    [...seeds.keys()],
    [
      { code: 'X01', name: { en: 'Chess' } },
      { code: 'X02', name: { en: 'Baseball' } },
    ],
  );
});
afterAll(async () => played?.podium.stop());

const chessId = 'X01OBLITZ';
const isOfRound = (unit: string, round: number): boolean =>
  unit.slice(22).startsWith(`SWS-${String(round).padStart(2, '0')}`);
const sidesOf = async (units: readonly string[]): Promise<string[][]> =>
  (await Promise.all(units.map(async (unit) => played.sheet(unit)))).map(({ lines }) =>
    lines.map(({ competitor }) => competitor.id),
  );

/** Exchanges, one after the other, that put everybody on their published place. */
function findExchanges(places: readonly string[], wanted: readonly string[]): [string, string][] {
  const current = [...places];
  return wanted.flatMap((name, index): [string, string][] => {
    const present = current[index]!;
    if (present === name) return [];
    const from = current.indexOf(name);
    if (from >= 0) current[from] = present;
    current[index] = name;
    return [[present, name]];
  });
}

/** Exchanges entrants of a round until every board has its published game. @returns its contests */
async function correctPairings(round: number): Promise<string[]> {
  const units = (await played.contests(chessId)).filter((unit) => isOfRound(unit, round));
  const wanted = rounds[round - 1]!.flatMap(({ white, black }) => [white, black]);
  const [entrants, ...also] = findExchanges((await sidesOf(units)).flat(), wanted);
  if (!entrants) return units;
  await played.send('POST', '/acts', { act: { do: 'exchange', event: 'event-0', entrants, also } });
  await played.podium.settle();
  return units;
}

it('a Swiss tournament of nine players has the published pairings and points', { retry: 0 }, async () => {
  for (const [index, pairings] of rounds.entries()) {
    if (index > 0) {
      await played.send('POST', '/acts', { act: { do: 'drawRound', event: 'event-0', round: index + 1 } });
      await played.podium.settle();
    }
    const units = await correctPairings(index + 1);
    expect(await sidesOf(units)).toEqual(pairings.map(({ white, black }) => [white, black]));
    for (const [board, { points }] of pairings.entries())
      await played.finish(units[board]!, [{ do: 'period-score', period: 'TOT', home: points, away: 1 - points }]);
  }
  const { pools } = await played.event(chessId);
  expect(pools[0]!.lines.map(({ competitor, result }) => `${competitor.id} ${result}`).toSorted()).toEqual(
    standings.map(({ id, points }) => `${id} ${points}`),
  );
  expect(pools[0]!.lines.map(({ result }) => Number(result))).toEqual(standings.map(({ points }) => points));
});

it(
  'a double elimination of four teams has the published games, and a team that loses twice is out',
  { retry: 0 },
  async () => {
    const left = [...games];
    for (const unit of await played.contests('X02MPOOLA')) {
      const { lines } = await played.sheet(unit);
      const ids = lines.map(({ competitor }) => competitor.id);
      const index = left.findIndex(([winner, loser]) => ids.includes(winner) && ids.includes(loser));
      expect([unit, ids, index]).toEqual([unit, ids, expect.toSatisfy((found: number) => found >= 0)]);
      const [winner, , high, low] = left.splice(index, 1)[0]!;
      const [home, away] = ids[0] === winner ? [high, low] : [low, high];
      await played.finish(unit, [{ do: 'period-score', period: 'TOT', home, away }]);
    }
    expect(left).toEqual([]);
    const { medallists } = await played.event('X02MPOOLA');
    expect(medallists.map(({ medal, competitor }) => `${medal} ${competitor.id}`)).toEqual([
      'gold KOR',
      'silver JPN',
      'bronze CHN',
    ]);
  },
);
