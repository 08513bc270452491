import { describe, expect, it } from 'vitest';
import { blocksOf, weekOf } from './weeks.ts';

const days = ['01', '02', '03', '04', '05'];

describe('weeks of the Games', () => {
  it('are two halves, of which the first may be a day longer', () => {
    expect(days.map((day) => weekOf(day, days))).toEqual([1, 1, 1, 2, 2]);
    expect(weekOf('09', days)).toBe(2);
  });
});

describe('blocks of the program', () => {
  const blocks = (...sports: string[][]) => [
    ...blocksOf(sports.map((disciplines, index) => ({ day: String(index), disciplines }))),
  ];

  it('end when all earlier sports have finished', () => {
    expect(blocks(['jud', 'swm'], ['jud'], ['ath'], ['ath', 'tri'])).toEqual([
      ['0', 1],
      ['1', 1],
      ['2', 2],
      ['3', 2],
    ]);
  });

  it('continue as long as one sport connects the days', () => {
    expect(blocks(['jud'], ['jud', 'ath'], ['ath']).map(([, block]) => block)).toEqual([1, 1, 1]);
  });

  it('end at a rest day, which belongs to no block', () => {
    expect(blocks([], ['jud'], [], ['jud'])).toEqual([
      ['1', 1],
      ['3', 2],
    ]);
  });
});
