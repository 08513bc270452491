/** Widths of bold letters in wide fonts, in em. */
const capital = 0.8;
const small = 0.68;

/**
 * A class for a name with a long word, so that a narrow head shows the word smaller instead of breaking it.
 *
 * @example wordSize('VASCONCELOS Vítor') // 'is-longer'
 */
export function wordSize(name: string): string {
  const widest = Math.max(...name.split(/[\s-]+/u).map(wordWidth));
  return widest > 7.6 ? 'is-longer' : widest > 6.2 ? 'is-long' : '';
}

function wordWidth(word: string): number {
  let width = 0;
  for (const letter of word) width += letter === letter.toLowerCase() ? small : capital;
  return width;
}
