import { describe, expect, it } from 'vitest';
import { setMomentum } from './set-momentum.ts';
import type { PeriodAnswer } from '@podium/contract';

const period = (code: string, homePeriod: string | null, awayPeriod: string | null): PeriodAnswer => ({
  code,
  home: null,
  away: null,
  homePeriod,
  awayPeriod,
  duration: null,
});

describe('the points of each set', () => {
  it('count the points of the set only, without the total', () => {
    expect(setMomentum([period('S1', '25', '20'), period('S2', '23', '25'), period('TOT', '1', '1')])).toEqual([
      { code: 'S1', home: 25, away: 20 },
      { code: 'S2', home: 23, away: 25 },
    ]);
  });

  it('leave out a set that has not begun', () => {
    expect(setMomentum([period('G1', '21', '9'), period('G2', '3', '4'), period('G3', null, null)])).toHaveLength(2);
  });

  it('are not shown for a single set, nor for halves', () => {
    expect(setMomentum([period('S1', '25', '20')])).toBeUndefined();
    expect(setMomentum([period('H1', '10', '8'), period('H2', '11', '7')])).toBeUndefined();
  });
});
