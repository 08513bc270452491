import { describe, expect, it } from 'vitest';
import type { DetailedLine } from '../model/detail.ts';
import { checkStatisticRule, readStatistics } from './read-statistics.ts';

const line: DetailedLine = {
  result: '3',
  diff: '+0.81',
  wlt: '',
  side: 'away',
  details: [
    { type: 'ER', code: 'INTERMEDIATE', pos: '2', value: '1:01.20' },
    { type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '29.80' },
    { type: 'PERIOD', code: 'S1', pos: 'H', value: '25' },
    { type: 'PERIOD', code: 'S1', pos: 'A', value: '21', attributes: { Value2: '46' } },
  ],
};
const read = (key: string, selector: string, from = line) =>
  readStatistics(from, [{ key, selector }]).map((statistic) => `${statistic.key} ${statistic.value}`);

describe('readStatistics', () => {
  it.each([
    ['split_n', 'ER:INTERMEDIATE[n]', ['split_1 29.80', 'split_2 1:01.20']],
    ['n_split', 'ER:INTERMEDIATE[n]', ['1_split 29.80', '2_split 1:01.20']],
    ['sets', '=', ['sets 3']],
    ['time_difference', 'Diff', ['time_difference +0.81']],
    ['victory', 'WLT', []],
    ['set_1', 'PER:S1', ['set_1 21']],
    ['set_n', 'PER:S#', ['set_1 21']],
    ['running', 'PER:S1.Value2', ['running 46']],
    ['home', 'PER:S1[H]', ['home 25']],
    ['set_2', 'PER:S2', []],
    ['reaction', 'ER:REACT_TIME', []],
  ])('%s from %s is %j', (key, selector, expected) => {
    expect(read(key, selector)).toEqual(expected);
  });

  it('takes the score of the home side, and has none for a line without a side', () => {
    expect(read('set_1', 'PER:S1', { ...line, side: 'home' })).toEqual(['set_1 25']);
    expect(read('set_1', 'PER:S1', { ...line, side: undefined })).toEqual([]);
  });
});

describe('checkStatisticRule', () => {
  it('accepts a valid rule', () => {
    expect(checkStatisticRule({ key: 'split_n', selector: 'ER:INTERMEDIATE[n]' })).toBeTruthy();
    expect(checkStatisticRule({ key: 'games', selector: '=' })).toBeTruthy();
  });

  it.each([
    [{ key: 'split', selector: 'ER:INTERMEDIATE[n]' }],
    [{ key: 'split_n', selector: 'ER:INTERMEDIATE[1]' }],
    [{ key: 'set', selector: 'PER:S#' }],
    [{ key: 'points', selector: 'not a selector' }],
  ])('refuses %j', (rule) => {
    expect(() => checkStatisticRule(rule)).toThrow(RangeError);
  });
});
