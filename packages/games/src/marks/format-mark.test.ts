import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDifference, formatMark } from './format-mark.ts';
import { parseMark } from './mark.ts';

describe('writing a mark', () => {
  it.each([
    [124_310, 'time', 2, '2:04.31'],
    [3_723_400, 'time', 1, '1:02:03.4'],
    [58_200, 'time', 1, '58.2'],
    [7_681_000, 'time', 0, '2:08:01'],
    [810, 'time', 2, '0.81'],
    [59_996, 'time', 2, '1:00.00'],
    [-60_500, 'time', 1, '-1:00.5'],
    [7840, 'distance', 2, '7.84'],
    [2500, 'distance', 2, '2.50'],
    [10_000, 'points', 0, '10'],
    [14_333, 'points', 3, '14.333'],
    [1_234_500, 'points', 1, '1234.5'],
    [-4, 'points', 2, '0.00'],
    [-5, 'points', 2, '-0.01'],
    [3, 'sets', 0, '3'],
    [14, 'rank', 2, '14'],
  ] as const)('%i as %s with %i decimals is %s', (value, kind, decimals, text) => {
    expect(formatMark(value, kind, decimals)).toBe(text);
  });

  it('refuses fractions of a thousandth and odd decimals', () => {
    expect(() => formatMark(1.5, 'time', 2)).toThrow('1.5');
    expect(() => formatMark(Number.NaN, 'time', 2)).toThrow('NaN');
    expect(() => formatMark(1, 'time', 4)).toThrow('4');
    expect(() => formatMark(1, 'time', -1)).toThrow('-1');
  });

  it('gives text that parseMark reads unchanged', () => {
    const types = { time: 'TIME', distance: 'DISTANCE', points: 'POINTS', weight: 'WEIGHT' } as const;
    const kind = fc.constantFrom('time' as const, 'distance' as const, 'points' as const, 'weight' as const);
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), kind, (value, kind) => {
        expect(parseMark(types[kind], formatMark(value, kind, 3)).value).toBe(value);
        const rough = parseMark(types[kind], formatMark(value, kind, 2)).value;
        expect(Math.abs(rough! - value)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('formatDifference', () => {
  it.each([
    [810, 'time', 2, '+0.81'],
    [-810, 'time', 2, '-0.81'],
    [0, 'time', 2, '+0.00'],
    [64_000, 'time', 1, '+1:04.0'],
    [1500, 'points', 1, '+1.5'],
  ] as const)('%i as %s with %i decimals is %s', (value, kind, decimals, text) => {
    expect(formatDifference(value, kind, decimals)).toBe(text);
  });
});
