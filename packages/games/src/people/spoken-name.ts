import { fold } from '../search/fold.ts';
import { upperCaseName, titleCaseName, lowerCaseName } from './name-case.ts';
import type { NameCase } from './name-case.ts';

const particles: ReadonlySet<string> = new Set(
  'da das de del della den der di do dos du e el la las le los van vom von y zu zur'.split(' '),
);
/** Articles capitalized at the start of a family name: `Le Goff`, but `de la Cruz`. */
const articles: ReadonlySet<string> = new Set(['el', 'la', 'las', 'le', 'los']);
/** Scripts in which the family name comes first in speech too. */
const familyFirst = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A name as a document gives it. */
interface NamedCompetitor {
  type: string;
  name: string;
  /** The spoken form, if it cannot be derived from the listed name. */
  spoken?: string;
  organisation?: { code: string } | null;
}

/** The spoken name of a person; the name of a team as written. */
export function spokenCompetitorName({ type, name, spoken, organisation }: NamedCompetitor): string {
  return type === 'athlete' ? (spoken ?? spokenName(name, organisation?.code)) : name;
}

interface SentName {
  family?: string | null;
  givenName?: string | null;
  organisation?: string | null;
}

/** A name as lists show it: `ƏLİYEV Cəfər`. */
export function listedName({ family, givenName, organisation }: SentName): string {
  const [last, first] = [family?.trim() ?? '', givenName?.trim() ?? ''];
  const capitals = upperCaseName(last, { name: `${last} ${first}`, organisation });
  return [capitals, first].filter(Boolean).join(' ');
}

/**
 * The spoken form of a listed name, using the family and given name as sent: `LE Duc Phat` with the family name `Le`
 * is `Duc Phat Le`. A name with words in neither is read from its capitals alone.
 */
export function spokenNameAsSent(name: string, { family, givenName, organisation }: SentName): string {
  if (!family || familyFirst.test(name)) return spokenName(name, organisation);
  const [families, givens] = [splitWords(family), splitWords(givenName ?? '')];
  const nameParts: { families: string[]; givens: string[] } = { families: [], givens: [] };
  for (const word of splitWords(name)) {
    const key = foldWord(word);
    const [ownWords, otherWords] = families.some((family) => foldWord(family) === key)
      ? [families, nameParts.families]
      : [givens, nameParts.givens];
    const index = ownWords.findIndex((family) => foldWord(family) === key);
    if (index === -1) return spokenName(name, organisation);
    otherWords.push(...ownWords.splice(index, 1));
  }
  const isSentSmall = nameParts.families.some((word) => !isCapitals(word));
  const last = isSentSmall ? nameParts.families : titleCaseFamilyName(nameParts.families, { name, organisation });
  return [...nameParts.givens, ...last].join(' ');
}

/**
 * The spoken form of a listed name: `JARDIM BUENO Mirella` is `Mirella Jardim Bueno`. Other names, such as those of
 * pairs or a number, are returned unchanged.
 *
 * @param organisation decides the case rules if the name's letters do not
 */
export function spokenName(name: string, organisation?: string | null): string {
  const words = splitWords(name);
  const end = words.findIndex((word) => !isCapitals(word) && !mixed.test(word) && !particles.has(word));
  if (end <= 0 || words.slice(0, end).every((word) => particles.has(word))) return name;
  if (words.slice(end).some((word) => isCapitals(word) && word.length > 2)) return name;
  return [...words.slice(end), ...titleCaseFamilyName(words.slice(0, end), { name, organisation })].join(' ');
}

const splitWords = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** Treats words that differ only in case, accents and apostrophes as equal, because print names drop accents. */
const foldWord = (word: string): string => fold(word).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Upper case only, in a script that has lower case: `SÁ-LEÃO`, `O’NEIL`; not an initial, `J.` */
const isCapitals = (word: string): boolean =>
  word === word.toUpperCase() && word !== word.toLowerCase() && !word.endsWith('.');

/** A prefix that lists keep in lower case: `McEWEN`, `d'ALMEIDA`. */
const mixed = /^(\p{Lu}?\p{Ll}{1,2}['’]?)(\p{Lu}[\p{Lu}'’-]+)$/u;

/** Particles stay lower-case before another word; alone they are the family name: `LE` is `Le`. */
function titleCaseFamilyName(words: readonly string[], rules: NameCase): string[] {
  return words.map((word, index) => {
    const small = lowerCaseName(word, rules);
    if (!particles.has(small)) return lowerCasePart(word, rules);
    const isCapital = isCapitals(word) && (words.length === 1 || (index === 0 && articles.has(small)));
    return isCapital ? titleCaseName(word, rules) : small;
  });
}

function lowerCasePart(word: string, rules: NameCase): string {
  const [, prefix, rest] = mixed.exec(word) ?? [];
  if (prefix !== undefined && rest !== undefined) return prefix + lowerCasePart(rest, rules);
  return titleCaseName(word, rules).replace(
    /^Mc(\p{L})(?=\p{L}{2})/u,
    (_, letter: string) => `Mc${letter.toUpperCase()}`,
  );
}
