import { expect, it } from 'vitest';
import { cutWords, visibleLength } from './cut-words.ts';

it.each([
  ['a text that fits stays as it is', 'Final', 5, 'Final'],
  ['a text is cut behind a word', 'Women’s 200 m freestyle', 15, 'Women’s 200 m…'],
  ['a separator at the cut is left out', 'Swimming · Women’s final', 12, 'Swimming…'],
  ['a number keeps its unit', 'Road race 42\u00A0km for women', 13, 'Road race…'],
  ['a first word that is too long stays whole', 'Rhythmische Gymnastik', 5, 'Rhythmische…'],
  ['an isolated name is closed', '\u2068SILVA Ana Maria\u2069 · Final', 10, '\u2068SILVA Ana…\u2069'],
])('%s', (_, text, max, expected) => {
  expect(cutWords(text, max)).toBe(expected);
});

it('marks of direction do not count', () => {
  expect(visibleLength('\u2068Ana\u2069')).toBe(3);
});
