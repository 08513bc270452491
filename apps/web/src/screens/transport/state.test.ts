import { expect, it } from 'vitest';
import { readDaySearch, readTransportSearch } from './search.ts';
import { byLineAndHeadsign, dayWithin, findTransport, withIntervals } from './state.ts';
import type { TransportDeparture, TransportLine, TransportStop } from '@podium/contract';

const stop = (id: string, name: string) =>
  ({ id, name, code: null, venue: null, lines: [] }) as unknown as TransportStop;
const line = (id: string, name: string) =>
  ({ id, name, longName: null, headsigns: ['Estádio'] }) as unknown as TransportLine;

it('R08: stops and lines are found by every word of a name, with or without accents', () => {
  const transport = { lines: [line('1', 'Norte')], stops: [stop('a', 'Estação Central'), stop('b', 'Praia')] };
  const matchingIds = (q: string) => {
    const { lines, stops } = findTransport(transport, q);
    return [...lines, ...stops].map(({ id }) => id);
  };
  expect([matchingIds('estacao'), matchingIds('EST'), matchingIds('central est'), matchingIds('x')]).toEqual([
    ['a'],
    ['1', 'a'],
    ['a'],
    [],
  ]);
  expect(matchingIds('')).toHaveLength(3);
});

it('the departures of a day are grouped by line and destination', () => {
  const departure = (line: string, headsign: string, at: string) => ({ line, headsign, at }) as TransportDeparture;
  const groups = byLineAndHeadsign(
    [departure('2', 'A', '1'), departure('1', 'A', '2'), departure('2', 'A', '3'), departure('2', 'B', '4')],
    [line('1', '1'), line('2', '2')],
  );
  expect(groups.map((group) => [group.line?.id, group.headsign, group.departures.map(({ at }) => at)])).toEqual([
    ['1', 'A', ['2']],
    ['2', 'A', ['1', '3']],
    ['2', 'B', ['4']],
  ]);
});

it('departures at the same interval are one period', () => {
  const departure = (at: string, trip: string, everyMinutes: number | null) =>
    ({ at, trip, everyMinutes }) as TransportDeparture;
  const { intervals, single } = withIntervals([
    departure('1', 'A', 12),
    departure('2', 'A', 12),
    departure('3', 'B', null),
    departure('4', 'A', 12),
    departure('5', 'A', 8),
  ]);
  expect(intervals.map(({ from, until, everyMinutes }) => [from.at, until.at, everyMinutes])).toEqual([
    ['1', '4', 12],
    ['5', '5', 8],
  ]);
  expect(single.map(({ at }) => at)).toEqual(['3']);
});

it('the shown day is always within the days of the timetable', () => {
  const days = { firstDay: '2026-11-13', lastDay: '2026-11-27' };
  expect(dayWithin(days, undefined, '2026-11-20')).toBe('2026-11-20');
  expect(dayWithin(days, '2026-11-21', '2026-11-20')).toBe('2026-11-21');
  expect(dayWithin(days, undefined, '2026-01-01')).toBe('2026-11-13');
  expect(dayWithin(days, '2027-01-01', '2026-11-20')).toBe('2026-11-27');
});

it('addresses keep known values and drop others', () => {
  expect(readTransportSearch({ q: ' sta ', near: 1, stop: 'sta', x: 1 })).toEqual({ q: 'sta', near: '1', stop: 'sta' });
  expect(readTransportSearch({ near: 'yes', stop: 'x'.repeat(201) })).toEqual({});
  expect(readDaySearch({ date: '2026-13-01' })).toEqual({});
});
