import type { Language, Regions } from '@podium/games';

/** One language the product speaks. `intl` is what `Intl` is asked for; `prefix` stands in addresses. */
export interface LanguageDefinition {
  tag: string;
  prefix: string;
  intl: string;
  direction: 'ltr' | 'rtl';
  ownName: string;
  /** `required`: every phrase must exist. `candidate`: offered when complete. `pseudo`: shows untranslated text. */
  level: 'required' | 'candidate' | 'pseudo';
  /** Where it stands in lists of languages; one without comes after those that have one. */
  place?: number;
  /** The letters that lists of names are divided by; A to Z unless given. */
  initials?: string;
  /** Signs that a space parts from their word, though no line may break there: it stands before some, after others. */
  signs?: { before: string; after: string };
  /** The first of a month where the language has an ordinal for it: `1er octobre`. */
  firstOfMonth?: string;
  /** For a language that common browsers have no data for: they would write `2026 M11 20, Fri`. */
  own?: OwnFormats;
}

export interface OwnFormats {
  /** A language that writes its numbers, and counts one and many, in the same way; ordinals are another matter. */
  numbersLike: string;
  /** The form of `3rd` that a number takes, which `selectordinal` asks for. */
  ordinal: (value: number) => Intl.LDMLPluralRule;
  months: readonly string[];
  monthsShort: readonly string[];
  /** From Sunday on. */
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
  /** `{n}%` is `34%`. */
  percent: string;
  /** The order of letters. */
  alphabet: string;
}

/** A language in the form that a Games is told in, Portuguese as `pt-BR` say; as it is where the Games name none. */
export function inRegion<Definition extends Pick<LanguageDefinition, 'tag' | 'intl'>>(
  language: Definition,
  regions: Regions | undefined,
): Definition {
  return { ...language, intl: regions?.[language.tag as Language] ?? language.intl };
}

/** Digits are Latin in every language: `ar` becomes `ar-u-nu-latn`. */
export function intlLocale(language: Pick<LanguageDefinition, 'intl' | 'own'>): string {
  return `${language.own?.numbersLike ?? language.intl}-u-nu-latn`;
}
