import { describe, expect, test } from 'vitest';
import { findFacts, readFactValue, withFact } from './entered-facts.ts';
import type { FactRule } from './entered-facts.ts';

const rules: readonly FactRule[] = [
  { code: 'WIND_SPEED', of: 'contest', events: /^ATH.100M/u, format: 'signed' },
  { code: 'WIND_SPEED', of: 'line', events: /^ATH.LJ/u, format: 'signed', isOfAttempt: true },
  { code: 'INTERMEDIATE', of: 'line', events: /^SWM/u, format: 'time', everyMeters: 50 },
];

describe('facts beside the marks', () => {
  test.each([
    ['SWMW200MFR------------FNL-000100--', [['INTERMEDIATE', ['1', '2', '3']]]],
    ['SWMM4X50MFR-----------FNL-000100--', [['INTERMEDIATE', ['1', '2', '3']]]],
    ['SWMW50MFR-------------FNL-000100--', []],
    ['SWMW1500MFR-----------FNL-000100--', []],
    ['ATHW100M--------------FNL-000100--', [['WIND_SPEED', [null]]]],
    ['ATHWLJ----------------FNL-000100--', [['WIND_SPEED', ['1', '2', '3', '4']]]],
  ])('of a contest %s with four attempts are %j', (code, expected) =>
    expect(findFacts(rules, code, 4).map((fact) => [fact.code, fact.positions])).toEqual(expected),
  );

  test('of a jump without single attempts include no wind of attempts', () =>
    expect(findFacts(rules, 'ATHWLJ----------------FNL-000100--', 0)).toEqual([]));

  test.each([
    ['1,3', 'signed', '+1.3'],
    ['−0.4', 'signed', '-0.4'],
    ['0.0', 'signed', '0.0'],
    ['0.151', 'seconds', '0.151'],
    ['1:04.20', 'time', '1:04.20'],
    ['fast', 'seconds', undefined],
    ['fast', 'time', undefined],
  ] as const)('%j as %s is read as %j', (text, format, expected) =>
    expect(readFactValue(text, { format })).toBe(expected),
  );

  test('beyond any measured value are invalid', () => {
    const read = (text: string) => readFactValue(text, { format: 'signed', most: 20 });
    expect([read('-19.9'), read('21'), read('-21')]).toEqual(['-19.9', undefined, undefined]);
  });

  test('replace the previous value, and can be removed', () => {
    const wind = { code: 'WIND_SPEED', competitor: null, pos: null };
    const once = withFact([], { ...wind, value: '+1.3' });
    expect(withFact(once, { ...wind, value: '+1.4' })).toEqual([{ ...wind, value: '+1.4' }]);
    expect(withFact(once, { ...wind, value: null })).toEqual([]);
    expect(withFact(once, { ...wind, competitor: 'ana', value: '1' })).toHaveLength(2);
  });
});
