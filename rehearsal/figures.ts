import type { Attempt } from './feeder.ts';

/** @param part 0.5 for the median; NaN without values */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The longest time between two of these moments, and before the first since `from`. */
export function longestGap(moments: readonly number[], from: number): number {
  const sorted = moments.toSorted((one, other) => one - other);
  return Math.max(0, ...sorted.map((moment, index) => moment - (sorted[index - 1] ?? from)));
}

/** The longest time in which at least one message waited and none was acknowledged (milliseconds). */
export function writeGap(attempts: readonly Attempt[]): number {
  const byEnd = attempts.toSorted((one, other) => one.acknowledgedAt - other.acknowledgedAt);
  let [longest, before, earliestStart] = [0, -Infinity, Infinity];
  // From the last to the first: `earliestStart` is that of this attempt and all later ones.
  const starts = byEnd.toReversed().map(({ startedAt }) => (earliestStart = Math.min(earliestStart, startedAt)));
  for (const [index, { acknowledgedAt }] of byEnd.entries()) {
    longest = Math.max(longest, acknowledgedAt - Math.max(before, starts[starts.length - 1 - index]!));
    before = acknowledgedAt;
  }
  return longest;
}
