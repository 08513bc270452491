import { languages } from './main.ts';
import { expect, test } from 'vitest';
import { zoneLabel, zoneName } from './zone-name.ts';

test.each(languages)('a time zone has a name that readers know: $tag', (language) => {
  expect(zoneName(language, 'America/Sao_Paulo')).toMatch(/Bras[ií]lia|برازيليا|Sao Paulo/u);
  expect(zoneName(language, 'Europe/Paris')).not.toMatch(/\/|_/u);
});

test.each(languages)('no two time zones of a list look alike, and none shows its code: $tag', (language) => {
  const labels = Intl.supportedValuesOf('timeZone').map((zone) => zoneLabel(language, zone));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /_|[a-z]\/[A-Z]/u.test(label))).toEqual([]);
});
