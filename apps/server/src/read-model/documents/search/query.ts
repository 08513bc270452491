import type { Language } from '@podium/games';
import { foldedWords } from '@podium/games';
import { languageByTag } from '@podium/i18n';

/** A search query: each word must begin a word of the match, or name a day on which the match takes place. */
export interface Query {
  words: readonly string[];
  /** Typed as one word: `200m` is searched as two. */
  isOneWord: boolean;
  daysNamed: ReadonlyMap<string, ReadonlySet<string>>;
}

const DAY_MS = 86_400_000;
/** Minimum length: a shorter beginning of `Monday` or `tomorrow` is ambiguous. */
const MIN_BEGINNING = 3;

/**
 * Parses a query.
 * @param days of the Games
 * @param today reference day for `yesterday` and `tomorrow`
 */
export function readQuery(
  text: string,
  { days, today, language }: { days: readonly string[]; today?: string; language: Language },
): Query {
  const terms = foldedWords(text);
  const names = days.map((day) => ({ day, words: dayTerms(day, today, languageByTag(language).intl) }));
  const daysNamed = new Map(
    terms.map((word) => [word, new Set(names.filter((name) => isNamed(name.words, word)).map(({ day }) => day))]),
  );
  return { words: terms, isOneWord: !/\S\s+\S/u.test(text), daysNamed };
}

export const without = (query: Query, word: string): Query => ({
  ...query,
  words: query.words.filter((other) => other !== word),
});

/**
 * Returns whether texts and days match all words of a query.
 * @param folded the searched texts, from `foldedText`
 * @param listDays the days on which the item takes place; called only if the texts lack a word
 */
export function matchesQuery(query: Query, folded: string, listDays: () => readonly string[] = () => []): boolean {
  const lacking = query.words.filter((word) => !folded.includes(word));
  if (lacking.length === 0) return query.words.length > 0;
  if (lacking.some((word) => query.daysNamed.get(word)!.size === 0)) return false;
  return listDays().some((day) => lacking.every((word) => query.daysNamed.get(word)!.has(day)));
}

/**
 * Number of query words that occur as whole words in a text: `para` in `Pará`, not in `Paraná`.
 * @param folded the text, from `foldedText`
 */
export const matchWholeWords = ({ words }: Query, folded: string): number =>
  words.filter((word) => `${folded} `.includes(`${word} `)).length;

/** Days named by all words of a query that the text does not contain. */
export function findNamedDays(query: Query, folded: string): string[] {
  const left = query.words.filter((word) => !folded.includes(word));
  const [first, ...otherDays] = left.map((word) => query.daysNamed.get(word)!);
  return first ? [...first].filter((day) => otherDays.every((days) => days.has(day))) : [];
}

const isNamed = (names: readonly string[], word: string): boolean =>
  names.some((name) => (word.trim().length >= MIN_BEGINNING ? name.startsWith(word) : name === word));

/** Folded words for a day: `tuesday`, `tue`, `24`, `november`, `nov` and, for the day before today, `yesterday`. */
function dayTerms(day: string, today: string | undefined, locale: string): string[] {
  const noon = new Date(`${day}T12:00:00Z`);
  const inForm = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', numberingSystem: 'latn' }).format(noon);
  const texts = [
    inForm({ weekday: 'long' }),
    inForm({ weekday: 'short' }),
    inForm({ day: 'numeric', month: 'long' }),
    inForm({ day: 'numeric', month: 'short' }),
  ];
  if (today !== undefined) {
    const distance = Math.round((noon.getTime() - Date.parse(`${today}T12:00:00Z`)) / DAY_MS);
    if (Math.abs(distance) <= 1)
      texts.push(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day'));
  }
  return texts.flatMap((text) => foldedWords(text));
}
