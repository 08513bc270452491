import { expect, test } from 'vitest';
import { boardAge, nextBoard } from './board-turns.ts';

test('boards are shown in turn, except those that could not be loaded', () => {
  expect(nextBoard(0, [true, true, true])).toBe(1);
  expect(nextBoard(2, [true, true, true])).toBe(0);
  expect(nextBoard(0, [true, false, true])).toBe(2);
  expect(nextBoard(1, [false, true, false])).toBe(1);
  expect(nextBoard(1, [false, false])).toBe(1);
});

test.each([
  [0, undefined],
  [59_999, undefined],
  [60_000, { value: 1, unit: 'minute' }],
  [119 * 60_000, { value: 119, unit: 'minute' }],
  [26 * 3_600_000, { value: 26, unit: 'hour' }],
] as const)('the age of a board after %i ms without an answer is %o', (ms, age) => expect(boardAge(ms)).toEqual(age));
