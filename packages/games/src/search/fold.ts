import { latinDigits } from '../marks/latin-digits.ts';

const letters: ReadonlyMap<string, string> = new Map([
  ['ə', 'e'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ħ', 'h'],
  ['ŋ', 'n'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ئ', 'ي'],
  ['ؤ', 'و'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ء', ''],
  ['ـ', ''],
  ['×', 'x'],
]);

const otherLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
/** Straight and curly apostrophes, accents typed as one, and letters that some languages write as one. */
const apostrophes = /['’‘‛′`´ʹʻʼʽʾʿˈꞌ＇]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes a text for search: no case, accents, apostrophes or invisible characters, Arabic hamza forms as their
 * base letters and Arabic digits as European ones. `Əliyeva` is `eliyeva`, `O’Brien` is `obrien`.
 */
export function fold(text: string): string {
  return latinDigits(text)
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    .replaceAll(invisible, '')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(otherLetters, (letter) => letters.get(letter) ?? letter);
}

/**
 * A folded text in the format of `matches`: each word has a space before it. A name with apostrophes or hyphens is
 * found by its parts, with the apostrophes removed, and as one word: `D’Ávila-Brandão` is `d avila brandao`, `davila
 * brandao` and `davilabrandao`. An Arabic word is found with and without its article, and a number with its unit as
 * one word and as two: `200m`, `200 m`.
 */
export function foldedText(text: string): string {
  const folded = fold(text);
  const forms = [
    withSpaces(fold(text.replaceAll(apostrophes, ' '))),
    withSpaces(folded),
    withSpaces(folded.replaceAll(joiners, '')),
    withSpaces(folded.replaceAll(arabicArticle, '')),
    withSpaces(splitNumbers(folded)),
  ];
  return [...new Set(forms)].join('');
}

/** Returns whether every word of a query begins some word of a text: `silva jo` finds `João da Silva`. */
export function matches(folded: string, words: readonly string[]): boolean {
  return words.every((term) => folded.includes(term));
}

/**
 * The words of a query, each with the space that must precede it. A hyphenated word stays one word; a number and what
 * is written to it are several: `4x100m` is `4 x 100 m`.
 */
export function foldedWords(query: string): string[] {
  return splitNumbers(fold(query).replaceAll(arabicArticle, ''))
    .split(/[^\p{L}\p{N}\p{Pd}]+/u)
    .map(withSpaces)
    .filter(Boolean);
}

/** The article before a word of at least three letters. */
const arabicArticle = /(?<![\p{L}\p{N}])ال(?=\p{L}{3})/gu;
/** Hyphens and periods within a word. */
const joiners = /(?<=[\p{L}\p{N}])[\p{Pd}.]+(?=[\p{L}\p{N}])/gu;
/** Words that begin with a digit, with a space between digits and letters: `4x100m`, `66kg`. `u18` stays as it is. */
const splitNumbers = (folded: string): string =>
  folded.replaceAll(/(?<![\p{L}\p{N}])\p{N}[\p{L}\p{N}]*/gu, (word) =>
    word.replaceAll(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, ' '),
  );
const withSpaces = (folded: string): string =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((term) => ` ${term}`)
    .join('');
