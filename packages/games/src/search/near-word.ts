/** Shorter words have too many neighbors. */
const minLength = 5;

/**
 * The known word that a mistyped word means: one letter wrong, missing, too many, or two swapped, in the word or in its
 * beginning (`swimi` for `swimming`). Null if the word begins a known one, or if none is near.
 *
 * @param word folded
 * @param known folded words, those to prefer first
 */
export function findNearWord(word: string, known: Iterable<string>): string | null {
  let near: string | null = null;
  let isWhole = false;
  for (const candidate of known) {
    if (candidate.startsWith(word)) return null;
    if (word.length < minLength || isWhole) continue;
    if (isNear(word, candidate)) [near, isWhole] = [candidate, true];
    else if (near === null && beginnings(word, candidate).some((beginning) => isNear(word, beginning)))
      near = candidate;
  }
  return near;
}

const beginnings = ({ length }: string, candidate: string): string[] =>
  candidate.length > length + 1 ? [length - 1, length, length + 1].map((end) => candidate.slice(0, end)) : [];

/** Returns whether one edit makes one word of the other: a letter replaced, added or removed, or two neighbors swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left.length + right.length <= 2 || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}
