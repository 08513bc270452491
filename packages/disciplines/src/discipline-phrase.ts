import type { PoolCriterion } from '@podium/games';
import { keyOf } from './keys.ts';
import { phrases } from './phrases.gen.ts';

type Phrases = Readonly<Record<string, string>>;
/** The phrases of all sports in one language, by their keys. */
export type SportPhrases = Readonly<Record<string, Phrases>>;

const texts: ReadonlyMap<string, Readonly<Record<string, Phrases>>> = new Map(Object.entries(phrases));

interface PhraseOfSport {
  code: string;
  language: string;
  phrase: string;
  /** Those of a language that has a folder of its own, and none beside the sports. */
  others?: SportPhrases;
}

/**
 * The ICU text of a sport's phrase, or of the generic one, for texts made outside a page.
 * @returns the text with its values open: `Quarter {number, number}`
 * @throws for an unknown phrase
 */
export function disciplinePhrase({ code, language, phrase, others }: PhraseOfSport): string {
  const of = (key: string): Phrases | undefined => (others ? others[key] : texts.get(key)?.[language]);
  const said = of(keyOf(code))?.[phrase] ?? of('generic')?.[phrase];
  if (said === undefined) throw new Error(`disciplinePhrase: ${phrase} is not said in ${language}`);
  return said;
}

/** The same for the narrow head of a column: `PTS` for `Points`, `3` for `Attempt 3`; the whole phrase if there is no short one. */
export function shortDisciplinePhrase({
  code,
  language,
  phrase,
  others,
  isNumbered,
}: PhraseOfSport & { isNumbered: boolean }): string {
  const of = (key: string): Phrases | undefined => (others ? others[key] : texts.get(key)?.[language]);
  const short = `${phrase}Short`;
  const [own, generic] = [of(keyOf(code)), of('generic')];
  const isShort =
    own?.[short] !== undefined || (isNumbered && own?.[phrase] === undefined && generic?.[short] !== undefined);
  return disciplinePhrase({ code, language, phrase: isShort ? short : phrase, others });
}

/** Says by what somebody is ahead of another on the same points. */
export const phraseOfLead = (criterion: PoolCriterion): string =>
  `ahead${criterion.charAt(0).toUpperCase()}${criterion.slice(1)}`;
