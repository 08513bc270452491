import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['BRA', 'en', 'Brazil'],
  ['BRA', 'ar', 'البرازيل'],
  ['GER', 'fr', 'Allemagne'],
  ['DEU', 'es', 'Alemania'],
  ['POR', 'pt', 'Portugal'],
  ['AZE', 'az', 'Azərbaycan'],
  ['XXX', 'en', 'XXX'],
  ['BYE', 'en', 'BYE'],
])('S01: the nationality %s has in %s the name %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
