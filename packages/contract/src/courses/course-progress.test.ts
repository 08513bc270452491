import { expect, it } from 'vitest';
import { isPassed, lessonsNeeded } from './course-progress.ts';

it.each([
  [4, 100, 4],
  [4, 75, 3],
  [3, 80, 3],
  [3, 1, 1],
])('a course of %i lessons that requires %i %% is passed with %i of them', (lessonCount, passPercent, needed) => {
  const course = { lessonCount, passPercent };
  expect(lessonsNeeded(course)).toBe(needed);
  expect([isPassed(course, needed - 1), isPassed(course, needed)]).toEqual([false, true]);
});

it('a course without lessons is never passed', () =>
  expect(isPassed({ lessonCount: 0, passPercent: 100 }, 0)).toBe(false));
