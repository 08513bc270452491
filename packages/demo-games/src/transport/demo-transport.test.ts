import { listDepartures, lineRuns, nextDepartures, openTimetable, readGtfs, writeGtfs } from '@podium/gtfs';
import type { CalendarDay } from '@podium/games';
import { expect, it } from 'vitest';
import { calendarAround } from '../clock.ts';
import { hotels } from '../places/hotels.ts';
import { venues } from '../places/venues.ts';
import type { LogicalDay } from '@podium/games';
import { demoTransport } from './demo-transport.ts';

const { days } = calendarAround('2026-11-20' as LogicalDay);
const finalDays = new Set(days.slice(7));
const reading = readGtfs(writeGtfs(demoTransport({ days, finalDays })));
const timetable = openTimetable(reading.feed!);
const [quiet, busy, race] = [days[1], days[8], days[9]] as unknown as CalendarDay[];

it('the shuttle network is a valid feed that reaches every hotel and venue', () => {
  expect(reading.report.problems).toEqual([]);
  const stops = [...hotels.map(({ id }) => id), ...venues.map(({ code }) => code.toLowerCase())];
  for (const stop of stops) expect(listDepartures(timetable, [stop], quiet!).length, stop).toBeGreaterThan(10);
});

it('more shuttles run on days with finals', () => {
  const runs = (day: CalendarDay) => lineRuns(timetable, 'north', day).length;
  expect(runs(busy!)).toBeGreaterThan(runs(quiet!) * 1.3);
});

it('the first shuttle leaves before six, the last after midnight', () => {
  const times = listDepartures(timetable, ['sta', 'quaresmeira'], quiet!).map(({ at }) => new Date(at - 3 * 3_600_000));
  expect(times[0]!.toISOString().slice(11, 16) < '06:00').toBe(true);
  expect(times.at(-1)!.toISOString().slice(0, 10) > quiet!).toBe(true);
});

it('the beach is not served on the day of the race', () => {
  expect(listDepartures(timetable, ['bch'], race!)).toEqual([]);
  expect(listDepartures(timetable, ['marina-sete'], race!).length).toBeGreaterThan(0);
});

it('the circular line runs at intervals', () => {
  const noon = Date.parse(`${quiet}T12:00:00-03:00`);
  const next = nextDepartures(timetable, ['gyh'], noon, 20).filter(({ lineId }) => lineId === 'circle');
  expect(next.slice(0, 2).map(({ isExact, headway }) => [isExact, headway])).toEqual([
    [false, 720],
    [false, 720],
  ]);
});

it.each([[[]], [days]])('the network is valid, whatever the days of the finals', (finals) => {
  const { report } = readGtfs(writeGtfs(demoTransport({ days, finalDays: new Set<string>(finals) })));
  expect(report.problems).toEqual([]);
});
