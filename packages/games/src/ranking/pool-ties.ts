/** The reason why one side ranks ahead of another on the same points. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import { createValueOf } from './pool-values.ts';
import type { PoolLine, PoolMatch, ValueOf } from './pool-values.ts';

/**
 * The result of comparing two sides by a sport's sequence of tie-breaks: the criterion that separates them and
 * whether the first side is ahead.
 */
type TieComparison = { criterion: PoolCriterion; isAhead: boolean } | 'level' | 'unknown';

/**
 * The criterion by which each line is ahead of the next if both are level on points: `{ A: 'difference' }`. Includes
 * only what the matches prove: an order that contradicts the table is not the one in use, and all remaining orders
 * must give the same reason.
 */
export function tieReasons(
  lines: readonly PoolLine[],
  matches: readonly PoolMatch[],
  { win, tie, orders }: PoolRules,
): ReadonlyMap<string, PoolCriterion> {
  const pairs = lines.slice(1).flatMap((behind, index): [PoolLine, PoolLine][] => {
    const ahead = lines[index]!;
    const isLevel = ahead.points === behind.points && ahead.played === behind.played && ahead.played > 0;
    return isLevel ? [[ahead, behind]] : [];
  });
  const getValue = createValueOf(lines, matches, { win, tie });
  const readings = orders
    .map((order) =>
      pairs.map(([ahead, behind]) =>
        compareTied(
          ahead,
          behind,
          lines.filter(({ points }) => points === ahead.points),
          order,
          getValue,
        ),
      ),
    )
    .filter((reading) => reading.every((comparison, index) => matchesRanks(comparison, pairs[index]!)));
  const reasons = new Map<string, PoolCriterion>();
  for (const [index, [{ id }]] of pairs.entries()) {
    const [first, ...others] = readings.map((reading) => tieCriterion(reading[index]!));
    if (first !== undefined && others.every((other) => other === first)) reasons.set(id, first);
  }
  return reasons;
}

const tieCriterion = (comparison: TieComparison): PoolCriterion | undefined =>
  typeof comparison === 'object' ? comparison.criterion : undefined;

/**
 * Returns whether the comparison matches the ranks: a shared place is not separated, and different places are in that order.
 */
function matchesRanks(comparison: TieComparison, [{ rank }, { rank: next }]: readonly [PoolLine, PoolLine]): boolean {
  return typeof comparison === 'string' || (comparison.isAhead && rank !== next);
}

/** The first criterion in which a group is not all equal separates it; for those still equal the order starts again. */
function compareTied(
  lineA: PoolLine,
  lineB: PoolLine,
  group: readonly PoolLine[],
  order: readonly PoolCriterion[],
  getValue: ValueOf,
): TieComparison {
  for (const criterion of order) {
    const values = new Map(group.map((line) => [line, getValue(criterion, line, group)]));
    const [a, b] = [values.get(lineA), values.get(lineB)];
    if (a === undefined || b === undefined || [...values.values()].includes(undefined)) return 'unknown';
    if (a !== b) return { criterion, isAhead: a > b };
    const stillTied = group.filter((line) => values.get(line) === a);
    if (stillTied.length < group.length) return compareTied(lineA, lineB, stillTied, order, getValue);
  }
  return 'level';
}
