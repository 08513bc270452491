/** Smaller groups are not shown. */
export const fewest = 5;

/**
 * Which of the parts of one sum are told. A part of fewer than five is not, and neither is the smallest of the others as
 * long as those that are not told are fewer than five together: whoever subtracts what is told from the sum learns what at
 * least two parts, of five or more, are together, and never what one of them is. A part of nothing is told as it is.
 * Where there is nothing left to hide behind, the sum itself is below five and is not told either.
 *
 * `[90, 7, 3]` is told as `[90, null, null]`.
 */
export function hideSmall(counts: readonly number[]): (number | null)[] {
  const bySize = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  const hidden = new Set<number>();
  let sum = 0;
  for (const { count, index } of bySize) {
    if (count >= fewest && (hidden.size === 0 || sum >= fewest)) break;
    hidden.add(index);
    sum += count;
  }
  return counts.map((count, index) => (hidden.has(index) ? null : count));
}
