import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Detail } from '../model/detail.ts';
import { checkSelector, selectDetail, selectDetails } from './select-detail.ts';

const details: Detail[] = [
  { type: 'ER', code: 'REACT_TIME', value: '0.69' },
  { type: 'ER', code: 'INTERMEDIATE', pos: '10', value: '5:10.00' },
  { type: 'ER', code: 'INTERMEDIATE', pos: '2', value: '1:01.20', attributes: { Value2: '31.40', Rank: '3' } },
  { type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '29.80', attributes: { Value2: '29.80' } },
  { type: 'ER', code: 'INTERMEDIATE', pos: 'F', value: '2:05.02' },
  { type: 'UI', code: 'WIND_SPEED', value: '+0.3' },
  { type: 'ST', code: 'SHOT', pos: 'TOT', value: '7', attributes: { Attempt: '12' } },
  { type: 'ST', code: 'SHOT', pos: 'H1', value: '4' },
  { type: 'EUE', code: 'BODYWEIGHT', pos: '1', value: '56.8' },
  {
    type: 'ER',
    code: 'ROUND',
    pos: '1',
    value: '320',
    extensions: [
      { code: 'TENS', value: '14' },
      { code: 'ARROW', pos: '2', value: '9' },
      { code: 'ARROW', pos: '1', value: '10' },
    ],
  },
  { type: 'PERIOD', code: 'S1', pos: 'H', value: '25', attributes: { Value2: '25' } },
  { type: 'PERIOD', code: 'S1', pos: 'A', value: '21' },
  { code: 'EMPTY', value: '' },
];

describe('selectDetail', () => {
  it.each([
    ['ER:REACT_TIME', '0.69'],
    ['REACT_TIME', '0.69'],
    ['ER:INTERMEDIATE[2]', '1:01.20'],
    ['ER:INTERMEDIATE[2].Value', '1:01.20'],
    ['ER:INTERMEDIATE[2].Value2', '31.40'],
    ['ER:INTERMEDIATE[F]', '2:05.02'],
    ['UI:WIND_SPEED | ER:WIND_SPEED', '+0.3'],
    ['ER:WIND_SPEED | UI:WIND_SPEED', '+0.3'],
    ['ST:SHOT', '7'],
    ['ST:SHOT.Attempt', '12'],
    ['ST:SHOT[H1]', '4'],
    ['EUE:BODYWEIGHT', '56.8'],
    ['ER:ROUND[1] ext TENS', '14'],
    ['ER:ROUND[1] ext ARROW[2]', '9'],
    ['PER:S1[A]', '21'],
    ['PER:S1[H].Value2', '25'],
  ])('%s finds %s', (selector, value) => {
    expect(selectDetail(details, selector)).toBe(value);
  });

  it.each([
    'ER:NOTHING',
    'UI:REACT_TIME',
    'ER:INTERMEDIATE',
    'ER:INTERMEDIATE[3]',
    'ER:INTERMEDIATE[1].Rank',
    'ER:REACT_TIME.toString',
    'ER:REACT_TIME ext TENS',
    'ER:ROUND[1] ext ARROW',
    'PER:S1',
    'EMPTY',
  ])('%s finds nothing', (selector) => {
    expect(selectDetail(details, selector)).toBeUndefined();
  });

  it('finds a detail anywhere in the line, whatever else the line contains', () => {
    const other = fc.record({ type: fc.constantFrom('ER', 'UI'), code: fc.constantFrom('A', 'B'), value: fc.string() });
    fc.assert(
      fc.property(fc.array(other), fc.array(other), (before, after) => {
        const line = [...before, { type: 'ER', code: 'REACT_TIME', value: '0.69' }, ...after];
        expect(selectDetail(line, 'ER:REACT_TIME')).toBe('0.69');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the selection of details', () => {
  it('finds numbered positions in numeric order', () => {
    expect(selectDetails(details, 'ER:INTERMEDIATE[n]')).toEqual([
      { pos: '1', value: '29.80' },
      { pos: '2', value: '1:01.20' },
      { pos: '10', value: '5:10.00' },
    ]);
    expect(selectDetails(details, 'ER:ROUND[1] ext ARROW[n]')).toEqual([
      { pos: '1', value: '10' },
      { pos: '2', value: '9' },
    ]);
    expect(selectDetails(details, 'ER:ROUND[n] ext ARROW[n]').map(({ pos }) => pos)).toEqual(['1_1', '1_2']);
  });
});

describe('selectDetails of a numbered code', () => {
  const sets: Detail[] = ['S10', 'S2', 'S1', 'SX', 'TOT'].flatMap((code) => [
    { type: 'PERIOD', code, pos: 'H', value: `${code} home` },
    { type: 'PERIOD', code, pos: 'A', value: `${code} away` },
  ]);

  it('finds each number once, in order', () => {
    expect(selectDetails(sets, 'PER:S#[H]')).toEqual([
      { pos: '1', value: 'S1 home' },
      { pos: '2', value: 'S2 home' },
      { pos: '10', value: 'S10 home' },
    ]);
    expect(selectDetails(sets, 'PER:S#')).toEqual([]);
    expect(selectDetails(sets, 'PER:G# | PER:S#[A]').map(({ value }) => value)).toEqual([
      'S1 away',
      'S2 away',
      'S10 away',
    ]);
  });
});

describe('checkSelector', () => {
  it('accepts a valid selector', () => {
    expect(checkSelector('UI:WIND_SPEED | ER:WIND_SPEED[n].Value2')).toBe('UI:WIND_SPEED | ER:WIND_SPEED[n].Value2');
  });

  it.each(['', 'ER:', 'ER:CODE[', 'ER CODE', 'ER:CODE | ', 'ER:CODE[1] ext'])(
    'reports the selector "%s", which cannot be read',
    (selector) => {
      expect(() => checkSelector(selector)).toThrow(RangeError);
      expect(() => selectDetail([], selector)).toThrow('not a selector');
    },
  );
});
