const open = '\u2068';
const close = '\u2069';

/** Number of characters that a reader sees: marks of direction are invisible. */
export const visibleLength = (text: string): number => text.replace(/\p{Cf}/gu, '').length;

/**
 * Cuts a text behind a word: `cutWords('Women’s 200 m freestyle', 14)` is `Women’s 200 m…`. A no-break space does not
 * separate words, and names stay isolated.
 *
 * @param max number of visible characters; a first word that is longer stays whole
 */
export function cutWords(text: string, max: number): string {
  if (visibleLength(text) <= max) return text;
  const [first = '', ...words] = text.split(' ');
  let kept = first;
  for (const word of words) {
    const longer = `${kept} ${word}`;
    if (visibleLength(longer) >= max) break;
    kept = longer;
  }
  const ended = kept.replace(/[\s·:,،;–—(-]+$/u, '');
  const missing = ended.split(open).length - ended.split(close).length;
  return `${ended}…${close.repeat(Math.max(0, missing))}`;
}
