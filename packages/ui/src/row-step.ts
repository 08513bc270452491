/** Rows from `first` to the one before `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** How many rows may come and go in one step. */
export interface StepSize {
  come: number;
  go: number;
}

/**
 * The next step from the rows that stand there to those that should, of the new ones those first that are seen. With 0 to
 * 20 there and 6 to 26 wanted, 6 to 24 stand after a step in which four may come. After a leap that leaves none of them,
 * the first come where the window begins.
 *
 * @param wanted the rows near the window; `seen`, those in it, are among them.
 */
export function rowStep(now: RowRange, wanted: RowRange, seen: RowRange, { come, go }: StepSize): RowRange {
  const isLeap = now.end <= wanted.first || now.first >= wanted.end || now.first >= now.end;
  let first = isLeap ? seen.first : Math.max(now.first, Math.min(wanted.first, now.first + go));
  let end = isLeap ? seen.first : Math.min(now.end, Math.max(wanted.end, now.end - go));
  let left = come;
  for (const goal of [seen, wanted]) {
    const below = Math.min(left, Math.max(0, goal.end - end));
    const above = Math.min(left - below, Math.max(0, first - goal.first));
    end += below;
    first -= above;
    left -= below + above;
  }
  return { first, end };
}
