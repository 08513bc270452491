import type { Detail } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import type { Facts } from './facts.ts';
import { factsOf, unitFactsOf } from './read-facts.ts';
import { phrases } from './phrases.gen.ts';

const texts: Record<string, Record<string, Record<string, string>>> = phrases;
const say = (key: string, phrase: string): string =>
  texts[key]?.['en']?.[phrase] ?? phrases.generic.en[phrase as 'points'] ?? '?';
/** Facts as a reader of English sees them. */
const told = (code: string, facts: Facts): string[] =>
  facts.map(({ kind, phrase, number, code: own, place, value, valuePhrase, facts: below }) => {
    const { key } = disciplineFor(code);
    const name = phrase === null ? own : say(key, phrase).replace('{number}', number ?? '');
    const notes = told(code, below).map((text) => text.replace(/^other: /u, ''));
    const words = valuePhrase ? say(key, valuePhrase) : value;
    return `${kind}: ${place ?? name} ${words}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
const show = (
  details: Detail[],
  { code = '', resultType, unit }: { code?: string; resultType?: string; unit?: Detail[] } = {},
) => told(code, factsOf(disciplineFor(code), { details, resultType }, unit));
const er = (code: string, pos: string | undefined, value: string, more: Partial<Detail> = {}): Detail => ({
  type: 'ER',
  code,
  pos,
  value,
  ...more,
});

describe('the facts of a line', () => {
  it('name reaction time, splits and the finish of a time', () => {
    expect(
      show(
        [er('REACT_TIME', undefined, '0.69'), er('INTERMEDIATE', '1', '29.80'), er('INTERMEDIATE', 'F', '2:05.02')],
        {
          resultType: 'TIME',
        },
      ),
    ).toEqual(['reaction: Reaction time 0.69', 'split: Split 1 29.80', 'split: Finish 2:05.02']);
  });

  it('call the places of a series as the unit does, with rank, gap and section at each', () => {
    const split = er('INTERMEDIATE', '1', '31.34', {
      attributes: { Value2: '31.34', Rank: '1', Diff: '+0.04', SortOrder: '1' },
    });
    expect(
      show([split], { resultType: 'TIME', unit: [{ type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '50 m' }] }),
    ).toEqual(['split: 50 m 31.34 (Section time 31.34, Rank 1, Difference +0.04)']);
    expect(show([split], { code: 'SWM', resultType: 'TIME' })).toEqual([
      'split: Split 1 31.34 (Time of the length 31.34, Rank 1, Difference +0.04)',
    ]);
  });

  it('name attempts with the wind of each', () => {
    const wind = { extensions: [{ code: 'WIND_SPEED', value: '+0.3' }] };
    expect(
      show([er('INTERMEDIATE', '1', '7.62', wind), er('INTERMEDIATE', '2', 'x')], { resultType: 'DISTANCE' }),
    ).toEqual(['attempt: Attempt 1 7.62 (wind: Wind +0.3)', 'attempt: Attempt 2 x']);
  });

  it.each(['o', 'xo', 'xxx', '-', 'r'])('know an attempt over a height by its mark: %s', (mark) => {
    expect(show([er('INTERMEDIATE', '4', mark)])).toEqual([`attempt: Attempt 4 ${mark}`]);
  });

  it('know an attempt by the best so far beside it', () => {
    expect(
      show([er('INTERMEDIATE', '2', '5.41', { extensions: [{ code: 'AFTER_ATTEMPT_BEST', value: '5.41' }] })]),
    ).toEqual(['attempt: Attempt 2 5.41 (Best so far 5.41)']);
  });

  it('name sets, rounds and legs by their place, or without a number', () => {
    expect(
      show([
        er('SET', '2', '27'),
        er('ROUND', 'TOT', '640'),
        er('LEG_SPLIT', '4', '45.20'),
        er('INTERMEDIATE', undefined, '9.1'),
      ]),
    ).toEqual(
      ['period: 2 27', 'period: Round 640', 'split: Split 4 45.20', 'split: Split 9.1'].map((text) =>
        text.replace('period: 2', 'period: Set 2'),
      ),
    );
  });

  it('join what belongs to one exercise: its score, and what it is made of', () => {
    expect(
      show([
        er('DIFFICULTY', '1', '5.2'),
        er('EXECUTION', '1', '8.3'),
        er('SCORE', '1', '13.5', { extensions: [{ code: 'APPARATUS', value: 'FX' }] }),
      ]),
    ).toEqual(['points: FX 13.5 (points: Difficulty 5.2, points: Execution 8.3)']);
  });

  it('leave everything else visible under its own code, with what came beside it', () => {
    expect(
      show([er('STICK_BONUS', '1', '0.1', { attributes: { Value2: 'A' } }), er('constructor', undefined, '7')]),
    ).toEqual(['other: STICK_BONUS 0.1 (Value2 A)', 'other: constructor 7']);
  });

  it('are silent of what the page says otherwise, and of what has no value', () => {
    const details = [
      { type: 'DISPLAY', code: 'CURRENT', value: '7' },
      er('HOME_AWAY', undefined, 'HOME'),
      er('EMPTY', '1', ''),
    ];
    expect(show(details)).toEqual([]);
  });

  it('are called what the sport calls them, there and nowhere else', () => {
    const shido = [er('S', 'TOT', '2')];
    expect(show(shido, { code: 'JUD' })).toEqual(['points: Shido 2']);
    expect(show(shido)).toEqual(['other: S 2']);
  });

  it('say how many were made of how many', () => {
    const made = { attributes: { Attempt: '41', Percent: '34' } };
    expect(show([{ type: 'ST', code: 'FG', pos: 'TOT', value: '14', ...made }])).toEqual([
      'other: FG 14/41 (Percentage 34)',
    ]);
  });
});

describe('the facts of a unit', () => {
  const show = (code: string, details: Detail[]): string[] => told(code, unitFactsOf(disciplineFor(code), details));

  it('say values in words, techniques under their own names', () => {
    const details = [
      { type: 'UI', code: 'RES_CODE', value: 'IPP' },
      { type: 'UI', code: 'TECH_CODE', value: 'OSG' },
      { type: 'UI', code: 'GOLD_SCORE', value: 'Y', extensions: [{ code: 'DURATION', pos: '2', value: '1:10' }] },
    ];
    expect(show('JUD', details)).toEqual([
      'other: Decision by ippon',
      'other: Technique O-soto-gari',
      'other: Golden score Yes (Duration 1:10)',
    ]);
  });

  it('leave out names of places, numbers of attempts, and that no golden score was needed', () => {
    const details = [
      { type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '50 m' },
      { type: 'UI', code: 'SPLITS', value: '6' },
      { type: 'UI', code: 'GOLD_SCORE', value: 'N' },
      { type: 'UI', code: 'WIND', value: '+1.2' },
    ];
    expect(show('JUD', details)).toEqual(['wind: Wind +1.2']);
  });
});
