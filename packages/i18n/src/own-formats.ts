import type { OwnFormats } from './language.ts';

interface DayParts {
  year: number;
  /** 0 for January. */
  month: number;
  day: number;
  weekday: number;
}

const parseDay = (day: string): DayParts => {
  const date = new Date(`${day}T12:00:00Z`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

/** Formats a calendar date in a language with its own names: `{d} {M}` is `20 noyabr`. */
export function writeOwnDate(formats: OwnFormats, pattern: string, day: string, time = ''): string {
  const { year, month, day: date, weekday } = parseDay(day);
  return pattern
    .replace('{d}', String(date))
    .replace('{M}', formats.months[month]!)
    .replace('{L}', formats.monthsShort[month]!)
    .replace('{y}', String(year))
    .replace('{E}', formats.weekdays[weekday]!)
    .replace('{t}', time);
}

export function ownDayChip(formats: OwnFormats, day: string): { weekday: string; day: string; month: string } {
  const { month, day: date, weekday } = parseDay(day);
  return { weekday: formats.weekdaysShort[weekday]!, day: String(date), month: formats.monthsShort[month]! };
}

/**
 * Compares by the language's own alphabet. A letter that it lacks sorts as its base letter (`é` as `e`), and after it
 * if all else is equal; other characters come first, by code point.
 */
export function compareByAlphabet(alphabet: string, locale: string): (a: string, b: string) => number {
  const places = new Map(Array.from(alphabet, (letter, index) => [letter, index]));
  const letterOrder = (letter: string): number =>
    places.get(letter) ?? places.get(letter.normalize('NFD').charAt(0)) ?? -1;
  const splitLetters = (text: string): string[] => Array.from(text.toLocaleLowerCase(locale).normalize('NFC'));
  return (a, b) => {
    const [first, second] = [splitLetters(a), splitLetters(b)];
    const length = Math.min(first.length, second.length);
    let accent = 0;
    for (let index = 0; index < length; index += 1) {
      const [x, y] = [first[index]!, second[index]!];
      if (x === y) continue;
      const place = letterOrder(x);
      if (place !== letterOrder(y)) return place - letterOrder(y);
      const byCode = x < y ? -1 : 1;
      if (place < 0) return byCode;
      accent ||= byCode;
    }
    return first.length - second.length || accent;
  };
}

/** Signature with which formatters request plural rules. */
type GetPluralRules = (...args: ConstructorParameters<typeof Intl.PluralRules>) => Intl.PluralRules;

/** Plural rules of a language: the common rules, except for ordinals that it defines itself. */
export function pluralRulesFor({ own }: { own?: OwnFormats }, common: GetPluralRules): GetPluralRules {
  if (!own) return common;
  let ordinals: Intl.PluralRules | undefined;
  return (locale, options) => {
    if (options?.type !== 'ordinal') return common(locale, options);
    ordinals ??= Object.assign(new Intl.PluralRules(locale, options), { select: own.ordinal });
    return ordinals;
  };
}
