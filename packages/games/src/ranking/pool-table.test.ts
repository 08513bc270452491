import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PoolCriterion } from '../discipline.ts';
import { poolTable } from './pool-table.ts';
import type { PoolMatch } from './pool-values.ts';

const met = (a: string, score: number, b: string, theirs: number): PoolMatch => [
  { id: a, score },
  { id: b, score: theirs },
];
const between: readonly PoolCriterion[] = ['metPoints', 'metDifference', 'metFor', 'difference', 'for'];
const overall: readonly PoolCriterion[] = ['difference', 'for', 'metPoints'];
const places = (table: readonly { rank: string; id: string }[]) => table.map(({ rank, id }) => `${rank} ${id}`);

it('a win and a draw give their points; a side that has not played comes last', () => {
  const table = poolTable(
    ['D', 'C', 'B', 'A'],
    [met('A', 2, 'B', 1), met('C', 0, 'B', 0)],
    { win: 3, tie: 1 },
    overall,
  );
  expect(table.map(({ id, points, played, for: own, against }) => [id, points, played, own, against])).toEqual([
    ['A', 3, 1, 2, 1],
    ['C', 1, 1, 0, 0],
    ['B', 1, 2, 1, 2],
    ['D', 0, 0, 0, 0],
  ]);
});

const level = [
  met('A', 1, 'B', 0),
  met('B', 9, 'C', 0),
  met('C', 1, 'A', 0),
  met('A', 2, 'D', 0),
  met('B', 5, 'D', 0),
  met('C', 1, 'D', 0),
];

it('three sides level on points are separated by the goals between them, not by those against the fourth', () => {
  expect(places(poolTable(['A', 'B', 'C', 'D'], level, { win: 3, tie: 1 }, between))).toEqual([
    '1 B',
    '2 A',
    '3 C',
    '4 D',
  ]);
});

it('once one of three is separated, the other two are compared by their own match', () => {
  // Between the three B has +2, A and C -1. C has scored more, but A has beaten C.
  const matches = [met('B', 3, 'A', 0), met('A', 2, 'C', 0), met('C', 5, 'B', 4)];
  expect(places(poolTable(['A', 'B', 'C'], matches, { win: 2, tie: 1 }, between))).toEqual(['1 B', '2 A', '3 C']);
});

it('sides equal on every criterion share the place, and the next is skipped', () => {
  const draws = [met('A', 1, 'B', 1), met('A', 2, 'C', 0), met('B', 2, 'C', 0)];
  const table = poolTable(['A', 'B', 'C'], draws, { win: 3, tie: 1 }, between);
  expect(places(table)).toEqual(['1 A', '1 B', '3 C']);
  expect(table.map(({ isEqual }) => isEqual)).toEqual([true, true, false]);
});

it('the table does not depend on the order of matches and teams, and no team is lost', () => {
  const ids = ['A', 'B', 'C', 'D'];
  const pairs = ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b] as const));
  const allMatches = fc.tuple(
    ...pairs.map(([a, b]) => fc.tuple(fc.nat(4), fc.nat(4)).map(([own, theirs]) => met(a, own, b, theirs))),
  );
  fc.assert(
    fc.property(allMatches, fc.constantFrom(between, overall), fc.infiniteStream(fc.nat()), (matches, order, draws) => {
      const table = poolTable(ids, matches, { win: 3, tie: 1 }, order);
      const shuffled = matches.toSorted(() => ((draws.next().value ?? 0) % 2 === 0 ? 1 : -1));
      expect(poolTable(ids.toReversed(), shuffled, { win: 3, tie: 1 }, order)).toEqual(table);
      expect(table.map(({ id }) => id).toSorted()).toEqual(ids);
      const points = table.map((line) => line.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }),
  );
});

const inSets = (a: string, sets: string, b: string, points: string): PoolMatch => {
  const [mine = 0, theirs = 0] = sets.split('-').map(Number);
  const [own = 0, others = 0] = points.split('-').map(Number);
  return [
    { id: a, score: mine, setPoints: own },
    { id: b, score: theirs, setPoints: others },
  ];
};

it('in volleyball, sides level on matches won are separated by 3–0 before 3–2, then by the ratios of sets and points', () => {
  const order: readonly PoolCriterion[] = ['wins', 'matchPoints', 'ratio', 'pointRatio', 'metPoints'];
  const ofWins = { win: 1, tie: 0 };
  const matches = [
    inSets('A', '3-2', 'B', '110-108'),
    inSets('B', '3-0', 'C', '75-60'),
    inSets('C', '3-0', 'A', '75-70'),
  ];
  // A 2 + 0, B 1 + 3, C 0 + 3 match points.
  expect(places(poolTable(['A', 'B', 'C'], matches, ofWins, order))).toEqual(['1 B', '2 C', '3 A']);
  // A and B: a win and 3–1 sets each, but B has lost fewer points.
  const byPoints = [inSets('A', '3-1', 'C', '98-90'), inSets('B', '3-1', 'D', '98-80')];
  expect(places(poolTable(['A', 'B'], byPoints, ofWins, order))).toEqual(['1 B', '2 A']);
});

it('in beach volleyball, three teams that have beaten one another are separated by the points of their matches', () => {
  const matches = [
    inSets('A', '2-0', 'B', '42-30'),
    inSets('B', '2-1', 'C', '50-48'),
    inSets('C', '2-1', 'A', '52-50'),
    inSets('C', '2-0', 'D', '42-10'),
    inSets('A', '2-0', 'D', '42-40'),
    inSets('B', '2-0', 'D', '42-12'),
  ];
  expect(places(poolTable(['A', 'B', 'C', 'D'], matches, { win: 2, tie: 0 }, ['metPointRatio', 'pointRatio']))).toEqual(
    ['1 A', '2 C', '3 B', '4 D'],
  );
});

it('a side that has lost no point is ahead of all', () => {
  const perfect = [inSets('A', '2-0', 'C', '42-0'), inSets('B', '2-0', 'D', '42-1')];
  const ratio: readonly PoolCriterion[] = ['pointRatio'];
  expect(places(poolTable(['B', 'A'], perfect, { win: 1, tie: 0 }, ratio))).toEqual(['1 A', '2 B']);
});

describe('a Swiss tournament of five, with a bye in each round', () => {
  // Byes: E, B, C. Points: A, B and E 2; C and D 1½.
  const games = [
    met('B', 1, 'A', 0),
    met('C', 0.5, 'D', 0.5),
    met('A', 1, 'C', 0),
    met('D', 1, 'E', 0),
    met('A', 1, 'D', 0),
    met('E', 1, 'B', 0),
  ];
  const rankedBy = (...order: PoolCriterion[]): string[] =>
    places(poolTable(['A', 'B', 'C', 'D', 'E'], games, { win: 1, tie: 0.5 }, order, ['E', 'B', 'C'])).slice(0, 3);

  it('ranks level players by the points of all their opponents; a bye counts as an opponent with as many points', () => {
    // B 2 + 2 + 2, E 2 + 2 + 1½, A 2 + 1½ + 1½.
    expect(rankedBy('opponentPoints')).toEqual(['1 B', '2 E', '3 A']);
  });

  it('ranks level players without the points of their weakest opponent', () => {
    // B and E 4, A 3½.
    expect(rankedBy('opponentPointsCut')).toEqual(['1 B', '1 E', '3 A']);
    expect(rankedBy('opponentPointsCut', 'opponentPoints')).toEqual(['1 B', '2 E', '3 A']);
  });

  it('ranks level players by the points of the opponents they have beaten', () => {
    // B and E 4, A 3.
    expect(rankedBy('beatenPoints')).toEqual(['1 B', '1 E', '3 A']);
  });

  it('leaves players level who have not all met each other', () => {
    expect(rankedBy('metPoints')).toEqual(['1 A', '1 B', '1 E']);
  });
});

describe('a table in which one side has lost a walkover and another has not played', () => {
  const matches: PoolMatch[] = [
    [
      { id: 'A', score: 2, setPoints: 50, outcome: 'W' },
      { id: 'C', score: 0, setPoints: 0, outcome: 'L' },
    ],
  ];
  it.each([
    ['volleyball', ['wins', 'matchPoints', 'ratio', 'pointRatio', 'metPoints']],
    ['table tennis', ['metPoints', 'metRatio', 'metPointRatio']],
    ['badminton', ['metPoints', 'difference', 'pointDifference']],
    ['beach volleyball', ['metPointRatio', 'pointRatio']],
    ['basketball', between],
  ] as const)('is ordered by the difference in %s', (_, order) => {
    expect(places(poolTable(['A', 'B', 'C'], matches, { win: 1, tie: 0 }, order))).toEqual(['1 A', '2 B', '3 C']);
  });

  it('shares the place among sides that have not played', () => {
    const table = poolTable(['A', 'B', 'C', 'D'], matches, { win: 1, tie: 0 }, ['metPoints', 'metRatio']);
    expect(places(table)).toEqual(['1 A', '2 B', '2 D', '4 C']);
  });
});
