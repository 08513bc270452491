import { expect, test } from 'vitest';
import { countryTimeZones } from './time-zone.ts';

test.each([
  ['GER', ['Europe/Berlin']],
  ['QAT', ['Asia/Qatar']],
  ['AZE', ['Asia/Baku']],
  ['XYZ', []],
])('the time zone of %s, whose clocks all show the same time, is %s', (code, zones) => {
  expect(countryTimeZones(code, Date.UTC(2026, 9, 1))).toEqual(zones);
});

test.each([
  ['BRA', 'America/Sao_Paulo'],
  ['USA', 'America/New_York'],
])('the time zones of %s are several, among them %s', (code, zone) => {
  const zones = countryTimeZones(code, Date.UTC(2026, 9, 1));
  expect(zones.length).toBeGreaterThan(3);
  expect(zones).toContain(zone);
});
