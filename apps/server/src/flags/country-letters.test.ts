import { expect, test } from 'vitest';
import { countryLetters } from './codes.ts';

test.each([
  ['DE', 'GER'],
  ['cv', 'CPV'],
  ['GB', 'GBR'],
  ['BR', 'BRA'],
  ['CN', 'CHN'],
  ['BN', 'BRU'],
  ['BH', 'BRN'],
  ['XX', undefined],
])('the three letters of %s are those of its committee, %s', (two, three) => {
  expect(countryLetters(two)).toBe(three);
});
