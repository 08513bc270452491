import { expect, it } from 'vitest';
import { shownGap } from './result-columns.ts';

it.each([
  ['2', '+0.12', 'TIME', '+0.12'],
  ['2', '0.12', 'TIME', '+0.12'],
  ['1', '+0.00', 'TIME', null],
  ['1', '0', 'POINTS', null],
  ['1', null, 'TIME', null],
  ['2', '48', 'POINTS', '48'],
  ['2', '-48', 'POINTS', '-48'],
  ['9', '+0', 'TIME', '+0'],
  ['4', '1 lap', 'TIME', '1 lap'],
])('the gap of place %s, %s behind by %s, is shown as %s', (rank, diff, resultType, shown) => {
  expect(shownGap({ rank, diff, resultType })).toBe(shown);
});
