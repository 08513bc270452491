import { describe, expect, test } from 'vitest';
import { newClashes } from './clashes.ts';
import type { PlannedUnit } from './clashes.ts';

const minute = 60_000;
const instant = (clock: string): number => Date.parse(`2026-11-20T${clock}:00Z`);
const unit = (
  id: string,
  start: string,
  end: string | undefined,
  overrides: Partial<PlannedUnit> = {},
): PlannedUnit => ({
  id,
  startAt: instant(start),
  endAt: end === undefined ? undefined : instant(end),
  venueId: 'HALL',
  people: [],
  ...overrides,
});
const later = (unit: PlannedUnit, minutes: number): PlannedUnit => ({
  ...unit,
  startAt: unit.startAt + minutes * minute,
  endAt: unit.endAt === undefined ? undefined : unit.endAt + minutes * minute,
});

describe('clashes that a move would cause', () => {
  const position = { latitude: -8.03, longitude: -34.88 };
  const first = unit('a', '10:00', '11:00', { locationId: 'C1', position, people: ['ana'] });
  const kinds = (before: PlannedUnit[], after: PlannedUnit[]): string[] =>
    newClashes(before, after).map((clash) => [clash.kind, clash.unit, clash.other, ...clash.people].join(' '));

  test.each([
    ['two on one court', unit('b', '11:00', '12:00', { locationId: 'C1' }), ['location a b']],
    ['two on different courts', unit('b', '11:00', '12:00', { locationId: 'C2' }), []],
    [
      'an athlete in both',
      unit('b', '11:00', '12:00', { locationId: 'C2', people: ['ana', 'eva'] }),
      ['person a b ana'],
    ],
    ['an athlete with ten minutes in one hall', unit('b', '11:40', '12:00', { people: ['ana'] }), []],
    [
      'an athlete with forty minutes to another hall',
      unit('b', '12:10', '12:40', { venueId: 'POOL', people: ['ana'] }),
      ['travel a b ana'],
    ],
    ['an athlete with an hour to another hall', unit('b', '12:30', '13:00', { venueId: 'POOL', people: ['ana'] }), []],
    [
      'an athlete with forty minutes to a hall 2 km away',
      unit('b', '12:10', '12:40', {
        venueId: 'POOL',
        position: { latitude: -8.05, longitude: -34.88 },
        people: ['ana'],
      }),
      [],
    ],
    [
      'an athlete with an hour to a hall 11 km away',
      unit('b', '12:30', '13:00', {
        venueId: 'POOL',
        position: { latitude: -8.13, longitude: -34.88 },
        people: ['ana'],
      }),
      ['travel a b ana'],
    ],
    ['one without an end, half an hour', unit('b', '11:20', undefined, { locationId: 'C1' }), ['location a b']],
  ])('%s, half an hour later', (_, other, expected) => {
    expect(kinds([first, other], [later(first, 30)])).toEqual(expected);
  });

  test('do not include existing clashes', () => {
    const overlapping = unit('b', '10:30', '12:00', { locationId: 'C1' });
    expect(kinds([first, overlapping], [later(first, 10)])).toEqual([]);
  });

  test('do not include units that are moved together', () => {
    const second = unit('b', '11:00', '12:00', { locationId: 'C1' });
    expect(kinds([first, second], [later(first, 40), later(second, 40)])).toEqual([]);
  });
});
