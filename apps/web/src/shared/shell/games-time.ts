import { toLogicalDay } from '@podium/games';
import { zoneClock } from '@podium/i18n';
import type { ZoneClock } from '@podium/games';

/** The clock of the Games: days end at a local time in the night (`03:00`), in the Games' time zone. */
export interface GamesClock {
  timeZone: string;
  dayEndsAt: string;
  /** null while the Games have no days yet. */
  firstDay: string | null;
  lastDay: string | null;
}

const clocks = new Map<string, ZoneClock>();

/** Cached per zone: creating a clock makes the browser read its time zone data. */
function clockOf(timeZone: string): ZoneClock {
  const clock = clocks.get(timeZone) ?? zoneClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** The day of the Games that contains an instant: 02:30 belongs to the day before. */
export function logicalDay(instant: Date, { timeZone, dayEndsAt }: GamesClock): string {
  return toLogicalDay(instant.getTime(), clockOf(timeZone), dayEndsAt);
}

/** The date of an instant in a time zone: 19:45 of November 27 in São Paulo is `2026-11-28` in Tokyo. */
export function dateIn(instant: Date, timeZone: string): string {
  const at = instant.getTime();
  return new Date(at + clockOf(timeZone)(at) * 60_000).toISOString().slice(0, 10);
}

/** Today, or the nearest day of the Games if today is before or after them. */
export function nearestDay(instant: Date, clock: GamesClock): string {
  const today = logicalDay(instant, clock);
  if (clock.firstDay !== null && today < clock.firstDay) return clock.firstDay;
  return clock.lastDay !== null && today > clock.lastDay ? clock.lastDay : today;
}

/**
 * Returns whether two zones show the same time on all days of the Games, whatever their names: Bahia equals São Paulo. Lagos
 * equals Paris in November, but not during Games in July.
 */
export function isSameClock(one: string, other: string, games: Pick<GamesClock, 'firstDay' | 'lastDay'>): boolean {
  if (one === other) return true;
  const [clock, otherClock] = [clockOf(one), clockOf(other)];
  return daysOf(games).every((day) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    return clock(noon) === otherClock(noon);
  });
}

/** The half hour of an instant in the time zone of the Games: `09:30`. */
export function halfHourOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  const minutes = (Math.floor(at / 60_000) + clockOf(timeZone)(at)) % 1440;
  const from = minutes - (minutes % 30);
  return `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`;
}

/** All days from the first to the last; empty if the Games have no days yet. */
export function daysOf({ firstDay, lastDay }: Pick<GamesClock, 'firstDay' | 'lastDay'>): string[] {
  const days: string[] = [];
  if (firstDay === null || lastDay === null) return days;
  const last = Date.parse(`${lastDay}T12:00:00Z`);
  for (let at = Date.parse(`${firstDay}T12:00:00Z`); at <= last && days.length < 60; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
