/** The mark needed to advance from a round of heats while other heats are still to be held. */
import type { Better } from '../marks/mark.ts';

export interface PlacedMark {
  /** The value parsed by `parseMark`; null without a mark. */
  value: number | null;
  /** Rank within the heat; null if unranked. */
  rank: number | null;
}

/**
 * The mark to reach, from the finished heats: a competitor with a worse mark cannot advance, because as many others
 * as advance by mark already have one at least this good. Competitors who advance by place do not count. With two by
 * place and two by mark, `50.1 50.4 50.6` and `50.2 50.3 50.9`, at least 50.9 is needed, and after a third heat with
 * a 50.8 in third place, 50.8.
 *
 * @param heats finished heats
 * @returns undefined while any mark may be enough, or if no competitor advances by mark
 */
export function markToReach<Line extends PlacedMark>(
  heats: readonly (readonly Line[])[],
  { byPlace, byMark, better }: { byPlace: number; byMark: number; better: Better },
): Line | undefined {
  const otherLines = heats.flat().filter(({ value, rank }) => value !== null && !(rank !== null && rank <= byPlace));
  const sorted = otherLines.toSorted((a, b) => (better === 'lower' ? 1 : -1) * (a.value! - b.value!));
  return byMark > 0 ? sorted[byMark - 1] : undefined;
}
