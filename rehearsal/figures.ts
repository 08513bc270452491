import type { Attempt } from './feeder.ts';

/** @param part 0.5 for the median; NaN without values */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The longest gap between adjacent times, including the gap from `from` to the first time. */
export function longestGap(moments: readonly number[], from: number): number {
  const sorted = moments.toSorted((a, b) => a - b);
  return Math.max(0, ...sorted.map((moment, index) => moment - (sorted[index - 1] ?? from)));
}

/** The longest time in which at least one message waited without any acknowledgment (milliseconds). */
export function writeGap(attempts: readonly Attempt[]): number {
  const byEnd = attempts.toSorted((a, b) => a.acknowledgedAt - b.acknowledgedAt);
  let [longest, before, earliestStart] = [0, -Infinity, Infinity];
  // In reverse order, so that `earliestStart` covers this attempt and all later ones.
  const starts = byEnd.toReversed().map(({ startedAt }) => (earliestStart = Math.min(earliestStart, startedAt)));
  for (const [index, { acknowledgedAt }] of byEnd.entries()) {
    longest = Math.max(longest, acknowledgedAt - Math.max(before, starts[starts.length - 1 - index]!));
    before = acknowledgedAt;
  }
  return longest;
}
