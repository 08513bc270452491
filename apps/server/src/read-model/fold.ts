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
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ئ', 'ي'],
  ['ؤ', 'و'],
  ['ة', 'ه'],
  ['ء', ''],
  ['ـ', ''],
]);

/** A text as search compares it: no case, no accents, Arabic hamza forms as their bare letters. `Əliyeva` is `eliyeva`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/[əıłøđðþßæœأإآٱىئؤةءـ]/g, (letter) => letters.get(letter) ?? letter);
}

/** A folded text as `matches` wants it: each word has a space before it, also the parts of a double name. */
export function foldedText(text: string): string {
  return ` ${fold(text).replaceAll('-', ' ')}`;
}

/** Whether every word of a query begins some word of a text: `silva jo` finds `João da Silva`. */
export function matches(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** The words of a query, each with the space that must stand before it. */
export function foldedWords(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldedText(word));
}
