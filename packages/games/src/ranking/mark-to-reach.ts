/** What it takes to go on from a round of heats, as long as others are still to come. */
import type { Better } from '../marks/mark.ts';

export interface PlacedMark {
  /** As `parseMark` reads it; null without a mark. */
  value: number | null;
  /** Within its heat; null without a place. */
  rank: number | null;
}

/**
 * The mark that nobody who is slower can go on with, from the heats that are over: as many others as go on by mark have
 * been as good. Who has a place that goes on by itself is none of them. Two by place and two by mark, `50.1 50.4 50.6`
 * and `50.2 50.3 50.9`: 50.9 is needed at least, and after a third heat with a 50.8 in third place that.
 *
 * @param heats that are over
 * @returns undefined while any mark may be enough, or nobody goes on by mark
 */
export function markToReach<Line extends PlacedMark>(
  heats: readonly (readonly Line[])[],
  { byPlace, byMark, better }: { byPlace: number; byMark: number; better: Better },
): Line | undefined {
  const others = heats.flat().filter(({ value, rank }) => value !== null && !(rank !== null && rank <= byPlace));
  const sorted = others.toSorted((one, other) => (better === 'lower' ? 1 : -1) * (one.value! - other.value!));
  return byMark > 0 ? sorted[byMark - 1] : undefined;
}
