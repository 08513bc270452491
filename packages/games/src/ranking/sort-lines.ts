export interface OrderedLines<Line> {
  ordered: Line[];
  /** The sort orders are used; otherwise the order of the message applies. */
  isUsable: boolean;
  /** Usable, but not 1, 2, 3 … without a gap. */
  hasGaps: boolean;
  hasWarning: boolean;
}

/**
 * Lines by sort order if each has a unique one from 1 up (4, 2, 3, 1 and 10, 20, 30 are fine); otherwise, as for 0,
 * 1, 1, in the order of the message.
 */
export function orderLines<Line extends { sortOrder?: number | null }>(lines: readonly Line[]): OrderedLines<Line> {
  const orders = lines.map(({ sortOrder }) => sortOrder ?? 0);
  const isUsable =
    new Set(orders).size === lines.length && orders.every((order) => Number.isInteger(order) && order > 0);
  const hasGaps = isUsable && orders.some((order) => order > lines.length);
  const ordered = isUsable ? lines.toSorted((a, b) => a.sortOrder! - b.sortOrder!) : [...lines];
  return { ordered, isUsable, hasGaps, hasWarning: !isUsable || hasGaps };
}
