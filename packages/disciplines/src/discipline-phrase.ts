import type { Language, PoolCriterion } from '@podium/games';
import { keyOf } from './keys.ts';
import { phrases } from './phrases.gen.ts';

type Phrases = Readonly<Record<string, string>>;
const texts: ReadonlyMap<string, Readonly<Record<Language, Phrases>>> = new Map(Object.entries(phrases));

/**
 * A phrase of a sport, else the generic one, where there is no page to say it.
 * @param number what its `{number}` is: `Quarter 3`
 * @throws for a phrase that nobody has
 */
export function disciplinePhrase(code: string, language: Language, phrase: string, number = ''): string {
  const said = texts.get(keyOf(code))?.[language][phrase] ?? (phrases.generic[language] as Phrases)[phrase];
  if (said === undefined) throw new Error(`disciplinePhrase: ${phrase} is not said in ${language}`);
  return said.replace('{number}', number);
}

/** Says by what somebody is ahead of another on the same points. */
export const phraseOfLead = (criterion: PoolCriterion): string =>
  `ahead${criterion.charAt(0).toUpperCase()}${criterion.slice(1)}`;
