import { parseDay } from '@podium/games';
import { ZoneTimes } from '../cells.ts';

/**
 * The order in which a file writes dates: `25/11` or `11/25`. `both`: the file is inconsistent; `unknown`: all its dates are ambiguous.
 */
export type DateOrder = 'day' | 'month' | 'both' | 'unknown';

const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?[ T\u00A0\u202F]+(.+))?$/u;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T\u00A0\u202F]+(.+))?$/u;
const clock = /^(\d{1,2})[:h.](\d{2})(?:[:.](\d{2})(\.\d{1,3})?)?[ \u00A0\u202F]?(a\.?m\.?|p\.?m\.?)?$/iu;

/**
 * Determines the order of day and month for all dates of a file: a number above 12, or periods (`25.11.2026`),
 * decides it. Dates in which both numbers are equal are irrelevant.
 */
export function dateOrder(cells: Iterable<string>): DateOrder {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, mark, second] = numeric.exec(cell.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12 || (mark === '.' && Number(second) <= 12)) isDayFirst = true;
    else if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst && isMonthFirst) return 'both';
  if (isDayFirst) return 'day';
  return isMonthFirst ? 'month' : 'unknown';
}

/** Zones of countries that write the month first, or both ways, and zones that are no country's. */
const otherZones =
  /^(?:US|Canada|Etc)\/|^(?:UTC|GMT|[A-Z]{3}(?:\d[A-Z]{3})?)$|^Asia\/Manila$|^Pacific\/(?:Guam|Honolulu|Saipan|Pago_Pago|Midway|Wake)$|^America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Indiana\/.*|Indianapolis|Inuvik|Iqaluit|Juneau|Kentucky\/.*|Los_Angeles|Louisville|Menominee|Metlakatla|Moncton|Montreal|New_York|Nome|North_Dakota\/.*|Phoenix|Puerto_Rico|Rankin_Inlet|Regina|Resolute|Sitka|St_Johns|St_Thomas|Swift_Current|Toronto|Vancouver|Virgin|Whitehorse|Winnipeg|Yakutat)$/;

/** Returns whether dates are written with the day first wherever this is the time zone: in Brazil and Azerbaijan, not in the US. */
export const isDayFirst = (timeZone: string): boolean => timeZone.includes('/') && !otherZones.test(timeZone);

interface LocalTime {
  /** `2026-11-25`. */
  day: string;
  /** `09:00:00`, `09:00:00.5`; undefined for a day without a time. */
  clock?: string;
}

/** Parses a date or local time in any of the forms above; undefined if it is not one, `order` if day and month are ambiguous. */
export function readLocalTime(text: string, order: DateOrder): LocalTime | 'order' | undefined {
  const parts = iso.exec(text);
  if (parts) return localTime(parts[1]!, parts[2]!, parts[3]!, parts[4]);
  const [, first, , second, year, rest] = numeric.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const isDecided = order === 'day' || order === 'month' || Number(first) === Number(second);
  if (!isDecided) return 'order';
  return order === 'month' ? localTime(year, first, second, rest) : localTime(year, second, first, rest);
}

function localTime(year: string, month: string, day: string, rest: string | undefined): LocalTime | undefined {
  const pad = (part: string): string => part.padStart(2, '0');
  const date = `${year}-${pad(month)}-${pad(day)}`;
  // Date.parse reads 31 November as 1 December.
  if (parseDay(date) === undefined) return undefined;
  if (rest === undefined) return { day: date };
  const [, hours, minutes, seconds = '00', fraction = '', half] = clock.exec(rest.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return { day: date, clock: `${pad(String(hour))}:${minutes}:${seconds}${fraction}` };
}

/** Times of a time zone: adds offsets to local times, and compares offsets with that of the zone. */
export class LocalZone {
  readonly #times: ZoneTimes;
  readonly name: string;

  constructor(timeZone: string) {
    this.#times = new ZoneTimes(timeZone);
    this.name = timeZone;
  }

  /** `2026-11-25T09:00:00-03:00`; undefined if clocks skip or repeat that hour. */
  withOffset(day: string, time: string): string | undefined {
    const local = Date.parse(`${day}T${time}Z`);
    if (Number.isNaN(local)) return undefined;
    const wall = (instant: number): string => this.#times.time(instant)!;
    const found = new Set<string>();
    for (const near of [-86_400_000, 86_400_000]) {
      const offset = Date.parse(`${wall(local + near).slice(0, 19)}Z`) - (local + near);
      const instant = local - offset;
      const text = wall(instant);
      if (Date.parse(`${text.replace(/[+-]\d\d:\d\d$/, '')}Z`) === local) found.add(text);
    }
    return found.size === 1 ? [...found][0] : undefined;
  }

  /** The time in the time zone if its offset differs; undefined for `Z` and the zone's own offset. */
  otherThan(time: string): string | undefined {
    const offset = /[+-]\d\d:\d\d$/.exec(time)?.[0];
    if (offset === undefined) return undefined;
    const shown = this.#times.time(Date.parse(time))!;
    return shown.endsWith(offset) ? undefined : shown;
  }
}
