import { expect, test } from 'vitest';
import { halfPoints } from './half-points.ts';

test.each([
  ['0.5', '½'],
  ['2.5', '2½'],
  [10.5, '10½'],
  ['3', '3'],
  ['9.25', '9.25'],
  ['2.50', '2.50'],
  ['+1.5', '+1½'],
  ['1.5–0.5', '1½–½'],
  ['–', '–'],
])('the score %s is written %s', (score, text) => {
  expect(halfPoints(score)).toBe(text);
});
