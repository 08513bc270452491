import { expect, it } from 'vitest';
import { cleanName, cleanText } from './clean-text.ts';

it('F19: characters that change the text direction or hide text are removed', () => {
  expect(cleanText('\u202EReverse\u202C')).toBe('Reverse');
  expect(cleanText('Zero\u200BWidth \u2066A\u00ADnn\u2069\uFEFF')).toBe('ZeroWidth Ann');
  expect(cleanText('Ana\u200D Souza\u200C')).toBe('Ana Souza');
});

it('F19: joiners stay if Persian, Hindi or a composed emoji needs them', () => {
  for (const text of ['می\u200Cخواهم', 'क्\u200Dष', '👨\u200D👩\u200D👧']) expect(cleanText(text)).toBe(text);
});

it('F19: a name has single spaces and composed letters', () => {
  expect(cleanName(' Ben  Ali\u00A0')).toBe('Ben Ali');
  expect(cleanName('Joa\u0303o')).toBe('João');
});
