import { expect, it } from 'vitest';
import { isUsableCode } from './code.ts';

it.each(['SWM', 'SWMW200MFR------------FNL-000100--', 'V(T)', '?', 'W/O', 'AA01', 'x'.repeat(64)])(
  'the text %s is a valid code',
  (text) => {
    expect(isUsableCode(text)).toBe(true);
  },
);

it.each([
  ['nothing', ''],
  ['more than 64 characters', 'x'.repeat(65)],
  ['a blank', 'A B'],
  ['a line break at the end', 'AB\n'],
  ['a control character', 'A\u0001'],
  ['letters beyond ASCII', 'É'],
  ['a word of the language', '__proto__'],
])('the text %s is not a valid code', (_why, text) => {
  expect(isUsableCode(text)).toBe(false);
});
