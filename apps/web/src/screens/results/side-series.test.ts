import { expect, test } from 'vitest';
import { hasSideSeries, resultSeries } from './side-series.ts';
import { trampolineFinal } from '../../fixtures/trampoline.ts';
import type { ResultLineAnswer } from '@podium/contract';

const end = { type: 'ER', code: 'SET', pos: '1', value: '28', extensions: [{ code: 'ARROW', pos: '1', value: '10' }] };
const details = [
  end,
  { type: 'ER', code: 'CAUTION', value: '1' },
  { type: 'ST', code: 'SHOT', pos: '1', value: '3' },
  { type: 'ER', code: 'PTS', pos: 'TOT', value: '6' },
];
const line: ResultLineAnswer = { ...trampolineFinal.results[0]!, details };

test('ends with their arrows form a series, totals and statistics do not', () => {
  expect(resultSeries({ details })).toEqual([end]);
});

test('two sides show their series next to each other, while lines of a table expand theirs', () => {
  expect(hasSideSeries({ isHeadToHead: true, results: [line] })).toBe(true);
  expect(hasSideSeries({ isHeadToHead: false, results: [line] })).toBe(false);
  expect(hasSideSeries({ isHeadToHead: true, results: [{ ...line, details: [] }] })).toBe(false);
});
