import { expect, test } from 'vitest';
import { countryTimeZone } from './time-zone.ts';

test.each([
  ['GER', 'Europe/Berlin'],
  ['QAT', 'Asia/Qatar'],
  ['AZE', 'Asia/Baku'],
  ['BRA', undefined],
  ['USA', undefined],
  ['XYZ', undefined],
])('the time zone of %s is %s: countries with several have none', (code, zone) => {
  expect(countryTimeZone(code, Date.UTC(2026, 9, 1))).toBe(zone);
});
