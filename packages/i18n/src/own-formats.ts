import type { OwnFormats } from './language.ts';

interface DayParts {
  year: number;
  /** From 0 on. */
  month: number;
  day: number;
  weekday: number;
}

const partsOf = (day: string): DayParts => {
  const date = new Date(`${day}T12:00:00Z`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

/** A calendar date in a language that brings its own names: `{d} {M}` is `20 noyabr`. */
export function writeOwnDate(own: OwnFormats, pattern: string, day: string, time = ''): string {
  const { year, month, day: date, weekday } = partsOf(day);
  return pattern
    .replace('{d}', String(date))
    .replace('{M}', own.months[month]!)
    .replace('{L}', own.monthsShort[month]!)
    .replace('{y}', String(year))
    .replace('{E}', own.weekdays[weekday]!)
    .replace('{t}', time);
}

export function ownDayChip(own: OwnFormats, day: string): { weekday: string; day: string; month: string } {
  const { month, day: date, weekday } = partsOf(day);
  return { weekday: own.weekdaysShort[weekday]!, day: String(date), month: own.monthsShort[month]! };
}

/**
 * Compares by the language's own order of letters. A letter it lacks stands where the plain one does (`é` as `e`), just
 * behind it where nothing else differs; what is no letter comes first, by its code.
 */
export function compareByAlphabet(alphabet: string, locale: string): (a: string, b: string) => number {
  const places = new Map(Array.from(alphabet, (letter, index) => [letter, index]));
  const placeOf = (letter: string): number => places.get(letter) ?? places.get(letter.normalize('NFD').charAt(0)) ?? -1;
  const lettersOf = (text: string): string[] => Array.from(text.toLocaleLowerCase(locale).normalize('NFC'));
  return (a, b) => {
    const [first, second] = [lettersOf(a), lettersOf(b)];
    const length = Math.min(first.length, second.length);
    let accent = 0;
    for (let at = 0; at < length; at += 1) {
      const [x, y] = [first[at]!, second[at]!];
      if (x === y) continue;
      const place = placeOf(x);
      if (place !== placeOf(y)) return place - placeOf(y);
      const byCode = x < y ? -1 : 1;
      if (place < 0) return byCode;
      accent ||= byCode;
    }
    return first.length - second.length || accent;
  };
}

/** As translators ask for plural rules. */
type GetPluralRules = (...asked: ConstructorParameters<typeof Intl.PluralRules>) => Intl.PluralRules;

/** What phrases of a language are counted by: the common rules, but for ordinals that it brings itself. */
export function pluralRulesOf({ own }: { own?: OwnFormats }, common: GetPluralRules): GetPluralRules {
  if (!own) return common;
  let ordinals: Intl.PluralRules | undefined;
  return (locale, options) => {
    if (options?.type !== 'ordinal') return common(locale, options);
    ordinals ??= Object.assign(new Intl.PluralRules(locale, options), { select: own.ordinal });
    return ordinals;
  };
}
