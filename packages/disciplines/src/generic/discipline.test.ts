import type { Detail, DetailedLine } from '@podium/games';
import { readStatistics } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { readDetails } from './details.ts';
import { en } from './phrases/en.ts';
import { rules } from './rules.ts';

const show = (details: Detail[], resultType?: string) =>
  readDetails({ resultType, details }).map(({ kind, phrase, number, code, value }) => {
    const label = phrase === null ? code : (Object.entries(en).find(([key]) => key === phrase)?.[1] ?? '?');
    return `${kind}: ${label.replace('{number}', number ?? '')} ${value}`;
  });
const er = (code: string, pos: string | undefined, value: string): Detail => ({ type: 'ER', code, pos, value });

/** A heat of 200 m freestyle. */
const swimmer: DetailedLine = {
  resultType: 'TIME',
  result: '2:05.02',
  details: [er('REACT_TIME', undefined, '0.69'), er('INTERMEDIATE', '1', '29.80'), er('INTERMEDIATE', 'F', '2:05.02')],
};

describe('the generic discipline', () => {
  it('names reaction time, splits and the finish of a time', () => {
    expect(show([...swimmer.details], 'TIME')).toEqual([
      'reaction: Reaction time 0.69',
      'split: Split 1 29.80',
      'split: Finish 2:05.02',
    ]);
  });

  it('names attempts with the wind of each', () => {
    const details = [
      { ...er('INTERMEDIATE', '1', '7.62'), extensions: [{ code: 'WIND_SPEED', value: '+0.3' }] },
      er('INTERMEDIATE', '2', 'x'),
    ];
    expect(show(details, 'DISTANCE')).toEqual(['attempt: Attempt 1 7.62', 'attempt: Attempt 2 x']);
    expect(readDetails({ resultType: 'DISTANCE', details }).at(0)?.facts).toMatchObject([
      { kind: 'wind', phrase: 'wind', value: '+0.3' },
    ]);
  });

  it('knows attempts over a height by their marks', () => {
    expect(
      show(['o', 'xo', 'xxx', '-', 'r'].map((mark, index) => er('INTERMEDIATE', String(index + 1), mark))),
    ).toEqual([
      'attempt: Attempt 1 o',
      'attempt: Attempt 2 xo',
      'attempt: Attempt 3 xxx',
      'attempt: Attempt 4 -',
      'attempt: Attempt 5 r',
    ]);
  });

  it.each([
    ['S1', 'set: Set 1'],
    ['G2', 'set: Game 2'],
    ['P3', 'period: Period 3'],
    ['2', 'period: Period 2'],
    ['Q4', 'period: Quarter 4'],
    ['H1', 'period: Half 1'],
    ['R2', 'period: Round 2'],
    ['OT1', 'period: Overtime 1'],
    ['OT', 'period: Overtime'],
    ['ET-H2', 'period: Overtime 2'],
    ['PSO', 'period: Shoot-out'],
    ['TOT', 'period: Total'],
    ['Q1_H', 'period: Q1_H'],
    ['ZZ9', 'period: ZZ9'],
  ])('period %s reads %s', (code, label) => {
    expect(show([{ type: 'PERIOD', code, pos: 'H', value: '25' }])).toEqual([`${label} 25`]);
  });

  it('names sets, rounds and legs by their place, or without a number', () => {
    expect(
      show([
        er('SET', '2', '27'),
        er('ROUND', 'TOT', '640'),
        er('LEG_SPLIT', '4', '45.20'),
        er('INTERMEDIATE', undefined, '9.1'),
      ]),
    ).toEqual(['set: Set 2 27', 'period: Round 640', 'split: Split 4 45.20', 'split: Split 9.1']);
    expect(show([er('INTERMEDIATE', 'TOT', 'x'), er('PTS', undefined, '985')])).toEqual([
      'attempt: Attempt x',
      'points: Points 985',
    ]);
  });

  it('leaves everything else visible under its own code, but for pointers of graphics', () => {
    expect(
      show([
        er('STICK_BONUS', '1', '0.1'),
        { type: 'EUE', code: 'COLOUR', value: 'BLUE' },
        { type: 'DISPLAY', code: 'CURRENT', value: '7' },
      ]),
    ).toEqual(['other: STICK_BONUS 0.1', 'other: COLOUR BLUE']);
  });

  it('keeps ranks, sections and differences beside a fact', () => {
    const details = [{ ...er('INTERMEDIATE', '1', '29.80'), attributes: { Value2: '29.80', Rank: '1' } }];
    expect(readDetails({ resultType: 'TIME', details })).toMatchObject([
      { type: 'ER', pos: '1', attributes: { Rank: '1' } },
    ]);
  });

  it('reads the statistics its rules name', () => {
    expect(readStatistics(swimmer, rules.statistics).map(({ key, value }) => `${key} ${value}`)).toEqual([
      'split_1 29.80',
      'reaction 0.69',
    ]);
  });
});
