import type { CalendarDay } from '@podium/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineRuns, mergeStops } from './line-runs.ts';
import { readGtfs } from './read-gtfs.ts';
import { exampleFiles } from './testing/example-feed.ts';
import { openTimetable } from './timetable.ts';

const timetable = openTimetable(readGtfs(exampleFiles()).feed!);
const runs = (line: string, day: string) =>
  lineRuns(timetable, line, day as CalendarDay).map(({ trip, stops, isExact }) => [
    trip.id,
    isExact,
    ...stops.map(({ stopId, at }) => `${stopId} ${new Date(at).toISOString().slice(8, 16)}`),
  ]);

describe('runs of a line', () => {
  it('have every stop in order with its time, the last one with its arrival', () => {
    expect(runs('DL', '2026-07-03')).toEqual([['DL2', true, 'DEPOT-A 03T18:05', 'LIBRARY 03T18:15']]);
    expect(runs('AS', '2026-01-15')[0]).toEqual([
      'AS1',
      false,
      'AIR 15T13:00',
      'DEPOT-A 15T13:11',
      'MILL 15T13:22',
      'SPRING 15T13:30',
    ]);
  });

  it('exist for each departure of a trip with frequencies', () => {
    expect(runs('CITY', '2026-01-17').map(([, isExact, first]) => [isExact, first])).toEqual([
      [false, 'DEPOT-A 17T11:00'],
      [false, 'DEPOT-A 17T11:30'],
      [false, 'DEPOT-A 17T12:00'],
      [false, 'DEPOT-A 17T12:20'],
      [false, 'DEPOT-A 17T12:40'],
    ]);
    expect(runs('NIGHT', '2026-01-15')).toEqual([]);
  });
});

describe('stops of a line', () => {
  it('are one list for trips that skip stops or return to the first', () => {
    expect(
      mergeStops([
        ['A', 'C'],
        ['A', 'B', 'C', 'A'],
        ['B', 'X', 'C'],
      ]),
    ).toEqual(['A', 'B', 'X', 'C', 'A']);
  });

  it('contain the stops of every trip in its order', () => {
    const sequence = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(sequence, { minLength: 1, maxLength: 5 }), (sequences) => {
        const merged = mergeStops(sequences);
        for (const sequence of sequences) {
          let position = -1;
          for (const stop of sequence) {
            position = merged.indexOf(stop, position + 1);
            expect(position).not.toBe(-1);
          }
        }
      }),
    );
  });
});
