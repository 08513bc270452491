import { expect, it } from 'vitest';
import { wordSize } from './word-size.ts';

it('a long word of a name is written smaller, whatever the other words', () => {
  expect(wordSize('Rio Grande do Norte')).toBe('');
  expect(wordSize('Pernambuco')).toBe('is-long');
  expect(wordSize('VASCONCELOS Vítor')).toBe('is-longer');
  expect(wordSize('')).toBe('');
});
