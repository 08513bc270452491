import { expect, test } from 'vitest';
import { countsSets, partScores } from './part-scores.ts';

const discipline = { key: 'ten', code: 'TEN', name: 'Tennis' };
const set = (code: string, homePeriod: string, awayPeriod: string, tieBreak?: string) => ({
  code,
  home: null,
  away: null,
  homePeriod,
  awayPeriod,
  duration: null,
  ...(tieBreak && { details: [{ type: 'EP', code: 'TIE_BREAK_POINTS', value: tieBreak }] }),
});

test('a set decided by a tie-break shows the tie-break points of its loser', () => {
  const periods = [set('S1', '7', '6', '7–5'), set('S2', '6', '7', '10–12'), set('S3', '6', '3')];
  expect(partScores({ discipline, periods, current: null })).toEqual(['7–6⁵', '6¹⁰–7', '6–3']);
  expect(partScores({ discipline, periods: periods.slice(0, 1), current: null })).toEqual([]);
});

test('sets are counted in tennis and volleyball, not in football', () => {
  expect(['TEN', 'VVO', 'FBL', 'ATH'].map(countsSets)).toEqual([true, true, false, false]);
});
