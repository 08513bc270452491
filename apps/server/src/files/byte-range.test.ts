import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['rows=0-1', undefined],
  [undefined, undefined],
])('the range %s of 10 bytes is read as a file of that length allows', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});
