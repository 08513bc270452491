import { latinDigits, parseDay } from '@podium/games';
import { BirthDates, dateOrder, isDayFirst, readLocalTime } from '@podium/games-folder/own-sheets';
import type { DateOrder } from '@podium/games-folder/own-sheets';

/** Reads days and times of the day of a list. */
export class ListDates {
  readonly #order: DateOrder;
  readonly #year: number;
  readonly #written: BirthDates;

  /** @param cells all cells with dates, which show whether the day or the month comes first */
  constructor(cells: Iterable<string>, { timeZone, year }: { timeZone: string | undefined; year: number }) {
    const found = dateOrder(cells);
    this.#order = found === 'day' || found === 'month' ? found : countryOrder(timeZone);
    this.#year = year;
    // Dates in words are read by the rules of births, for which everything up to the Games is plausible.
    this.#written = new BirthDates([], { timeZone: zoneOfOrder(timeZone), year: year + 1 });
  }

  /** `2026-03-12` and the time of the day, if the cell has one; undefined for other texts. */
  read(cell: string): { day: string; clock?: string } | undefined {
    const text = latinDigits(cell)
      .trim()
      .replace(/^\p{L}+(?:-feira)?[,.]?\s+(?=\d)/iu, '');
    const short = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{2}))?$/u.exec(text);
    const full = short
      ? `${short[1]}${short[2]}${short[3]}${short[2]}${short[4] === undefined ? this.#year : `20${short[4]}`}`
      : text;
    const read = readLocalTime(full, this.#order);
    if (read !== undefined && read !== 'order')
      return { day: read.day, ...(read.clock !== undefined && { clock: read.clock.slice(0, 5) }) };
    if (!/\p{L}/u.test(text)) return undefined;
    const written = this.#written.read(/\d{4}/u.test(text) ? text : `${text} ${this.#year}`);
    return typeof written === 'object' && 'birthDate' in written && parseDay(written.birthDate) !== undefined
      ? { day: written.birthDate }
      : undefined;
  }
}

/** Most countries write the day first. */
const countryOrder = (timeZone: string | undefined): DateOrder =>
  timeZone !== undefined && timeZone.includes('/') && !isDayFirst(timeZone) ? 'month' : 'day';

/** A zone whose country writes dates in the order of the list. */
export const zoneOfOrder = (timeZone: string | undefined): string =>
  countryOrder(timeZone) === 'month' ? timeZone! : 'Europe/Lisbon';

/** A time of the day: `14:30`, `14h`, `2:30 pm`. */
export function readClock(cell: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*(?:h|hs|hrs|horas|min)?\s*(a\.?m\.?|p\.?m\.?)?$/iu.exec(
      latinDigits(cell).trim(),
    ) ?? [];
  if (hours === undefined) return undefined;
  const isAfternoon = half?.toLowerCase().startsWith('p') === true;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}
