import { expect, test } from 'vitest';
import { isPassed } from './passed.ts';

const lessons = ['a', 'b', 'c'];

test.each([
  ['all lessons of a course that asks for all', ['a', 'b', 'c'], 100, true],
  ['all but one of a course that asks for all', ['a', 'b'], 100, false],
  ['two of three where 60% are enough', ['a', 'b'], 60, true],
  ['lessons that the course no longer has', ['x', 'y', 'z'], 60, false],
] as const)('%s', (_, done, percent, expected) => {
  expect(isPassed(lessons, new Set(done), percent)).toBe(expected);
});

test('a course without lessons is never passed', () => expect(isPassed([], new Set(), 1)).toBe(false));
