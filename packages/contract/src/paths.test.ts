import { expect, test } from 'vitest';
import { paths, readPath } from './paths.ts';

test('an address starts with its language, continues with the filters in a fixed order, and omits defaults', () => {
  expect(readPath('participants', 'en', { kind: 'athletes', sort: 'name', page: 1, pageSize: 50 })).toBe(
    '/api/v1/participants?lang=en',
  );
  expect(readPath('participants', 'ar', { page: 2, sort: 'medals', query: 'Əli', kind: 'teams' })).toBe(
    '/api/v1/participants?lang=ar&kind=teams&query=%C6%8Fli&sort=medals&page=2',
  );
  expect(readPath('day', 'en', { day: '2026-10-12', delegation: 'AUR', discipline: 'swm' })).toBe(
    '/api/v1/schedule/days/2026-10-12?lang=en&discipline=swm&delegation=AUR',
  );
  expect(readPath('medallists', 'az', { discipline: 'all', latest: 4, day: '2026-10-12' })).toBe(
    '/api/v1/medals/all/medallists?lang=az&day=2026-10-12&latest=4',
  );
  expect(readPath('multiMedallists', 'fr', { discipline: 'all', gender: 'W' })).toBe(
    '/api/v1/medals/all/multi-medallists?lang=fr&gender=W',
  );
});

test('values in an address are escaped', () => {
  expect(readPath('event', 'en', { id: 'a/b?c' })).toBe('/api/v1/events/a%2Fb%3Fc?lang=en');
  expect(paths.calendar('pt', 'unit-a/b')).toBe('/calendar/unit-a%2Fb.ics?lang=pt');
});
