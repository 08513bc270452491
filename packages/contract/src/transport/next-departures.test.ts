import { expect, it } from 'vitest';
import { minutesUntil, nextDepartures } from './next-departures.ts';

const departure = (at: string, trip: string) => ({ at: `2026-10-${at}-03:00`, trip });
const evening = [departure('12T23:40:00', 'A'), departure('13T00:10:00', 'night')];
const morning = [departure('13T00:10:00', 'night'), departure('13T06:00:00', 'A'), departure('13T06:00:00', 'B')];
const next = (now: string, limit = 5) =>
  nextDepartures([{ departures: evening }, { departures: morning }], Date.parse(`2026-10-${now}-03:00`), limit).map(
    ({ at, trip }) => `${at.slice(8, 16)} ${trip}`,
  );

it('the next departures of two days list a night trip once', () => {
  expect(next('12T23:00:00')).toEqual(['12T23:40 A', '13T00:10 night', '13T06:00 A', '13T06:00 B']);
  expect(next('13T00:00:00', 2)).toEqual(['13T00:10 night', '13T06:00 A']);
});

it('a departure is listed until its minute has passed', () => {
  expect(next('13T00:10:59', 1)).toEqual(['13T00:10 night']);
  expect(next('13T00:11:00', 1)).toEqual(['13T06:00 A']);
  expect(next('13T06:01:00')).toEqual([]);
});

it('the minutes to a departure count down to 0', () => {
  const minutes = (now: string) => minutesUntil('2026-10-13T00:10:00-03:00', Date.parse(`2026-10-${now}-03:00`));
  expect([minutes('13T00:00:00'), minutes('13T00:00:01'), minutes('13T00:09:30'), minutes('13T00:10:30')]).toEqual([
    10, 9, 0, 0,
  ]);
});
