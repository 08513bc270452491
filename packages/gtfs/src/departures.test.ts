import { describe, expect, it } from 'vitest';
import { listDepartures, nextDepartures } from './departures.ts';
import type { CalendarDay } from '@podium/games';
import { readGtfs } from './read-gtfs.ts';
import { dayInZone } from './service-time.ts';
import { exampleFiles } from './testing/example-feed.ts';
import { openTimetable } from './timetable.ts';
import { translate } from './translations.ts';

const timetable = openTimetable(readGtfs(exampleFiles()).feed!);
const zone = 'America/New_York';
const depot = ['DEPOT-A', 'DEPOT-B'];

/** `2026-01-15 08:22 AS1`, in local time with the offset of the zone. */
function formatDeparture({ at, tripId }: { at: number; tripId: string }): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
  return `${dayInZone(at, zone)} ${time} ${tripId}`;
}

describe('next departures', () => {
  it.each([
    // A fixed timetable.
    ['2026-01-15T07:59:59-05:00', ['AIR'], ['2026-01-15 08:00 AS1']],
    ['2026-01-15T08:00:00-05:00', ['AIR'], ['2026-01-15 08:00 AS1']],
    ['2026-01-15T08:00:01-05:00', ['AIR'], ['2026-01-16 08:00 AS1']],
    // A stop without a time is between its neighbors: 08:11.
    ['2026-01-15T08:05:00-05:00', ['DEPOT-A'], ['2026-01-15 08:11 AS1', '2026-01-15 12:05 DL1']],
    // The platforms of a station together.
    ['2026-01-15T11:30:00-05:00', depot, ['2026-01-15 11:45 AS2', '2026-01-15 12:05 DL1', '2026-01-15 16:00 CITY2']],
    // Departures do not include the last stop and stops without boarding.
    ['2026-01-15T08:10:00-05:00', ['MILL'], ['2026-01-16 06:07 CITY1']],
    ['2026-01-15T07:00:00-05:00', ['SPRING'], ['2026-01-15 11:20 AS2']],
    ['2026-01-15T11:00:00-05:00', ['LIBRARY'], ['2026-01-18 01:40 N1A']],
    // Working days and weekends.
    ['2026-01-16T12:06:00-05:00', ['DEPOT-A'], ['2026-01-17 06:00 CITY1', '2026-01-17 06:30 CITY1']],
    ['2026-01-17T12:00:00-05:00', ['DEPOT-A'], ['2026-01-17 14:05 DL2', '2026-01-18 01:10 N1A']],
    // A holiday on a Friday runs as on weekends, the Thursday before as usual.
    ['2026-07-03T12:00:00-04:00', ['DEPOT-A'], ['2026-07-03 14:05 DL2']],
    ['2026-07-02T12:00:00-04:00', ['DEPOT-A'], ['2026-07-02 12:05 DL1']],
    // A service that runs on single days only.
    ['2026-09-12T14:00:00-04:00', ['AIR'], ['2026-09-12 15:00 F1', '2026-09-13 08:00 AS1']],
    ['2026-09-13T14:00:00-04:00', ['AIR'], ['2026-09-14 08:00 AS1']],
    // 25:10:00 of Saturday is 01:10 of Sunday.
    ['2026-01-18T00:30:00-05:00', ['DEPOT-A'], ['2026-01-18 01:10 N1A', '2026-01-18 06:00 CITY1']],
    ['2026-01-19T00:30:00-05:00', ['DEPOT-A'], ['2026-01-19 06:00 CITY1']],
    // Frequencies: every 30 minutes until 07:00, then every 20 until 08:00; a run does not start at the end of its period.
    [
      '2026-01-18T06:20:00-05:00',
      ['DEPOT-A'],
      ['2026-01-18 06:30 CITY1', '2026-01-18 07:00 CITY1', '2026-01-18 07:20 CITY1'],
    ],
    ['2026-01-18T07:41:00-05:00', ['DEPOT-A'], ['2026-01-18 08:11 AS1']],
    ['2026-01-18T07:41:00-05:00', ['MILL'], ['2026-01-18 07:47 CITY1', '2026-01-19 06:07 CITY1']],
    ['2026-01-15T16:01:00-05:00', ['DEPOT-B'], ['2026-01-15 16:30 CITY2', '2026-01-16 11:45 AS2']],
    // Clocks skip from 02:00 to 03:00 on Sunday, 8 March. Noon minus 12 hours is 23:00, so later times are those on the clock.
    ['2026-03-08T00:00:00-05:00', ['AIR'], ['2026-03-08 08:00 AS1']],
    ['2026-03-08T00:00:00-05:00', ['DEPOT-A'], ['2026-03-08 01:10 N1A', '2026-03-08 06:00 CITY1']],
    // Clocks return from 02:00 to 01:00 on Sunday, 1 November: 25:40:00 of Saturday is the first 01:40.
    ['2026-11-01T00:00:00-04:00', ['LIBRARY'], ['2026-11-01 01:40 N1A']],
    ['2026-11-01T07:30:00-05:00', ['AIR'], ['2026-11-01 08:00 AS1']],
  ])('from %s at %j are listed in order', (instant, stops, expected) => {
    const departures = nextDepartures(timetable, stops, Date.parse(instant), expected.length);
    expect(departures.map(formatDeparture)).toEqual(expected);
  });

  it('are exact to the second when clocks change', () => {
    const departuresAt = (instant: string, stop: string) =>
      nextDepartures(timetable, [stop], Date.parse(instant), 1)[0]!.at;
    expect(departuresAt('2026-11-01T00:00:00-04:00', 'LIBRARY')).toBe(Date.parse('2026-11-01T01:40:00-04:00'));
    expect(departuresAt('2026-03-08T00:00:00-05:00', 'AIR')).toBe(Date.parse('2026-03-08T08:00:00-04:00'));
    expect(departuresAt('2026-03-08T01:30:00-05:00', 'DEPOT-A')).toBe(Date.parse('2026-03-08T06:00:00-04:00'));
  });

  it('end with the last day of the service', () => {
    expect(nextDepartures(timetable, ['AIR'], Date.parse('2026-12-31T12:30:00-05:00'), 3)).toEqual([]);
    expect(nextDepartures(timetable, ['unknown'], Date.parse('2026-01-15T08:00:00-05:00'), 3)).toEqual([]);
  });
});

describe('departures of a service day', () => {
  const listTexts = (day: string, stops: string[]) => listDepartures(timetable, stops, day as CalendarDay);

  it('include those after midnight', () => {
    expect(listTexts('2026-01-17', ['DEPOT-A', 'LIBRARY']).map(formatDeparture).slice(-2)).toEqual([
      '2026-01-18 01:10 N1A',
      '2026-01-18 01:40 N1A',
    ]);
  });

  it('show if the time is exact, the interval, and if boarding has to be arranged', () => {
    const circle = listTexts('2026-01-15', ['DEPOT-A']).filter(({ lineId }) => lineId === 'CITY');
    expect(circle.map(({ isExact, headway }) => [isExact, headway])).toEqual([
      [false, 1800],
      [false, 1800],
      [false, 1200],
      [false, 1200],
      [false, 1200],
    ]);
    const express = listTexts('2026-01-15', ['DEPOT-B']).find(({ tripId }) => tripId === 'CITY2');
    expect(express).toMatchObject({ isExact: true, headway: undefined });
    expect(listTexts('2026-09-12', ['AIR']).find(({ tripId }) => tripId === 'F1')).toMatchObject({
      isExact: false,
      isOnRequest: true,
      headsign: 'Heron Isle, "Ferry"',
    });
    expect(listTexts('2026-01-15', ['DEPOT-A']).find(({ tripId }) => tripId === 'AS1')?.isExact).toBe(false);
  });

  it('have the headsign of the stop if it differs from the headsign of the trip', () => {
    expect(listTexts('2026-01-15', ['DEPOT-B'])[0]).toMatchObject({
      headsign: 'Airfield via depot',
      isStopHeadsign: true,
    });
  });
});

it('a text is shown in its translation, by record or by value, otherwise unchanged', () => {
  const { translations } = timetable;
  expect(translate(translations, 'fr', 'stops.stop_name', 'Old Depot', 'DEPOT')).toBe('Ancienne gare');
  expect(translate(translations, 'fr', 'trips.trip_headsign', 'To the library', 'DL1')).toBe('Vers la bibliothèque');
  expect(translate(translations, 'fr', 'stops.stop_name', 'Library', 'LIBRARY')).toBe('Library');
  expect(translate(translations, 'pt', 'stops.stop_name', 'Old Depot', 'DEPOT')).toBe('Old Depot');
});
