import { expect, test } from 'vitest';
import { countParts } from './count-parts.ts';
import { isPartOver } from './part-over.ts';

const volleyball = countParts({
  parts: ['S1', 'S2', 'S3'],
  part: { to: 25, lead: 2, lastTo: 15 },
  buttons: [{ points: 1 }],
});
const isOver = (home: number, away: number): boolean => isPartOver(volleyball, [{ code: 'S1', home, away }], 'S1');

test.each([
  [25, 8],
  [25, 23],
  [26, 24],
  [31, 33],
])('a set to 25 has ended at %i:%i', (home, away) => {
  expect(isOver(home, away)).toBe(true);
});

test.each([
  [0, 0],
  [1, 0],
  [24, 22],
  [25, 24],
  [25, 25],
  [26, 9],
])('a set to 25 has not ended at %i:%i', (home, away) => {
  expect(isOver(home, away)).toBe(false);
});

test('the deciding set has ended at 15', () => {
  const won = [
    { code: 'S1', home: 25, away: 10 },
    { code: 'S2', home: 10, away: 25 },
  ];
  expect(isPartOver(volleyball, [...won, { code: 'S3', home: 15, away: 9 }], 'S3')).toBe(true);
  expect(isPartOver(volleyball, [...won, { code: 'S3', home: 14, away: 9 }], 'S3')).toBe(false);
});

test('a half of a match never ends by its score', () => {
  const handball = countParts({ parts: ['H1', 'H2'], buttons: [{ points: 1 }] });
  expect(isPartOver(handball, [{ code: 'H1', home: 9, away: 2 }], 'H1')).toBe(false);
});
