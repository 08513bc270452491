import { expect, it } from 'vitest';
import { isMassWithdrawal } from './mass-withdrawal.ts';

it.each([
  [1, 2, false],
  [2, 4, false],
  [3, 16, true],
  [3, 60, false],
  [4, 60, true],
  [10, 1000, false],
  [11, 1000, true],
  [50, 1000, true],
  [51, 1000, true],
  [0, 0, false],
])('the loss of %i medals of %i is implausible: %s', (retractedCount, total, expected) => {
  expect(isMassWithdrawal(retractedCount, total)).toBe(expected);
});
