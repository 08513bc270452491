import { expect, test } from 'vitest';
import { venueAt } from './venue-at.ts';

const pool = { id: 'AQC', kind: 'venue', name: { en: 'Pool', pt: 'Piscina' }, latitude: -15.78, longitude: -47.9 };
const hall = { id: 'HLL', kind: 'venue', name: { en: 'Hall' }, latitude: -15.782, longitude: -47.9 };
const court = { id: 'CT1', kind: 'location', name: { en: 'Court' }, latitude: -15.7801, longitude: -47.9 };
const stadium = { id: 'STA', kind: 'venue', name: { en: 'Stadium' } };
const venues = [pool, hall, court, stadium];
const at = (latitude?: number, longitude?: number, code = '', name = 'Stop') =>
  venueAt({ code, name, latitude, longitude }, venues);

test('a stop belongs to the nearest venue within 300 meters', () => {
  expect(at(-15.7805, -47.9)).toBe('AQC');
  expect(at(-15.7815, -47.9)).toBe('HLL');
  expect(at(-15.78, -47.9027)).toBe('AQC');
  expect(at(-15.78, -47.9029)).toBeUndefined();
  expect(at()).toBeUndefined();
});

test('a stop with the code or name of a venue belongs to it, wherever it is', () => {
  expect(at(-15.78, -47.9, 'sta')).toBe('STA');
  expect(at(undefined, undefined, '', 'Piscina')).toBe('AQC');
});
