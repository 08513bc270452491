/** Groups smaller than this are not shown. */
export const minCount = 5;

/**
 * Decides which parts of a sum are shown. A part below five is hidden, and so is the smallest of the others while the
 * hidden parts add up to fewer than five. Subtracting the shown parts from the sum then gives only the total of at
 * least two hidden parts, five or more together, never a single one. A part of zero is shown. If this hides every
 * part, the sum itself is below five and is hidden too.
 *  `[90, 7, 3]` is shown as `[90, null, null]`.
 */
export function hideSmallCounts(counts: readonly number[]): (number | null)[] {
  const bySize = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  const hidden = new Set<number>();
  let sum = 0;
  for (const { count, index } of bySize) {
    if (count >= minCount && (hidden.size === 0 || sum >= minCount)) break;
    hidden.add(index);
    sum += count;
  }
  return counts.map((count, index) => (hidden.has(index) ? null : count));
}

/** Like `hideSmallCounts`, and hides the smallest part in any case, so that the sum can't be worked out either. */
export function hideSum(counts: readonly number[]): (number | null)[] {
  const shown = hideSmallCounts(counts);
  if (shown.includes(null)) return shown;
  const smallest = Math.min(...counts.filter((count) => count > 0));
  const hidden = counts.indexOf(smallest);
  return shown.map((count, index) => (index === hidden ? null : count));
}
