import type { CalendarDay } from '@podium/games';
import { zoneClock } from '@podium/i18n';

/** Seconds of a GTFS time: `25:10:00` is 90 600; undefined if the text is not a time. */
export function parseServiceTime(text: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : undefined;
}

/** `90600` is `25:10:00`. */
export function serviceTimeText(seconds: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

type Clock = ReturnType<typeof zoneClock>;
const clocks = new Map<string, Clock>();

function createClock(timeZone: string): Clock {
  const clock = clocks.get(timeZone) ?? zoneClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

const halfDayMs = 43_200_000;
const minuteMs = 60_000;

/**
 * Zero of a service day: noon minus twelve hours. On a day when clocks change this is not midnight, so that times after the
 * change are the times on the clock.
 *
 * @returns epoch milliseconds
 */
export function serviceDayStart(day: CalendarDay, timeZone: string): number {
  const clock = createClock(timeZone);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const guess = noon - clock(noon) * minuteMs;
  return noon - clock(guess) * minuteMs - halfDayMs;
}

export function dayInZone(epochMs: number, timeZone: string): CalendarDay {
  const local = epochMs + createClock(timeZone)(epochMs) * minuteMs;
  return new Date(local).toISOString().slice(0, 10) as CalendarDay;
}
