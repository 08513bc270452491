import { expect, it } from 'vitest';
import { walkMinutes } from './walk-minutes.ts';

it.each([
  [0, 1],
  [40, 1],
  [300, 6],
  [1500, 26],
])('a walk of %d meters in a straight line takes %d minutes', (meters, minutes) =>
  expect(walkMinutes(meters)).toBe(minutes),
);
