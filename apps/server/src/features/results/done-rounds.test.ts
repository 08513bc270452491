import { describe, expect, test } from 'vitest';
import { openTies, rankOrder, toMatch } from './done-rounds.ts';
import type { DoneRound } from './done-rounds.ts';

type Rank = [id: string, rank: number, tie: string | null];
const table = (wanted: readonly number[], ...ranks: Rank[]) => ({
  isOver: true,
  wanted,
  bronzes: undefined as number | undefined,
  decisions: [] as DoneRound['decisions'],
  pool: ranks.map(
    ([id, rank, tie]) =>
      ({ id, rank: String(rank), tie, isEqual: ranks.filter((other) => other[1] === rank).length > 1 }) as NonNullable<
        DoneRound['pool']
      >[0],
  ),
});

describe('a group from which two advance', () => {
  test('has an open tie for both places if three are level and first', () => {
    const round = table([1, 2], ['Cardoso', 1, '1'], ['Nunes', 1, '1'], ['Rocha', 1, '1'], ['Lima', 4, null]);
    expect(openTies(round)).toEqual([{ level: ['Cardoso', 'Nunes', 'Rocha'], places: [1, 2], isShared: false }]);
    expect(rankOrder(round)).toEqual([null, null, null, 'Lima']);
  });

  test('a tie for the second place does not affect the first one', () => {
    const round = table([1, 2], ['A', 1, null], ['B', 2, '2'], ['C', 2, '2']);
    expect(openTies(round)).toEqual([{ level: ['B', 'C'], places: [2], isShared: false }]);
    expect(rankOrder(round)).toEqual(['A', null, null]);
  });

  test('no tie is open before the last match', () => {
    expect(openTies({ ...table([1], ['A', 1, '1'], ['B', 1, '1']), isOver: false })).toEqual([]);
  });
});

describe('a table that decides the medals', () => {
  const league = (bronzes: number, ...ranks: [id: string, rank: number][]) => ({
    ...table([], ...ranks.map(([id, rank]): Rank => [id, rank, null])),
    bronzes,
  });

  test('needs a decision about two level firsts, who share gold until the organizers decide', () => {
    const round = league(1, ['A', 1], ['B', 1], ['C', 3], ['D', 4]);
    expect(openTies(round)).toEqual([{ level: ['A', 'B'], places: [1, 2], isShared: true }]);
    const shared = { do: 'decide', of: 'round', by: 'shared', reason: 'Both won all.', at: '' } as const;
    expect(openTies({ ...round, decisions: [{ ...shared, order: ['B', 'A'] }] })).toEqual([]);
  });

  test('needs a decision about bronze among three, but not about places without a medal or two bronzes', () => {
    expect(openTies(league(1, ['A', 1], ['B', 2], ['C', 3], ['D', 3], ['E', 3]))).toEqual([
      { level: ['C', 'D', 'E'], places: [3], isShared: true },
    ]);
    expect(openTies(league(1, ['A', 1], ['B', 2], ['C', 3], ['D', 4], ['E', 4]))).toEqual([]);
    expect(openTies(league(2, ['A', 1], ['B', 2], ['C', 3], ['D', 3]))).toEqual([]);
  });

  test('needs no decision in an event without medals', () => {
    expect(openTies({ ...league(1, ['A', 1], ['B', 1]), bronzes: undefined })).toEqual([]);
  });
});

describe('a match of two in a sport without sides', () => {
  const line = (competitor: string, rank: number, value: number) => ({
    competitor,
    rank,
    isRankEqual: false,
    value,
    irm: null,
    wlt: null,
  });

  test('counts in the table of its group as won and lost, with the entered points', () => {
    const { lines } = toMatch({ id: 'G1', lines: [line('A', 1, 1000), line('B', 2, 0)] }, 'points');
    expect(lines.map(({ wlt, value }) => [wlt, value])).toEqual([
      ['W', 1],
      ['L', 0],
    ]);
  });

  test('is a draw for both sides if it ends level, and their times are not added', () => {
    const { lines } = toMatch({ id: 'G1', lines: [line('A', 1, 61_200), line('B', 1, 61_200)] }, 'time');
    expect(lines.map(({ wlt, value }) => [wlt, value])).toEqual([
      ['T', null],
      ['T', null],
    ]);
  });
});
