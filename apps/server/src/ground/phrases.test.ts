import { expect, it } from 'vitest';
import { sportPhrase } from './phrases.ts';

it.each([
  ['en', ['Quarter 1', 'Quarter 3', 'Quarter 6']],
  ['es', ['1.er cuarto', '3.er cuarto', '6.º cuarto']],
  ['pt', ['1º quarto', '3º quarto', '6º quarto']],
  ['az', ['1-ci rüb', '3-cü rüb', '6-cı rüb']],
  ['ar', ['الربع الأول', 'الربع الثالث', 'الربع السادس']],
  ['fr', ['1er quart-temps', '3e quart-temps', '6e quart-temps']],
] as const)('K6: numbers of parts of a contest have the forms that the press of %s uses', (language, names) => {
  expect(['1', '3', '6'].map((number) => sportPhrase('ZZZ', language, 'quarterNumber', number))).toEqual(names);
});

it('K6: a value that is not a number is printed as text', () => {
  expect(sportPhrase('SWM', 'en', 'againAt', '11:20')).toBe('Void – re-swim at 11:20');
});
