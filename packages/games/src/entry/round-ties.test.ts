import { describe, expect, test } from 'vitest';
import { fillPlaces, sharedPlaces } from './fill-places.ts';
import { poolOrder, roundOrder } from './phase-order.ts';
import type { DoneContest, DoneLine } from './phase-order.ts';

const line = (competitor: string, more: Partial<DoneLine>): DoneLine => ({
  competitor,
  rank: null,
  isRankEqual: false,
  value: null,
  irm: null,
  wlt: null,
  ...more,
});
/** A heat with the times in order. */
const heat = (id: string, ...times: [string, number][]): DoneContest => ({
  id,
  lines: times.map(([competitor, value]) => {
    const rank = times.filter(([, other]) => other < value).length + 1;
    return line(competitor, { value, rank, isRankEqual: times.filter(([, other]) => other === value).length > 1 });
  }),
});
const order = (contests: DoneContest[], rules: Partial<Parameters<typeof roundOrder>[1]>) =>
  roundOrder(contests, { byPlace: 0, byMark: 0, better: 'lower', ...rules }).map(
    ({ competitor, qualification, tie }) => [competitor, qualification, tie],
  );

describe('a tie between heats at the last advancing place', () => {
  const heats = [heat('1', ['A', 100], ['B', 105]), heat('2', ['C', 101], ['D', 105])];

  test('lets neither of them advance, and names both', () => {
    expect(order(heats, { byPlace: 1, byMark: 1 })).toEqual([
      ['A', 'Q', null],
      ['C', 'Q', null],
      ['B', null, 'mark'],
      ['D', null, 'mark'],
    ]);
  });

  test('ends with a decision about both', () => {
    const decided = order(heats, { byPlace: 1, byMark: 1, orders: [['D', 'B']] });
    expect(decided.slice(2)).toEqual([
      ['D', 'q', null],
      ['B', null, null],
    ]);
    expect(
      order(heats, { byPlace: 1, byMark: 1, orders: [['D', 'C']] })
        .slice(2)
        .map(([, , tie]) => tie),
    ).toEqual(['mark', 'mark']);
  });

  test('does not exist if both advance, or neither', () => {
    for (const byMark of [0, 2])
      expect(order(heats, { byPlace: 1, byMark }).map(([, , tie]) => tie)).toEqual([null, null, null, null]);
  });

  test('is decided by the places of the next round if the rules have no numbers', () => {
    expect(order(heats, { places: 3 }).map(([, , tie]) => tie)).toEqual([null, null, 'mark', 'mark']);
  });
});

describe('two competitors who share the last place of a heat', () => {
  const heats = [heat('1', ['A', 100], ['B', 100]), heat('2', ['C', 101], ['D', 105])];

  test('both advance by place, in place of one by mark', () => {
    expect(order(heats, { byPlace: 1, byMark: 1 })).toEqual([
      ['A', 'Q', null],
      ['B', 'Q', null],
      ['C', 'Q', null],
      ['D', null, null],
    ]);
  });

  test('wait for a decision if there is only one place for both', () => {
    expect(order(heats, { byPlace: 1, places: 2 })).toEqual([
      ['C', 'Q', null],
      ['A', null, '1'],
      ['B', null, '1'],
      ['D', null, null],
    ]);
    expect(order(heats, { byPlace: 1, places: 2, orders: [['B', 'A']] })).toEqual([
      ['B', 'Q', null],
      ['C', 'Q', null],
      ['A', null, null],
      ['D', null, null],
    ]);
  });
});

describe('a pool', () => {
  const win = (winner: string, loser: string): DoneContest => ({
    id: `${winner}${loser}`,
    lines: [line(winner, { value: 1, wlt: 'W' }), line(loser, { value: 0, wlt: 'L' })],
  });
  const circle = [win('A', 'B'), win('B', 'C'), win('C', 'A')];
  const table = (more: Parameters<typeof poolOrder>[4]) =>
    poolOrder(['A', 'B', 'C'], circle, { win: 2, tie: 1 }, ['metPoints', 'difference'], more).map(
      ({ id, rank, tie }) => [id, rank, tie],
    );

  test('leaves both places open for which other contests wait if three are level', () => {
    expect(table({ places: [1, 2] })).toEqual([
      ['A', '1', '1'],
      ['B', '1', '1'],
      ['C', '1', '1'],
    ]);
  });

  test('the pool has an order once a lot has decided', () => {
    expect(table({ places: [1, 2], orders: [['C', 'A', 'B']] })).toEqual([
      ['C', '1', null],
      ['A', '2', null],
      ['B', '3', null],
    ]);
  });

  test('may stay level if no contest waits for its places', () => {
    expect(table({}).map(([, , tie]) => tie)).toEqual([null, null, null]);
  });

  test('gives the win to a side that was behind if the other one retires', () => {
    const retired = { id: 'R', lines: [line('A', { value: 0, wlt: 'W' }), line('B', { irm: 'RET', wlt: 'L' })] };
    expect(poolOrder(['A', 'B'], [retired], { win: 2, tie: 1 }, []).map(({ id, points }) => [id, points])).toEqual([
      ['A', 2],
      ['B', 0],
    ]);
  });

  test('gives a walkover the score of the sport, and if both sides are absent neither wins', () => {
    const rules = { win: 2, tie: 1, walkover: { score: 10 } };
    const absentLine = (id: string, wlt: 'W' | 'L' | null, irm: string | null): DoneLine => line(id, { wlt, irm });
    const walkover = { id: 'W', lines: [absentLine('A', 'W', null), absentLine('B', 'L', 'WO')] };
    expect(
      poolOrder(['A', 'B'], [walkover], rules, []).map(({ points, for: scored, against }) => [points, scored, against]),
    ).toEqual([
      [2, 10, 0],
      [0, 0, 10],
    ]);
    const both = { id: 'N', lines: [absentLine('A', 'L', 'DNS'), absentLine('B', 'L', 'DNS')] };
    expect(poolOrder(['A', 'B'], [both], rules, []).map(({ points }) => points)).toEqual([0, 0]);
  });

  test('gives both sides of a match that neither plays the loss of a walkover, so that a side that lost is ahead of them', () => {
    const lost = (id: string): DoneLine => line(id, { wlt: 'L', irm: 'DNS' });
    const both = { id: 'N', lines: [lost('A'), lost('B')] };
    const close = { id: 'P', lines: [line('C', { value: 0, wlt: 'L' }), line('D', { value: 1, wlt: 'W' })] };
    const score = (rules: Parameters<typeof poolOrder>[2]): string[] =>
      poolOrder(['A', 'B', 'C', 'D'], [both, close], rules, ['difference']).map(
        ({ rank, id, for: scored, against }) => `${rank} ${id} ${scored}:${against}`,
      );
    expect(score({ win: 3, tie: 1, walkover: { score: 3 } })).toEqual(['1 D 1:0', '2 C 0:1', '3 A 0:3', '3 B 0:3']);
    expect(score({ win: 3, tie: 1 })).toEqual(['1 D 1:0', '2 A 0:1', '2 B 0:1', '2 C 0:1']);
  });
});

test('places stay open until a tie is decided, in a round and within one contest', () => {
  const places = [1, 2].map((rank) => ({ competitor: null, from: { ref: 'R', result: String(rank) } }));
  const contest = (id: string, competitors: (string | null)[]) => [{ id, competitors }];
  expect(fillPlaces([{ id: 'F', hasBegun: false, places }], new Map(), new Map([['R', ['A', null, null]]]))).toEqual(
    contest('F', ['A', null]),
  );
  const level = [
    line('A', { rank: 1 }),
    line('B', { rank: 2, isRankEqual: true }),
    line('C', { rank: 2, isRankEqual: true }),
  ];
  expect(sharedPlaces(level, [1, 2])).toEqual([{ level: ['B', 'C'], places: [2] }]);
  expect(sharedPlaces(level, [1, 2, 3])).toEqual([]);
  expect(fillPlaces([{ id: 'F', hasBegun: false, places }], new Map([['R', level]]), new Map())).toEqual(
    contest('F', ['A', null]),
  );
});
