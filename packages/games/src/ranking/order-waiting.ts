interface WaitingLine {
  position: number;
  startOrder: string | null;
  rank: string | null;
  result: string | null;
  irm: string | null;
  /** Splits, attempts and points: a line with any of them has begun. */
  details: readonly unknown[];
  parts?: readonly unknown[];
}

/**
 * Lists competitors who have yet to begin in the order in which they start. Feeds send them by bib, and readers look
 * there for who is next. Lines that have begun keep their places, and so do all if a start order is missing.
 *
 * @param lines of a contest that is live, in the order of the feed
 */
export function orderWaiting<Line extends WaitingLine>(lines: readonly Line[]): readonly Line[] {
  const isWaiting = ({ rank, result, irm, details, parts = [] }: Line): boolean =>
    !rank && !result && !irm && details.length === 0 && parts.length === 0;
  const waiting = lines.filter(isWaiting);
  if (waiting.some(({ startOrder }) => !Number(startOrder))) return lines;
  const next = waiting.toSorted((a, b) => Number(a.startOrder) - Number(b.startOrder)).values();
  return lines.map((line) => (isWaiting(line) ? { ...next.next().value!, position: line.position } : line));
}
