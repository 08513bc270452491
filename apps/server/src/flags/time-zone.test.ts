import { expect, test } from 'vitest';
import { countryTimeZone } from './time-zone.ts';

test.each([
  ['GER', 'Europe/Berlin'],
  ['QAT', 'Asia/Qatar'],
  ['AZE', 'Asia/Baku'],
  ['BRA', undefined],
  ['USA', undefined],
  ['XYZ', undefined],
])('the only time zone of %s is %s; a country with several has none here', (code, zone) => {
  expect(countryTimeZone(code, Date.UTC(2026, 9, 1))).toBe(zone);
});
