/** Rows from `first` to the one before `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** How many rows that are not seen may be made in one step, and how many may go. */
export interface StepSize {
  come: number;
  go: number;
}

/**
 * The next step from the rows that stand there to those that should: those that are seen come at once, so that there is no
 * hole, the others some at a time. With 0 to 20 there, 10 to 22 seen and 6 to 28 wanted, 6 to 24 stand after a step in which
 * four may come. After a leap that leaves none of them, those that are seen stand.
 *
 * @param wanted the rows near the window; `seen`, those in it, are among them.
 */
export function rowStep(now: RowRange, wanted: RowRange, seen: RowRange, { come, go }: StepSize): RowRange {
  if (now.end <= wanted.first || now.first >= wanted.end) return seen;
  const first = Math.min(seen.first, Math.max(now.first, Math.min(wanted.first, now.first + go)));
  const end = Math.max(seen.end, Math.min(now.end, Math.max(wanted.end, now.end - go)));
  const left = Math.max(0, come - Math.max(0, now.first - first) - Math.max(0, end - now.end));
  const below = Math.min(left, Math.max(0, wanted.end - end));
  const above = Math.min(left - below, Math.max(0, first - wanted.first));
  return { first: first - above, end: end + below };
}
