/** Letters that only Azerbaijani, Turkish and their neighbors have: there i and ı are two letters. */
const dottedLetters = /[ƏəĞğİıŞş]/u;
const dottedOrganisations: ReadonlySet<string> = new Set(['AZE', 'TUR']);

/** Whose rules of capital and small letters a name follows: told by its letters, else by the person's organisation. */
export interface NameCase {
  /** The whole name: `ƏLİYEV Cəfər`. */
  name: string;
  organisation?: string | null;
}

const localeOf = ({ name, organisation }: NameCase): string | undefined =>
  dottedLetters.test(name) || dottedOrganisations.has(organisation ?? '') ? 'tr' : undefined;

/** Capitals by the rules of the language: `Əliyev` is `ƏLİYEV`, `Kılıç` is `KILIÇ`, `Γιώργος` is `ΓΙΩΡΓΟΣ`. */
export function capitalName(word: string, rules: NameCase): string {
  return word.toLocaleUpperCase(localeOf(rules) ?? (/\p{Script=Greek}/u.test(word) ? 'el' : undefined));
}

/**
 * The rules for small letters of a word. A feed in plain Latin letters writes `ALIYEV` for Əliyev too: by the organisation
 * alone `I` is `ı` only where vowel harmony allows it, in a word without front vowels.
 */
const smallLocaleOf = (word: string, rules: NameCase): string | undefined =>
  dottedLetters.test(rules.name) || !/[EÖÜ]/u.test(word) ? localeOf(rules) : undefined;

/** Small letters with a capital at the start and after hyphens and apostrophes: `QASIMOVA` of AZE is `Qasımova`. */
export function nameCased(word: string, rules: NameCase): string {
  return smallName(word, rules).replaceAll(
    /(^|[-’'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(smallLocaleOf(word, rules)),
  );
}

/** Small letters by the rules of the language; no i keeps the dot of its capital as a second one. */
export function smallName(word: string, rules: NameCase): string {
  return word.toLocaleLowerCase(smallLocaleOf(word, rules)).replaceAll('i\u0307', 'i');
}
