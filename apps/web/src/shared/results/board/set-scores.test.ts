import { expect, it } from 'vitest';
import { setScores } from './set-scores.ts';

const tennis = { codes: { TIE_BREAK_POINTS: { isDecider: true } } } as const;
const part = (code: string, homePeriod: string, awayPeriod: string, tieBreak?: string) => ({
  code,
  home: null,
  away: null,
  homePeriod,
  awayPeriod,
  duration: null,
  ...(tieBreak && { details: [{ type: 'EP', code: 'TIE_BREAK_POINTS', value: tieBreak }] }),
});

it('the sets of a side show the points of a tie-break that it lost', () => {
  const periods = [part('S1', '7', '6', '7–5'), part('S2', '6', '7', '10–12'), part('TOT', '1', '1')];
  expect(setScores(tennis, periods, 'home').map(({ score, lost }) => score + lost)).toEqual(['7', '610']);
  expect(setScores(tennis, periods, 'away').map(({ score, lost }) => score + lost)).toEqual(['65', '7']);
});

it('quarters add up to the score that the board shows', () => {
  expect(setScores(tennis, [part('Q1', '20', '18'), part('Q2', '15', '22')], 'home')).toEqual([]);
});
