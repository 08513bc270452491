/** The table of a pool, computed from its matches. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import { compareKeys } from '../model/compare-keys.ts';
import { concededScore, createValueOf, matchOutcome } from './pool-values.ts';
import type { PoolCount, PoolMatch, ValueOf } from './pool-values.ts';

type RankedLine<Line> = Line & {
  rank: string;
  /** Equal to another line on every criterion: both share the place. */
  isEqual: boolean;
};
export type PoolTableLine = RankedLine<Required<PoolCount>>;

/**
 * The table of a pool, from its matches only.
 *
 * @param ids every side of the pool, including those that have not played
 * @param byes sides that had a bye, once for each: it counts as a win without a match
 */
export function poolTable(
  ids: readonly string[],
  matches: readonly PoolMatch[],
  rules: Pick<PoolRules, 'win' | 'tie'>,
  order: readonly PoolCriterion[],
  byes: readonly string[] = [],
): PoolTableLine[] {
  const lines = ids.map((id): Required<PoolCount> => {
    const own = matches.flatMap(([home, away]) =>
      home.id === id ? [[home, away] as const] : away.id === id ? [[away, home] as const] : [],
    );
    const points = { W: rules.win, T: rules.tie, L: 0 };
    return {
      id,
      played: own.length,
      points: own.reduce(
        (sum, [mine, theirs]) => sum + points[matchOutcome(mine, theirs)],
        byes.filter((bye) => bye === id).length * rules.win,
      ),
      for: own.reduce((sum, [mine]) => sum + mine.score, 0),
      against: own.reduce((sum, [mine, theirs]) => sum + concededScore(mine, theirs).score, 0),
    };
  });
  return rankPool(lines, matches, rules, order, byes.length === 0);
}

/**
 * Ranks the sides of a pool by points, then by one of the sport's orders: the first criterion that separates level
 * sides does so, and for those still level the order starts again. Handball, 2 points a win: A and B on 4 points, A
 * has won their match, so `1 A, 2 B` whatever the goals. Sides equal on every criterion share a place, and the next
 * is skipped.
 *
 * @param isByDifference while matches are missing, the difference separates sides that no criterion can compare; not in
 *   a Swiss tournament, where byes are points without a match
 */
export function rankPool<Line extends PoolCount>(
  lines: readonly Line[],
  matches: readonly PoolMatch[],
  { win, tie }: Pick<PoolRules, 'win' | 'tie'>,
  order: readonly PoolCriterion[],
  isByDifference = true,
): RankedLine<Line>[] {
  const getValue = createValueOf(lines, matches, { win, tie });
  const sorted = lines.toSorted((a, b) => compareKeys(a.id, b.id));
  const groups = groupByValue(sorted, ({ points }) => points)
    .flatMap((level) => rankTied(level, order, getValue))
    .flatMap((group) => (isByDifference ? splitOpen(group, order, getValue) : [group]));
  let place = 1;
  return groups.flatMap((group) => {
    const rank = String(place);
    place += group.length;
    return group.map((line) => ({ ...line, rank, isEqual: group.length > 1 }));
  });
}

/** Splits sides level on points into groups that no criterion separates further, the best first. */
function rankTied<Line extends PoolCount>(
  group: readonly Line[],
  order: readonly PoolCriterion[],
  getValue: ValueOf,
): (readonly Line[])[] {
  for (const criterion of group.length > 1 ? order : []) {
    const values = new Map(group.map((line) => [line, getValue(criterion, line, group)]));
    // A missing match between them leaves the criterion undecided for all.
    if ([...values.values()].includes(undefined)) continue;
    const groups = groupByValue(group, (line) => values.get(line)!);
    if (groups.length > 1) return groups.flatMap((group) => rankTied(group, order, getValue));
  }
  return [group];
}

/** Splits sides by the difference that the table shows, if a criterion cannot compare them yet: a match is missing. */
function splitOpen<Line extends PoolCount>(
  group: readonly Line[],
  order: readonly PoolCriterion[],
  getValue: ValueOf,
): (readonly Line[])[] {
  const isOpen =
    new Set(group.map(({ played }) => played)).size > 1 &&
    order.some((criterion) => group.some((line) => getValue(criterion, line, group) === undefined));
  return isOpen ? groupByValue(group, (line) => (line.for ?? 0) - (line.against ?? 0)) : [group];
}

/** Groups by value, the highest first. */
function groupByValue<Line>(lines: readonly Line[], getValue: (line: Line) => number): Line[][] {
  return [...Map.groupBy(lines, getValue)].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}
