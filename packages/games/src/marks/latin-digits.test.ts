import { expect, test } from 'vitest';
import { readFactValue } from '../entry/entered-facts.ts';
import { readEnteredMark } from '../entry/entered-result.ts';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['١٫٦٠', '1.60'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['xo', 'xo'],
  ['7.84', '7.84'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});

test('a mark, a height and the wind can be entered in Arabic digits', () => {
  expect(readEnteredMark('١٫٦٠', { mark: 'distance', decimals: 2 })).toBe('1.60');
  expect(readFactValue('١٫٣', { format: 'signed' })).toBe('+1.3');
});
