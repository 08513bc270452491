import { describe, expect, test } from 'vitest';
import { tieAtTheCut, toMatch } from './done-rounds.ts';
import type { DoneRound } from './done-rounds.ts';

const table = (...ranks: [id: string, rank: number, isEqual: boolean][]): Pick<DoneRound, 'pool'> => ({
  pool: ranks.map(([id, rank, isEqual]) => ({ id, rank: String(rank), isEqual }) as NonNullable<DoneRound['pool']>[0]),
});

describe('two of a group go on', () => {
  test('three level firsts are a tie, and two of them would go on by chance', () => {
    const round = table(['Cardoso', 1, true], ['Nunes', 1, true], ['Rocha', 1, true], ['Lima', 4, false]);
    expect(tieAtTheCut(round, 2)).toEqual({ level: ['Cardoso', 'Nunes', 'Rocha'], going: ['Cardoso', 'Nunes'] });
  });

  test('two level firsts go on together', () => {
    expect(tieAtTheCut(table(['A', 1, true], ['B', 1, true], ['C', 3, false]), 2)).toBeUndefined();
  });

  test('a tie below the cut separates nobody', () => {
    expect(tieAtTheCut(table(['A', 1, false], ['B', 2, false], ['C', 3, true], ['D', 3, true]), 2)).toBeUndefined();
  });
});

describe('a game of two in a sport without sides of its own', () => {
  const line = (competitor: string, rank: number, value: number) => ({
    competitor,
    rank,
    isRankEqual: false,
    value,
    irm: null,
    wlt: null,
  });

  test('counts in the table of its group as won and lost, with the points as they were entered', () => {
    const { lines } = toMatch({ id: 'G1', lines: [line('A', 1, 1000), line('B', 2, 0)] }, 'points');
    expect(lines.map(({ wlt, value }) => [wlt, value])).toEqual([
      ['W', 1],
      ['L', 0],
    ]);
  });

  test('is a draw for both sides if it ends level, without a sum of their times', () => {
    const { lines } = toMatch({ id: 'G1', lines: [line('A', 1, 61_200), line('B', 1, 61_200)] }, 'time');
    expect(lines.map(({ wlt, value }) => [wlt, value])).toEqual([
      ['T', null],
      ['T', null],
    ]);
  });
});
