import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMarks, markKind, parseMark } from './mark.ts';

describe('reading a mark', () => {
  it.each([
    ['TIME', '2:04.31', 124_310],
    ['TIME', '1:02:03.4', 3_723_400],
    ['TIME', '58.2', 58_200],
    ['TIME', '9.79', 9790],
    ['TIME', '4:04:23', 14_663_000],
    ['TIME', '0.81', 810],
    ['TIME', '90:00', 5_400_000],
    ['TIME', '75.30', 75_300],
    ['TIME', '+0.81', 810],
    ['TIME', '-1:00.5', -60_500],
    ['IRM_TIME', '45.10', 45_100],
    ['DISTANCE', '7.84', 7840],
    ['DISTANCE', '84', 84_000],
    ['POINTS', '6084', 6_084_000],
    ['IRM_POINTS', '20.5', 20_500],
    ['SCORE', '2', 2000],
    ['PERCENT', '66.910', 66_910],
    ['WEIGHT', '256', 256_000],
    ['POINTS', '85.1235', 85_124],
    ['POINTS', '85.1234', 85_123],
    ['POINTS', '-0.5', -500],
    ['POINTS', '.5', 500],
    ['POINTS', ' 10 ', 10_000],
    ['SETS', '3', 3],
    ['IRM_SETS', '6', 6],
    ['RANK', '14', 14],
    ['time', '58.2', 58_200],
    ['something new', '70', 70_000],
    ['something new', '2:04.31', 124_310],
    [undefined, '10', 10_000],
  ])('reads %s %s as %s', (type, text, value) => {
    expect(parseMark(type, text)).toEqual({ type: type ?? '', text, value });
  });

  it.each([
    ['IRM', '25'],
    ['IRM_TIME', ''],
    ['NO_SCORE', '7'],
    ['NOT_COMPETING', ''],
    ['TIME', ''],
    ['TIME', 'DNS'],
    ['TIME', '1:60.00'],
    ['TIME', '1:60:00'],
    ['TIME', '1:2:3:4'],
    ['TIME', ':30'],
    ['TIME', '1:'],
    ['TIME', '--5'],
    ['TIME', '1:+5.0'],
    ['POINTS', '1,234'],
    ['POINTS', '.'],
    ['POINTS', '+'],
    ['POINTS', '1e3'],
    ['POINTS', '9'.repeat(400)],
    ['SETS', '3.5'],
    ['SETS', '3-1'],
    ['RANK', ''],
    [null, null],
    [undefined, undefined],
  ])('has no comparable value for %s %s', (type, text) => {
    expect(parseMark(type, text).value).toBeNull();
  });

  it('never throws and returns only safe integers', () => {
    const type = fc.oneof(fc.string(), fc.constantFrom('TIME', 'POINTS', 'SETS', 'IRM', 'RM'));
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789:.+-'.split('')) }));
    fc.assert(
      fc.property(type, text, (resultType, raw) => {
        const mark = parseMark(resultType, raw);
        expect(mark.text).toBe(raw);
        expect(mark.value === null || Number.isSafeInteger(mark.value)).toBe(true);
        expect(Object.is(mark.value, -0)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the kind of a mark', () => {
  it('does not guess the kind of a type it does not know', () => {
    expect(markKind('FAULT')).toBeUndefined();
    expect(markKind(null)).toBeUndefined();
    expect(markKind('constructor')).toBeUndefined();
  });
});

describe('the comparison of marks', () => {
  const mark = fc.record({ value: fc.option(fc.integer(), { nil: null }) });

  it('puts the lower time and the higher score first', () => {
    expect(compareMarks({ value: 1 }, { value: 2 }, 'lower')).toBeLessThan(0);
    expect(compareMarks({ value: 1 }, { value: 2 }, 'higher')).toBeGreaterThan(0);
    expect(compareMarks({ value: 2 }, { value: 2 }, 'higher')).toBe(0);
  });

  it('puts lines without a mark last in either direction', () => {
    for (const better of ['lower', 'higher'] as const) {
      expect(compareMarks({ value: null }, { value: 0 }, better)).toBeGreaterThan(0);
      expect(compareMarks({ value: 0 }, { value: null }, better)).toBeLessThan(0);
      expect(compareMarks({ value: null }, { value: null }, better)).toBe(0);
    }
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(mark, mark, mark, fc.constantFrom('lower' as const, 'higher' as const), (a, b, c, better) => {
        expect(Math.sign(compareMarks(a, b, better)) + Math.sign(compareMarks(b, a, better))).toBe(0);
        const isOrdered = compareMarks(a, b, better) <= 0 && compareMarks(b, c, better) <= 0;
        expect(!isOrdered || compareMarks(a, c, better) <= 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
