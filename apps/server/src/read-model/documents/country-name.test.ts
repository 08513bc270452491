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
])('S01: a nationality of %s is a name in %s: %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
