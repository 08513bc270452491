import type { CalendarDay, LogicalDay } from '../model/ids.ts';

/** Minutes ahead of UTC at an instant. Passed in so that rules contain no time zones. */
export type ZoneClock = (epochMs: number) => number;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The Games day of an instant; a day ends at 03:00, so 02:59 still belongs to the day before. */
export function toLogicalDay(epochMs: number, zone: ZoneClock, dayEndsAt = '03:00'): LogicalDay {
  return dayText(Math.floor((localMs(epochMs, zone) - parseMinutes(dayEndsAt) * minuteMs) / dayMs)) as LogicalDay;
}

/** The local calendar day of an instant: `localDay(0, () => -180)` is `1969-12-31`. */
export function localDay(epochMs: number, zone: ZoneClock): CalendarDay {
  return dayText(Math.floor(localMs(epochMs, zone) / dayMs)) as CalendarDay;
}

/** Adds days, or subtracts them if negative: `addDays(day, -1)` is the day before. */
export function addDays<Day extends CalendarDay | LogicalDay>(day: Day, days: number): Day {
  if (!Number.isInteger(days)) throw new RangeError(`whole days expected, not ${days}`);
  return dayText(dayNumber(day) + days) as Day;
}

/** Number of days between two days, negative if the second is earlier: from `2026-10-12` to `2026-10-15` it is 3. */
export function daysBetween(from: CalendarDay | LogicalDay, to: CalendarDay | LogicalDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Parses a day from an address; undefined if it is not in the calendar, such as `2026-02-30`. */
export function parseDay(text: string): LogicalDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return dayText(civilToNumber(year, month, day)) === text ? (text as LogicalDay) : undefined;
}

function localMs(epochMs: number, zone: ZoneClock): number {
  if (!Number.isSafeInteger(epochMs)) throw new RangeError(`an instant is whole milliseconds, not ${epochMs}`);
  const offset = zone(epochMs);
  if (!Number.isFinite(offset)) throw new RangeError(`a zone's offset is minutes, not ${offset}`);
  return epochMs + Math.round(offset * minuteMs);
}

function parseMinutes(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`a time of day is HH:MM, not "${time}"`);
  return Number(hours) * 60 + Number(minutes);
}

function dayNumber(day: string): number {
  if (parseDay(day) === undefined) throw new RangeError(`a day is YYYY-MM-DD, not "${day}"`);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return civilToNumber(year, month, date);
}

/** Days since 1970-01-01. Years begin in March, so that a leap day is the last day of a year. */
function civilToNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dayText(number: number): string {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (year < 1 || year > 9999) throw new RangeError(`year ${year} has no four digits`);
  const pad = (value: number, size: number) => String(value).padStart(size, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
