/** Names of people as lists write them: `Maria Silva`, `Silva, Maria`, `SILVA Maria`, `1. Maria Silva`. */

import { isSecondName } from './second-names.ts';

export interface EnteredPerson {
  familyName: string;
  givenName?: string;
}

/** The part of a name that comes first, if it has neither capitals nor a comma. */
export type NameOrder = 'given' | 'family';

/** `1.`, `12)` or `3 -` before a name: the number of a line, not a part of it. */
const lineNumber = /^\d{1,4}\s*[.)º°–-]+\s*(?=\p{L})/u;
const particles: ReadonlySet<string> = new Set(['da', 'das', 'de', 'del', 'do', 'dos', 'e', 'la', 'van', 'von', 'y']);
const isCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();

/**
 * Splits a name. `Ana | de Souza` and `de Souza, Ana` mark the parts; capitals mark the family name (`DOS SANTOS Ana`);
 * otherwise the order decides. Compound given names such as `Ana Clara` stay together.
 */
export function readPerson(written: string, order: NameOrder = 'given'): EnteredPerson {
  const name = written.replace(lineNumber, '').trim();
  const [givenName, familyName] = splitName(name, order).map((part) => part.trim());
  if (!givenName || !familyName) return { familyName: familyName || givenName || name };
  return { familyName, givenName };
}

function splitName(name: string, order: NameOrder): [given: string, family: string] {
  if (name.includes('|')) {
    const [given = '', family = ''] = name.split('|', 2);
    return [given, family];
  }
  if (name.includes(',')) {
    const [family = '', ...given] = name.split(',');
    return [given.join(' '), family];
  }
  const words = name.split(/\s+/u);
  const [first, last] = [words.findIndex(isCapitals), words.findLastIndex(isCapitals)];
  // Particles need no capitals: `da SILVA Ana`, `MELO E SILVA Ana`.
  const isFamily = (word: string): boolean => isCapitals(word) || particles.has(word.toLowerCase());
  if (first >= 0 && last < words.length - 1 && words.slice(0, last + 1).every(isFamily))
    return [words.slice(last + 1).join(' '), words.slice(0, last + 1).join(' ')];
  const start = first - Number(first > 1 && particles.has(words[first - 1]!.toLowerCase()));
  if (start > 0 && words.slice(start).every(isFamily))
    return [words.slice(0, start).join(' '), words.slice(start).join(' ')];
  if (order === 'family') return [words.slice(1).join(' '), words[0] ?? ''];
  const givenCount = words.length > 2 && isSecondName(words[1]!) ? 2 : 1;
  return [words.slice(0, givenCount).join(' '), words.slice(givenCount).join(' ')];
}

/** Writes a name so that `readPerson` splits it in the same way: a `|` separates its parts unless they show it. */
export function personName({ familyName, givenName }: EnteredPerson): string {
  if (givenName === undefined) return familyName;
  const plain = `${givenName} ${familyName}`;
  const read = readPerson(plain);
  return read.givenName === givenName && read.familyName === familyName ? plain : `${givenName} | ${familyName}`;
}

/** Returns whether users must choose the order of given and family names, because no line of the list shows it. */
export const isOrderOpen = (people: readonly string[]): boolean =>
  people.some((name) => {
    const [given, family] = [readPerson(name, 'given'), readPerson(name, 'family')];
    return given.givenName !== undefined && given.familyName !== family.familyName;
  });
