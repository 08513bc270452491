import type { PoolCriterion } from '@podium/games';
import { disciplineKey } from './keys.ts';
import { phrases } from './phrases.gen.ts';

type Phrases = Readonly<Record<string, string>>;
/** Phrases of all sports in one language, by key. */
export type SportPhrases = Readonly<Record<string, Phrases>>;

const texts: ReadonlyMap<string, Readonly<Record<string, Phrases>>> = new Map(Object.entries(phrases));

interface PhraseOfSport {
  code: string;
  language: string;
  phrase: string;
  /** Phrases of a language that keeps them in its own folder instead of the sports' folders. */
  others?: SportPhrases;
}

/**
 * The ICU text of a phrase of a sport, or of the generic one, for texts generated outside a page.
 * @returns the text with its arguments unfilled: `Quarter {number, number}`
 * @throws for an unknown phrase
 */
export function disciplinePhrase({ code, language, phrase, others }: PhraseOfSport): string {
  const findPhrases = (key: string): Phrases | undefined => (others ? others[key] : texts.get(key)?.[language]);
  const phraseText = findPhrases(disciplineKey(code))?.[phrase] ?? findPhrases('generic')?.[phrase];
  if (phraseText === undefined) throw new Error(`disciplinePhrase: ${phrase} is not said in ${language}`);
  return phraseText;
}

/**
 * The short form for the head of a narrow column: `PTS` for `Points`, `3` for `Attempt 3`; the full phrase if there
 * is no short one.
 */
export function shortDisciplinePhrase({
  code,
  language,
  phrase,
  others,
  isNumbered,
}: PhraseOfSport & { isNumbered: boolean }): string {
  const findPhrases = (key: string): Phrases | undefined => (others ? others[key] : texts.get(key)?.[language]);
  const short = `${phrase}Short`;
  const [own, generic] = [findPhrases(disciplineKey(code)), findPhrases('generic')];
  const isShort =
    own?.[short] !== undefined || (isNumbered && own?.[phrase] === undefined && generic?.[short] !== undefined);
  return disciplinePhrase({ code, language, phrase: isShort ? short : phrase, others });
}

/** Key of the phrase that explains why a side ranks ahead of another on the same points. */
export const leadPhrase = (criterion: PoolCriterion): string =>
  `ahead${criterion.charAt(0).toUpperCase()}${criterion.slice(1)}`;
