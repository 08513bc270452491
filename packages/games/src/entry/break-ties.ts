/** Ties that no rule breaks, and the decisions that break them. */

export interface TiedLine {
  competitor: string;
  rank: number | null;
  isRankEqual: boolean;
}

/**
 * Lines in order, with ties broken by decisions about exactly these competitors or more. A decision about others, or
 * about only some of the level competitors, changes nothing: after a correction, other competitors may be level.
 *
 * @param orders level competitors, the best first; the newest decision last
 */
export function breakTies<Line extends TiedLine>(
  lines: readonly Line[],
  orders: readonly (readonly string[])[],
): Line[] {
  const seen = new Set<number>();
  return lines.flatMap((line): Line[] => {
    const { rank } = line;
    if (rank === null || !line.isRankEqual) return [line];
    if (seen.has(rank)) return [];
    seen.add(rank);
    const level = lines.filter((other) => other.isRankEqual && other.rank === rank);
    const order = orders.findLast((names) => level.every(({ competitor }) => names.includes(competitor)));
    if (!order) return level;
    return level
      .toSorted((a, b) => order.indexOf(a.competitor) - order.indexOf(b.competitor))
      .map((one, index) => ({ ...one, rank: rank + index, isRankEqual: false }));
  });
}
