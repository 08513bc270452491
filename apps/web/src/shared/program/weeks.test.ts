import { describe, expect, it } from 'vitest';
import { blocksOf, weekOf } from './weeks.ts';

const days = ['01', '02', '03', '04', '05'];

describe('weeks of the Games', () => {
  it('are halves, the first one longer', () => {
    expect(days.map((day) => weekOf(day, days))).toEqual([1, 1, 1, 2, 2]);
    expect(weekOf('09', days)).toBe(2);
  });
});

describe('blocks of the program', () => {
  const blocks = (...sports: string[][]) => [
    ...blocksOf(sports.map((disciplines, index) => ({ day: String(index), disciplines }))),
  ];

  it('end where all sports of before are over', () => {
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

  it('end at a rest day, which belongs to none', () => {
    expect(blocks([], ['jud'], [], ['jud'])).toEqual([
      ['1', 1],
      ['3', 2],
    ]);
  });
});
