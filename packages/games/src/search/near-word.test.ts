import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNearWord } from './near-word.ts';

const known = ['swimming', 'judo', 'athletics', 'basketball', 'souza', 'badminton'];

it.each([
  ['swiming', 'swimming'],
  ['swimmming', 'swimming'],
  ['swimmnig', 'swimming'],
  ['athletocs', 'athletics'],
  ['basketb', null],
  ['baskteb', 'basketball'],
  ['suoza', 'souza'],
  ['jodo', null],
  ['volleyball', null],
])('the mistyped word %s is corrected to %s', (word, meant) => {
  expect(findNearWord(word, known)).toBe(meant);
});

it('a word of five letters or more is found despite any single typing error', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.constantFrom('q', 'z'), (meant, at, letter) => {
      const index = at % meant.length;
      const mistyped = meant.slice(0, index) + letter + meant.slice(index + 1);
      const found = findNearWord(mistyped, [meant]);
      expect(found).toBe(meant.startsWith(mistyped) ? null : meant);
    }),
  );
});
