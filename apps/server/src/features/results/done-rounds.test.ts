import { describe, expect, test } from 'vitest';
import { tieAtTheCut } from './done-rounds.ts';
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
