import type { CalendarDay, LogicalDay } from '../model/ids.ts';

/** A place's clock: minutes ahead of UTC at an instant; handed in, so that rules know no time zones. */
export type ZoneClock = (epochMs: number) => number;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The day an instant belongs to by the Games' clock; a day ends 03:00, so 02:59 is still the evening before. */
export function logicalDayOf(epochMs: number, zone: ZoneClock, dayEndsAt = '03:00'): LogicalDay {
  return dayText(Math.floor((localMs(epochMs, zone) - minutesOf(dayEndsAt) * minuteMs) / dayMs)) as LogicalDay;
}

/** The calendar day of an instant where the clock stands: `localDay(0, () => -180)` is `1969-12-31`. */
export function localDay(epochMs: number, zone: ZoneClock): CalendarDay {
  return dayText(Math.floor(localMs(epochMs, zone) / dayMs)) as CalendarDay;
}

/** The day some days later or earlier: `addDays(day, -1)` is the day before. */
export function addDays<Day extends CalendarDay | LogicalDay>(day: Day, days: number): Day {
  if (!Number.isInteger(days)) throw new RangeError(`whole days expected, not ${days}`);
  return dayText(dayNumber(day) + days) as Day;
}

/** How many days lie between, negative when the second is earlier: from `2026-10-12` to `2026-10-15` there are 3. */
export function daysBetween(from: CalendarDay | LogicalDay, to: CalendarDay | LogicalDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** A day as an address gives it, undefined if the calendar has none such: `parseDay('2026-02-30')`. */
export function parseDay(text: string): LogicalDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const epochMs = Date.parse(text);
  // The 30th of February is read as the 2nd of March; a year 0 is none.
  const isDay = !Number.isNaN(epochMs) && !text.startsWith('0000') && dayText(epochMs / dayMs) === text;
  return isDay ? (text as LogicalDay) : undefined;
}

function localMs(epochMs: number, zone: ZoneClock): number {
  if (!Number.isSafeInteger(epochMs)) throw new RangeError(`an instant is whole milliseconds, not ${epochMs}`);
  const offset = zone(epochMs);
  if (!Number.isFinite(offset)) throw new RangeError(`a zone's offset is minutes, not ${offset}`);
  return epochMs + Math.round(offset * minuteMs);
}

function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`a time of day is HH:MM, not "${time}"`);
  return Number(hours) * 60 + Number(minutes);
}

/** Days since 1970-01-01. */
function dayNumber(day: string): number {
  if (parseDay(day) === undefined) throw new RangeError(`a day is YYYY-MM-DD, not "${day}"`);
  return Date.parse(day) / dayMs;
}

function dayText(number: number): string {
  const text = new Date(number * dayMs).toISOString();
  // Longer years have a sign and six digits.
  const year = Number(/^[+-]?\d+/.exec(text)![0]);
  if (year < 1 || year > 9999) throw new RangeError(`year ${year} has no four digits`);
  return text.slice(0, 10);
}
