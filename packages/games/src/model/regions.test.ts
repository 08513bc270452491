import { expect, test } from 'vitest';
import { languageOfForm } from './regions.ts';

test.each([
  ['pt-BR', 'pt'],
  ['es-419', 'es'],
  ['pt', undefined],
  ['pt-br', undefined],
  ['pt_BR', undefined],
  ['pt-BRA', undefined],
  ['de-AT', undefined],
  ['pt-BR-u-nu-arab', undefined],
  ['', undefined],
])('the regional form %s belongs to %s', (text, language) => {
  expect(languageOfForm(text)).toBe(language);
});
