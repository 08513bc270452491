import { languages, latinDigits, parseDay } from '@podium/games';
import { dateOrder, isDayFirst, readLocalTime } from '../spreadsheet/local-times.ts';
import type { DateOrder } from '../spreadsheet/local-times.ts';
import { wordsOf } from './words.ts';

/** A date or only its year, as people's births are known; `unsure` if day and month could be exchanged. */
export type BirthDate = { birthDate: string } | { birthYear: number } | 'unsure' | undefined;

const shortYear = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/u;

/**
 * Reads the births of one column. Day and month are in the order of the Games' country unless the column says
 * otherwise.
 */
export class BirthDates {
  readonly #order: DateOrder;
  readonly #gamesYear: number;

  /** @param cells all cells of the column */
  constructor(cells: Iterable<string>, { timeZone, year }: { timeZone: string; year: number }) {
    this.#gamesYear = year;
    const ofCountry = isDayFirst(timeZone) ? 'day' : 'month';
    const ofColumn = dateOrder(Array.from(cells, (cell) => this.#withYear(latinDigits(cell.trim()))));
    const isContradiction = (ofColumn === 'day' || ofColumn === 'month') && ofColumn !== ofCountry;
    // A column that contradicts the country is read as neither: a date that fits both orders is asked.
    this.#order = isContradiction ? 'unknown' : ofCountry;
  }

  read(cell: string): BirthDate {
    const text = this.#withYear(latinDigits(cell.trim()));
    if (/^\d{4}$/u.test(text)) return this.#isPlausible(Number(text)) ? { birthYear: Number(text) } : undefined;
    const read = readLocalTime(text, this.#order);
    // In an ambiguous column, a number above 12 still distinguishes day and month.
    if (read === 'order') {
      const [byDay, byMonth] = (['day', 'month'] as const).map((order) => readLocalTime(text, order));
      if (byDay && byMonth) return 'unsure';
      return this.#dated(dayOf(byDay ?? byMonth));
    }
    return this.#dated(dayOf(read) ?? dayOf(this.#otherOrder(text)) ?? writtenOut(text));
  }

  /** A date that is impossible in the order of the column, such as 12/25/2010 in Brazil, is read in the other. */
  #otherOrder(text: string): ReturnType<typeof readLocalTime> {
    return readLocalTime(text, this.#order === 'month' ? 'day' : 'month');
  }

  #dated(day: string | undefined): BirthDate {
    return day !== undefined && this.#isPlausible(Number(day.slice(0, 4))) ? { birthDate: day } : undefined;
  }

  #isPlausible(year: number): boolean {
    return year > this.#gamesYear - 110 && year <= this.#gamesYear;
  }

  /** `12/3/10` with its century: nobody is born after the Games. */
  #withYear(text: string): string {
    const [, first, sign, second, year] = shortYear.exec(text) ?? [];
    if (year === undefined) return text;
    const century = Number(year) + 2000 > this.#gamesYear ? '19' : '20';
    return `${first}${sign}${second}${sign}${century}${year}`;
  }
}

const dayOf = (read: ReturnType<typeof readLocalTime>): string | undefined =>
  read === undefined || read === 'order' ? undefined : read.day;

/** Months by their names and short names in all languages. */
let months: Map<string, number> | undefined;

function monthNamed(word: string): number | undefined {
  months ??= new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return Array.from(
          { length: 12 },
          (_, index) => [wordsOf(format.format(Date.UTC(2001, index, 15)))[0] ?? '', index + 1] as const,
        );
      }),
    ),
  );
  return months.get(word);
}

/** `12 de março de 2010`, `March 12, 2010`, `12-mar-2010`. */
function writtenOut(text: string): string | undefined {
  const words = wordsOf(text);
  const month = words.map(monthNamed).find((found) => found !== undefined);
  const year = words.find((word) => /^\d{4}$/u.test(word));
  const day = words.find((word) => /^\d{1,2}$/u.test(word));
  if (month === undefined || year === undefined || day === undefined) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(date) === undefined ? undefined : date;
}
