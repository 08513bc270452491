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
  /** What its `{number}` is: `Quarter 3`. */
  number?: string;
  /** Those of a language that has a folder of its own, and none beside the sports. */
  others?: SportPhrases;
}

/**
 * A phrase of a sport, else the generic one, where there is no page to say it.
 * @throws for a phrase that nobody has
 */
export function disciplinePhrase({ code, language, phrase, number = '', others }: PhraseOfSport): string {
  const of = (key: string): Phrases | undefined => (others ? others[key] : texts.get(key)?.[language]);
  const said = of(keyOf(code))?.[phrase] ?? of('generic')?.[phrase];
  if (said === undefined) throw new Error(`disciplinePhrase: ${phrase} is not said in ${language}`);
  return said.replace('{number}', number);
}

/** Says by what somebody is ahead of another on the same points. */
export const phraseOfLead = (criterion: PoolCriterion): string =>
  `ahead${criterion.charAt(0).toUpperCase()}${criterion.slice(1)}`;
