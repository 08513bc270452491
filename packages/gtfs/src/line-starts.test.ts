import type { CalendarDay } from '@podium/games';
import { expect, it } from 'vitest';
import { lineStarts } from './line-starts.ts';
import { readGtfs } from './read-gtfs.ts';
import { exampleFiles } from './testing/example-feed.ts';
import { openTimetable } from './timetable.ts';

const timetable = openTimetable(readGtfs(exampleFiles()).feed!);
const starts = (line: string, day: string) =>
  (lineStarts(timetable, day as CalendarDay).get(line) ?? []).map(
    ({ stopId, at }) => `${stopId} ${new Date(at).toISOString().slice(11, 16)}`,
  );

it('a line starts at the first stop of each trip that runs on the day, once per departure of its frequencies', () => {
  expect(starts('DL', '2026-07-03')).toEqual(['DEPOT-A 18:05']);
  expect(starts('CITY', '2026-01-17')).toEqual([
    'DEPOT-A 11:00',
    'DEPOT-A 11:30',
    'DEPOT-A 12:00',
    'DEPOT-A 12:20',
    'DEPOT-A 12:40',
  ]);
  expect(starts('NIGHT', '2026-01-15')).toEqual([]);
});
