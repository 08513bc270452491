import { intlLocale } from './language.ts';
import { compareByAlphabet, ownDayChip, writeOwnDate } from './own-formats.ts';
import { zoneClock } from './zone-clock.ts';
import type { LanguageDefinition, OwnFormats } from './language.ts';

export interface Formatters {
  /** `Friday 16 October 2026`, in the format of the language. */
  dateLong: (day: string) => string;
  /** `Friday 16 October`. */
  dateWithWeekday: (day: string) => string;
  /** `16 October`. */
  date: (day: string) => string;
  /** `16 Oct`, for narrow spaces. */
  dateShort: (day: string) => string;
  /** `16–22 Oct`, `30 Oct – 2 Nov`; a single day as `dateShort`. */
  dateRange: (from: string, to: string) => string;
  /** `16 October 2009`, for a day of any year. */
  dateFull: (day: string) => string;
  /** The two lines of a day chip, which are never joined. */
  dayChip: (day: string) => { weekday: string; day: string; month: string };
  /** A weekday for very narrow spaces: one letter in most languages. */
  weekdayNarrow: (day: string) => string;
  /** Capitalizes the start of a line: `Sexta-feira, 16 de outubro`, if the language writes weekdays in lower case. */
  capital: (text: string) => string;
  /** `18:04` in the time zone of the Games, on a 24-hour clock. */
  time: (instant: string | Date) => string;
  /** `16 Oct, 18:04`. */
  dateTime: (instant: string | Date) => string;
  range: (start: string | Date, end: string | Date) => string;
  /** The calendar date of an instant in the time zone of the Games: `2026-11-22` for half past midnight on that day. */
  dayOf: (instant: string | Date) => string;
  number: (value: number) => string;
  /** For columns: `1,234` and `12,345` are grouped consistently. */
  column: (value: number) => string;
  /** `34%` for 34, in the format of the language. */
  percent: (value: number) => string;
  /** Sorts names by the rules of the language. */
  compare: (a: string, b: string) => number;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const toDate = (value: string | Date) => (typeof value === 'string' ? new Date(value) : value);

const cache = new Map<string, Formatters>();

/** All formatters for one language and the time zone of the Games. */
export function formattersFor(
  language: Pick<LanguageDefinition, 'intl' | 'own' | 'firstOfMonth'>,
  timeZone: string,
): Formatters {
  const key = `${language.intl} ${timeZone}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const common = createFormatters(intlLocale(language), timeZone, language.firstOfMonth);
  const formatter = language.own
    ? { ...common, ...ownFormatters(language.own, language.intl, common.time, timeZone) }
    : common;
  cache.set(key, formatter);
  return formatter;
}

function createFormatters(locale: string, timeZone: string, firstOfMonth = '1'): Formatters {
  const zonedFormat = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', timeZone, ...options }));
  // A day is a calendar date, not an instant: formatted in UTC, so that no time zone shifts it.
  const dayFormat = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const dateLong = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const dateWithWeekday = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
  const date = dayFormat({ day: 'numeric', month: 'long' });
  const dateShort = dayFormat({ day: 'numeric', month: 'short' });
  const dateFull = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = dayFormat({ weekday: 'short' });
  const weekdayNarrow = dayFormat({ weekday: 'narrow' });
  const dayOnly = dayFormat({ day: 'numeric' });
  const month = dayFormat({ month: 'short' });
  const time = zonedFormat({ hour: '2-digit', minute: '2-digit' });
  const dateTime = zonedFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const number = lazy(() => new Intl.NumberFormat(locale));
  const column = lazy(() => new Intl.NumberFormat(locale, { useGrouping: 'always' }));
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const clock = lazy(() => zoneClock(timeZone));
  const collator = lazy(() => new Intl.Collator(locale, { numeric: true }));
  const withOrdinalFirst = (text: string): string => text.replace(/(?<!\S)1(?=\s\p{L})/u, firstOfMonth);
  return {
    dateLong: (day) => withOrdinalFirst(dateLong().format(noon(day))),
    dateWithWeekday: (day) => withOrdinalFirst(dateWithWeekday().format(noon(day))),
    date: (day) => withOrdinalFirst(date().format(noon(day))),
    dateShort: (day) => withOrdinalFirst(dateShort().format(noon(day))),
    dateRange: (from, to) => withOrdinalFirst(dateShort().formatRange(noon(from), noon(to))),
    dateFull: (day) => withOrdinalFirst(dateFull().format(noon(day))),
    dayChip: (day) => ({
      weekday: weekday().format(noon(day)),
      day: dayOnly().format(noon(day)),
      month: month().format(noon(day)),
    }),
    weekdayNarrow: (day) => weekdayNarrow().format(noon(day)),
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    time: (instant) => time().format(toDate(instant)),
    dateTime: (instant) => withOrdinalFirst(dateTime().format(toDate(instant))),
    dayOf: (instant) => {
      const at = toDate(instant).getTime();
      return new Date(at + clock()(at) * 60_000).toISOString().slice(0, 10);
    },
    range: (start, end) => `${time().format(toDate(start))}–${time().format(toDate(end))}`,
    number: (value) => number().format(value),
    column: (value) => column().format(value),
    percent: (value) => percent().format(value / 100),
    compare: (a, b) => collator().compare(a, b),
  };
}

/** Date formatters of a language for which common browsers have no data. */
function ownFormatters(
  ownFormats: OwnFormats,
  locale: string,
  time: Formatters['time'],
  timeZone: string,
): Partial<Formatters> {
  const getDay = lazy(
    () => new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  );
  const part = lazy(
    () => new Intl.NumberFormat(intlLocale({ intl: locale, own: ownFormats }), { maximumFractionDigits: 2 }),
  );
  const { patterns } = ownFormats;
  return {
    dateLong: (day) => writeOwnDate(ownFormats, patterns.dateLong, day),
    dateWithWeekday: (day) => writeOwnDate(ownFormats, patterns.dateWithWeekday, day),
    date: (day) => writeOwnDate(ownFormats, patterns.date, day),
    dateShort: (day) => writeOwnDate(ownFormats, patterns.dateShort, day),
    dateRange: (from, to) => {
      const [first, last] = [ownDayChip(ownFormats, from), writeOwnDate(ownFormats, patterns.dateShort, to)];
      if (from === to) return last;
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
      return isOneMonth ? `${first.day}–${last}` : `${writeOwnDate(ownFormats, patterns.dateShort, from)} – ${last}`;
    },
    dateFull: (day) => writeOwnDate(ownFormats, patterns.dateFull, day),
    dayChip: (day) => ownDayChip(ownFormats, day),
    weekdayNarrow: (day) => ownDayChip(ownFormats, day).weekday,
    dateTime: (instant) => writeOwnDate(ownFormats, patterns.dateTime, getDay().format(toDate(instant)), time(instant)),
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    percent: (value) => ownFormats.percent.replace('{n}', part().format(value)),
    compare: compareByAlphabet(ownFormats.alphabet, locale),
  };
}

function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
