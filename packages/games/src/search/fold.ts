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
]);

const otherLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
/** Straight and curly apostrophes, accents typed as one, and letters that some languages write as one. */
const apostrophes = /['’‘‛′`´ʹʻʼʽʾʿˈꞌ＇]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes a text for search: no case, accents, apostrophes or invisible characters, and Arabic hamza forms as
 * their base letters. `Əliyeva` is `eliyeva`, `O’Brien` is `obrien`.
 */
export function fold(text: string): string {
  return text
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
 * brandao` and `davilabrandao`. An Arabic word is found with and without its article.
 */
export function foldedText(text: string): string {
  const folded = fold(text);
  const forms = [
    withSpaces(fold(text.replaceAll(apostrophes, ' '))),
    withSpaces(folded),
    withSpaces(folded.replaceAll(joiners, '')),
    withSpaces(folded.replaceAll(arabicArticle, '')),
  ];
  return [...new Set(forms)].join('');
}

/** Whether every word of a query begins some word of a text: `silva jo` finds `João da Silva`. */
export function matches(folded: string, words: readonly string[]): boolean {
  return words.every((term) => folded.includes(term));
}

/** The words of a query, each with the space that must precede it; a hyphenated word stays one word. */
export function foldedWords(query: string): string[] {
  return fold(query)
    .replaceAll(arabicArticle, '')
    .split(/[^\p{L}\p{N}\p{Pd}]+/u)
    .map(withSpaces)
    .filter(Boolean);
}

/** The article before a word of at least three letters. */
const arabicArticle = /(?<![\p{L}\p{N}])ال(?=\p{L}{3})/gu;
/** Hyphens and periods within a word. */
const joiners = /(?<=[\p{L}\p{N}])[\p{Pd}.]+(?=[\p{L}\p{N}])/gu;
const withSpaces = (folded: string): string =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((term) => ` ${term}`)
    .join('');
