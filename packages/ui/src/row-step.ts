/** Rows from `first` to the one before `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** How many rows may come in one step that are not seen, how many may go on each side, and how many come in a leap. */
export interface StepSize {
  come: number;
  above: number;
  below: number;
  leap: number;
}

/**
 * The next step from the rows that stand there to those that should: those that are seen come at once, so that there is no
 * hole, the others some at a time. With 0 to 20 there, 10 to 22 seen and 6 to 28 wanted, 6 to 24 stand after a step in which
 * four may come. After a leap that leaves none of them in the window, those that are seen stand, or as many as there may be
 * on the side to which it goes: who leaps on sees these longest.
 *
 * @param wanted the rows near the window; `seen`, those in it, are among them.
 */
export function rowStep(
  now: RowRange,
  wanted: RowRange,
  seen: RowRange,
  { come, above, below, leap }: StepSize,
): RowRange {
  if (isLeap(now, seen)) {
    const isDown = now.end <= seen.first;
    return isDown
      ? { first: Math.max(seen.first, seen.end - leap), end: seen.end }
      : { first: seen.first, end: Math.min(seen.end, seen.first + leap) };
  }
  const first = Math.min(seen.first, Math.max(now.first, Math.min(wanted.first, now.first + above)));
  const end = Math.max(seen.end, Math.min(now.end, Math.max(wanted.end, now.end - below)));
  const left = Math.max(0, come - Math.max(0, now.first - first) - Math.max(0, end - now.end));
  const after = Math.min(left, Math.max(0, wanted.end - end));
  const before = Math.min(left - after, Math.max(0, first - wanted.first));
  return { first: first - before, end: end + after };
}

/**
 * Which of the rows that stand there are whole, the others being brief: at most `most` more than now, those that are seen
 * first. Rows 4 to 9 of which 4 and 5 are whole and 6 to 9 are seen: with two more, 4 to 7 are whole.
 *
 * @returns `whole` itself where nothing changes.
 */
export function wholeRows(
  whole: ReadonlySet<number>,
  now: RowRange,
  seen: RowRange,
  isReady: (row: number) => boolean,
  most: number,
): ReadonlySet<number> {
  const standing = rowsOf(now);
  const waiting = standing.filter((row) => !whole.has(row) && isReady(row));
  const isSeen = (row: number) => row >= seen.first && row < seen.end;
  const next = [...waiting.filter(isSeen), ...waiting.filter((row) => !isSeen(row))].slice(0, most);
  const kept = standing.filter((row) => whole.has(row));
  return next.length === 0 && kept.length === whole.size ? whole : new Set([...kept, ...next]);
}

/** Whether no row stands in both. */
const isLeap = (from: RowRange, to: RowRange): boolean => from.end <= to.first || from.first >= to.end;

/** The numbers of the rows in a range. */
export const rowsOf = ({ first, end }: RowRange): number[] =>
  Array.from({ length: end - first }, (_, place) => first + place);
