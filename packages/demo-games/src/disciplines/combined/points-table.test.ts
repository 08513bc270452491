import { expect, it } from 'vitest';
import { pointsFor } from './points-table.ts';

// Marks of the decathlon of 9126 points, Talence 2018, and of the heptathlon of 7291 points, Seoul 1988.
it.each([
  ['M', '100M', 10_550, 963],
  ['M', 'LJ', 7800, 1010],
  ['M', 'SP', 16_000, 851],
  ['M', 'HJ', 2050, 850],
  ['M', '400M', 48_420, 889],
  ['M', '110MH', 13_750, 1007],
  ['M', 'JT', 71_900, 918],
  ['W', '100MH', 12_690, 1172],
  ['W', 'HJ', 1860, 1054],
  ['W', 'SP', 15_800, 915],
  ['W', '200M', 22_560, 1123],
  ['W', 'LJ', 7270, 1264],
  ['W', 'JT', 45_660, 776],
  ['W', '800M', 128_510, 987],
] as const)('in %s %s a mark of %d gives %d points', (gender, part, value, points) => {
  expect(pointsFor(gender, part, value)).toBe(points);
});

it('a missing mark, or one below the table, gives no points', () => {
  expect(pointsFor('W', 'HJ', null)).toBe(0);
  expect(pointsFor('W', 'HJ', 700)).toBe(0);
});
