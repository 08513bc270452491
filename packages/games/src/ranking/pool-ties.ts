/** Why one of those who are level on points stands before another. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import { valuesIn } from './pool-values.ts';
import type { PoolLine, PoolMatch, ValueOf } from './pool-values.ts';

/** The order of two by one of a sport's orders: what parts them and whether the first is ahead. */
type Parting = { criterion: PoolCriterion; isAhead: boolean } | 'level' | 'unknown';

/**
 * By what each line is ahead of the next one, where they are level on points: `{ A: 'difference' }`. Nothing is said that
 * the matches do not make certain: an order that the table contradicts is not the one it is played by, and all that are
 * left must give the same reason.
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
  const valueOf = valuesIn(matches, { win, tie });
  const readings = orders
    .map((order) =>
      pairs.map(([ahead, behind]) =>
        partingOf(
          ahead,
          behind,
          lines.filter(({ points }) => points === ahead.points),
          order,
          valueOf,
        ),
      ),
    )
    .filter((reading) => reading.every((parting, index) => agrees(parting, pairs[index]!)));
  const reasons = new Map<string, PoolCriterion>();
  for (const [index, [{ id }]] of pairs.entries()) {
    const [first, ...others] = readings.map((reading) => reasonOf(reading[index]!));
    if (first !== undefined && others.every((other) => other === first)) reasons.set(id, first);
  }
  return reasons;
}

const reasonOf = (parting: Parting): PoolCriterion | undefined =>
  typeof parting === 'object' ? parting.criterion : undefined;

/** Who shares a place is not parted; who is parted stands in that order. */
function agrees(parting: Parting, [{ rank }, { rank: next }]: readonly [PoolLine, PoolLine]): boolean {
  return typeof parting === 'string' || (parting.isAhead && rank !== next);
}

/** The first criterion in which not all of a group are equal parts it; for those who still are, it begins again. */
function partingOf(
  one: PoolLine,
  other: PoolLine,
  group: readonly PoolLine[],
  order: readonly PoolCriterion[],
  valueOf: ValueOf,
): Parting {
  for (const criterion of order) {
    const values = new Map(group.map((line) => [line, valueOf(criterion, line, group)]));
    const [a, b] = [values.get(one), values.get(other)];
    if (a === undefined || b === undefined || [...values.values()].includes(undefined)) return 'unknown';
    if (a !== b) return { criterion, isAhead: a > b };
    const still = group.filter((line) => values.get(line) === a);
    if (still.length < group.length) return partingOf(one, other, still, order, valueOf);
  }
  return 'level';
}
