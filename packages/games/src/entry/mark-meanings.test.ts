import { expect, test } from 'vitest';
import { markMeanings } from './mark-meanings.ts';

const labels = (text: string, mark = 'time', decimals = 2): string[] | undefined =>
  markMeanings(text, mark, decimals)?.map(({ label }) => label);

test.each([
  ['1305', ['13.05', '21:45']],
  ['958', ['9.58', '15:58']],
  ['20345', ['2:03.45', '339:05']],
])('a time typed as %s has two meanings, with and without a point', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('a distance without a point may be in centimeters', () => {
  expect(labels('415', 'distance')).toEqual(['4.15', '415.00']);
});

test('marks with a point, short marks, points and whole seconds have one meaning', () => {
  expect(labels('13.05')).toBeUndefined();
  expect(labels('58')).toBeUndefined();
  expect(labels('7560')).toBeUndefined();
  expect(labels('1305', 'points')).toBeUndefined();
  expect(labels('1305', 'time', 0)).toBeUndefined();
});
