import type { Language, Regions } from '@podium/games';

/** A supported language. `intl` is the locale passed to `Intl`; `prefix` is used in addresses. */
export interface LanguageDefinition {
  tag: string;
  prefix: string;
  intl: string;
  direction: 'ltr' | 'rtl';
  ownName: string;
  /** `required`: every phrase must exist. `candidate`: offered when complete. `pseudo`: shows untranslated text. */
  level: 'required' | 'candidate' | 'pseudo';
  /** Position in lists of languages; those without one come last. */
  place?: number;
  /** Letters that divide lists of names; A to Z by default. */
  initials?: string;
  /** Punctuation separated from its word by a no-break space: before some marks, after others. */
  signs?: { before: string; after: string };
  /** The first of a month, if the language uses an ordinal for it: `1er octobre`. */
  firstOfMonth?: string;
  /** Formats of a language for which common browsers have no data: they would write `2026 M11 20, Fri`. */
  own?: OwnFormats;
}

export interface OwnFormats {
  /** A language with the same number formats and cardinal plural rules. */
  numbersLike: string;
  /** Ordinal category of a number, for `selectordinal`. */
  ordinal: (value: number) => Intl.LDMLPluralRule;
  months: readonly string[];
  monthsShort: readonly string[];
  /** Starting with Sunday. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  /** `{d}` day, `{M}` month, `{L}` short month, `{y}` year, `{E}` weekday, `{t}` time. */
  patterns: {
    dateLong: string;
    dateWithWeekday: string;
    date: string;
    dateShort: string;
    dateFull: string;
    dateTime: string;
  };
  /** Pattern of a percentage: `{n}%` is `34%`. */
  percent: string;
  /** Letters in alphabetical order. */
  alphabet: string;
}

/** A language in the regional form of the Games, such as Portuguese as `pt-BR`; unchanged if they define none. */
export function inRegion<Definition extends Pick<LanguageDefinition, 'tag' | 'intl'>>(
  language: Definition,
  regions: Regions | undefined,
): Definition {
  return { ...language, intl: regions?.[language.tag as Language] ?? language.intl };
}

/** All languages use Latin digits: `ar` becomes `ar-u-nu-latn`. */
export function intlLocale(language: Pick<LanguageDefinition, 'intl' | 'own'>): string {
  return `${language.own?.numbersLike ?? language.intl}-u-nu-latn`;
}
