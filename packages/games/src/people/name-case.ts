/** Letters found only in Azerbaijani, Turkish and related languages, in which i and ı are two letters. */
const dottedLetters = /[ƏəĞğİıŞş]/u;
const dottedOrganisations: ReadonlySet<string> = new Set(['AZE', 'TUR']);

/** Decides which language's case rules a name follows: by its letters, otherwise by the person's organisation. */
export interface NameCase {
  /** The whole name: `ƏLİYEV Cəfər`. */
  name: string;
  organisation?: string | null;
}

const nameLocale = ({ name, organisation }: NameCase): string | undefined =>
  dottedLetters.test(name) || dottedOrganisations.has(organisation ?? '') ? 'tr' : undefined;

/** Upper case by the rules of the language: `Əliyev` is `ƏLİYEV`, `Kılıç` is `KILIÇ`, `Γιώργος` is `ΓΙΩΡΓΟΣ`. */
export function upperCaseName(word: string, rules: NameCase): string {
  return word.toLocaleUpperCase(nameLocale(rules) ?? (/\p{Script=Greek}/u.test(word) ? 'el' : undefined));
}

/**
 * Locale for lower-casing a word. A feed limited to basic Latin letters also writes `ALIYEV` for Əliyev: if only the
 * organisation suggests the language, `I` is `ı` only if vowel harmony allows it, in a word without front vowels.
 */
const lowerCaseLocale = (word: string, rules: NameCase): string | undefined =>
  dottedLetters.test(rules.name) || !/[EÖÜ]/u.test(word) ? nameLocale(rules) : undefined;

/** Title case, also after hyphens and apostrophes: `QASIMOVA` of AZE is `Qasımova`. */
export function titleCaseName(word: string, rules: NameCase): string {
  return lowerCaseName(word, rules).replaceAll(
    /(^|[-’'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(lowerCaseLocale(word, rules)),
  );
}

/** Lower case by the rules of the language, without the combining dot that `İ` leaves behind. */
export function lowerCaseName(word: string, rules: NameCase): string {
  return word.toLocaleLowerCase(lowerCaseLocale(word, rules)).replaceAll('i\u0307', 'i');
}
