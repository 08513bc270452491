import { compilePhrases } from '@podium/i18n/phrases';
import { disciplineFor } from '@podium/disciplines';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { readLines } from '../sport/fact-columns.ts';
import { explainPlace } from './explain-place.ts';
import { phrases as ar } from './phrases/ar.ts';
import { phrases as en } from './phrases/en.ts';
import { reasonText } from './place-reasons.tsx';
import type { DetailAnswer, ResultLineAnswer } from '@podium/contract';
import type { MarkKind } from '@podium/games';
import type { Translate } from '../../shell/messages.ts';

const translator = (locale: string, phrases: object): Translate =>
  createTranslator({
    locale,
    messages: compilePhrases({ shared: { pair: '{first}, {second}' }, parts: { result: phrases } } as never) as never,
  }) as unknown as Translate;
const english = translator('en', en);

const line = (rank: string | null, result: string | null, more: Partial<ResultLineAnswer> = {}): ResultLineAnswer =>
  ({
    competitor: { id: rank, type: 'team', name: `No. ${rank}`, organisation: null },
    rank,
    rankEqual: false,
    result,
    resultType: 'TIME',
    irm: null,
    qualification: null,
    details: [],
    ...more,
  }) as unknown as ResultLineAnswer;

/** Explains the place of the line at an index, as shown to readers. */
function why(lines: ResultLineAnswer[], index: number, kind: MarkKind = 'time', t = english): string {
  const facts = readLines(disciplineFor('ATH'), { results: lines, details: [] });
  return explainPlace(lines[index]!, lines, facts)
    .map((reason) => reasonText(t, reason, kind))
    .join(' ')
    .replaceAll(/[\u2066-\u2069]/gu, '');
}
const attempts = (...values: string[]): Partial<ResultLineAnswer> => ({
  resultType: 'DISTANCE',
  details: values.map((value, index): DetailAnswer => ({
    type: 'ER',
    code: 'INTERMEDIATE',
    pos: String(index + 1),
    value,
  })),
});

describe('the reason for a place', () => {
  const race = [line('1', '57.31'), line('2', '57.73'), line('3', '57.9'), line('4', '1:58.00'), line(null, null)];

  it('gives the number of competitors and the gaps to the neighbors', () => {
    expect(why(race, 0)).toBe('1st of 4. 0.42 seconds ahead of No. 2 (2nd).');
    expect(why(race, 1)).toBe('2nd of 4. 0.42 seconds behind No. 1 (1st).');
    expect(why(race, 3)).toBe(
      '4th of 4. 1 minute 0.10 seconds behind No. 3 (3rd). 1 minute 0.69 seconds behind No. 1 (1st).',
    );
  });

  it('is not given for a line without a place', () => {
    expect(why(race, 4)).toBe('');
    expect(why([line('1', '57.31'), line('2', '58.00', { irm: 'DSQ' })], 0)).toBe('');
  });

  it('names the competitors who share the place, unless there are many', () => {
    const shared = [line('1', '9'), line('2', '10'), line('2', '10', { competitor: { name: 'Lia' } as never })];
    expect(why(shared, 1)).toBe('2nd of 3. Shares the place with Lia. 1 second behind No. 1 (1st).');
    const crowd = Array.from({ length: 6 }, () => line('1', null));
    expect(why(crowd, 0)).toBe('1st of 6.');
  });

  it('mentions equal marks with different places', () => {
    const equal = [line('1', '9.00'), line('2', '9.00'), line('3', '9.50')];
    expect(why(equal, 0)).toBe('1st of 3. Same mark as No. 2 (2nd).');
    expect(why(equal, 1)).toBe('2nd of 3. Same mark as No. 1 (1st).');
  });

  it('gives no gap if the better place has the worse mark', () => {
    expect(why([line('1', '9.00'), line('2', '8.00'), line('3', '9.50')], 1)).toBe('2nd of 3.');
  });

  it('W11: never gives a place higher than the number of competitors', () => {
    const field = [line('1', '9.00'), line('2', null, { irm: 'DNF' }), line('3', '9.50')];
    expect(why(field, 2)).toBe('3rd of 3. 0.50 seconds behind No. 1 (1st).');
    expect(why([line('1', '9.00'), line('4', '9.50')], 1)).toBe('0.50 seconds behind No. 1 (1st).');
  });

  it('W3: gives the points if the ranks contradict the times', () => {
    const para = [
      line('1', '36.10', { points: '1010' }),
      line('2', '31.40', { points: '987' }),
      line('3', '33.25', { points: '960' }),
    ];
    expect(why(para, 0)).toBe('1st of 3. Points decide the ranking, not the marks. 23 points ahead of No. 2 (2nd).');
    expect(why(para, 2)).toBe(
      '3rd of 3. Points decide the ranking, not the marks. 27 points behind No. 2 (2nd). 50 points behind No. 1 (1st).',
    );
  });

  it('W3: gives no gap if neither marks nor points match the ranks', () => {
    const odd = [line('1', '9.00'), line('2', '8.00'), line('3', '9.50')];
    expect(odd.map((_, index) => why(odd, index))).toEqual(['1st of 3.', '2nd of 3.', '3rd of 3.']);
  });

  it('W3: gives the points that separate equal marks', () => {
    const level = [line('1', '9.00', { points: '12' }), line('2', '9.00', { points: '10' }), line('3', '9.50')];
    expect(why(level, 1)).toBe('2nd of 3. Same mark as No. 1 (1st). Decided by points: 10 against 12.');
  });

  it('mentions how the competitor advances', () => {
    const heat = [line('1', '9.00', { qualification: 'Q' }), line('2', '9.10', { qualification: 'q' })];
    expect(why(heat, 0)).toMatch(/Qualified by place \(Q\)\.$/u);
    expect(why(heat, 1)).toMatch(/Qualified by mark \(q\), among the best of those not qualified by place\.$/u);
  });

  it('gives the deciding attempt of distances', () => {
    const jump = [
      line('1', '5.41', attempts('5.41', 'x', '5.40')),
      line('2', '5.41', attempts('5.41', '5.35', '5.30')),
    ];
    expect(why(jump, 1, 'distance')).toBe(
      '2nd of 2. Same mark as No. 1 (1st). Decided by the next best attempt: 5.35 against 5.40.',
    );
  });

  it('gives the failures that decided between equal heights', () => {
    const height = { resultType: 'HEIGHT' };
    const at = (...values: string[]) => ({ ...attempts(...values), ...height });
    const vault = [
      line('1', '4.60', at('o', 'o', 'xxx')),
      line('2', '4.60', at('o', 'xo', 'xxx')),
      line('3', '4.60', at('xo', 'xo', 'xxx')),
    ];
    expect(why(vault, 1, 'distance')).toContain('Decided by failures at the last height cleared: 1 against 0.');
    expect(why(vault, 2, 'distance')).toContain('Decided by total failures: 2 against 1.');
  });

  it("adds up the judges' marks, if they add up to the result", () => {
    const judgeMark = (pos: string, code: string, value: string): DetailAnswer => ({ type: 'ER', code, pos, value });
    const routine = (result: string, ...details: DetailAnswer[]) =>
      line('2', result, { resultType: 'POINTS', details });
    const judged = routine(
      '13.4',
      judgeMark('1', 'DIFFICULTY', '5.2'),
      judgeMark('1', 'EXECUTION', '8.3'),
      judgeMark('1', 'PENALTY', '0.1'),
      judgeMark('1', 'SCORE', '13.4'),
    );
    const best = line('1', '14.0', { resultType: 'POINTS' });
    expect(why([best, judged], 1, 'points')).toMatch(/Made up of: 5\.2 \+ 8\.3 − 0\.1 = 13\.4\.$/u);
    expect(why([best, { ...judged, result: '13.3' }], 1, 'points')).not.toContain('Made up');
    const parts = [{ points: '6.4' }, { points: '7.0' }] as never;
    expect(why([best, { ...judged, details: [], parts }], 1, 'points')).toMatch(/Made up of: 6\.4 \+ 7\.0 = 13\.4\.$/u);
  });

  it('has the word order of the language', () => {
    expect(why(race, 1, 'time', translator('ar-u-nu-latn', ar))).toBe(
      'المركز 2 من 4. بفارق 0.42 ثانية خلف No. 1 (المركز 1).',
    );
  });
});
