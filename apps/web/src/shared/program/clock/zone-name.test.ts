import { languages } from '@podium/i18n';
import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each(languages)('a time zone has a name that people know: $tag', (language) => {
  expect(zoneName(language, 'America/Sao_Paulo')).toMatch(/Bras[ií]lia|برازيليا|Sao Paulo/u);
  expect(zoneName(language, 'Europe/Paris')).not.toMatch(/\/|_/u);
});
