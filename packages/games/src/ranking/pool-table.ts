/** The table of a pool, made from its matches. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import { compareKeys } from '../model/compare-keys.ts';
import { valuesIn } from './pool-values.ts';
import type { PoolLine, PoolMatch, ValueOf } from './pool-values.ts';

export interface PoolTableLine extends Required<PoolLine> {
  /** Nothing parts it from another: both share the place. */
  isEqual: boolean;
}

/**
 * Ranks those of a pool by points, then by one of the sport's orders: the first criterion in which not all who are level
 * are equal parts them, and for those who still are it begins again. Handball, 2 points a win: A and B on 4 points, A has won
 * their match, so `1 A, 2 B` whatever the goals. Who is level in everything shares the place, and the next skips.
 *
 * @param ids of all in the pool, also of those who have not played
 */
export function poolTable(
  ids: readonly string[],
  matches: readonly PoolMatch[],
  { win, tie }: Pick<PoolRules, 'win' | 'tie'>,
  order: readonly PoolCriterion[],
): PoolTableLine[] {
  const lines = ids.toSorted(compareKeys).map((id): Omit<PoolTableLine, 'rank' | 'isEqual'> => {
    const own = matches.flatMap(([one, other]) =>
      one.id === id ? [[one.score, other.score] as const] : other.id === id ? [[other.score, one.score] as const] : [],
    );
    return {
      id,
      played: own.length,
      points: own.reduce((sum, [mine, theirs]) => sum + (mine > theirs ? win : mine === theirs ? tie : 0), 0),
      for: own.reduce((sum, [mine]) => sum + mine, 0),
      against: own.reduce((sum, [, theirs]) => sum + theirs, 0),
    };
  });
  const unranked = lines.map((line): PoolTableLine => ({ ...line, rank: '', isEqual: false }));
  const valueOf = valuesIn(matches, { win, tie });
  const groups = parted(unranked, ({ points }) => points).flatMap((level) => rankLevel(level, order, valueOf));
  let place = 1;
  return groups.flatMap((group) => {
    const rank = String(place);
    place += group.length;
    return group.map((line) => ({ ...line, rank, isEqual: group.length > 1 }));
  });
}

/** Those level on points in groups that nothing parts any more, the first one ahead. */
function rankLevel(
  group: readonly PoolTableLine[],
  order: readonly PoolCriterion[],
  valueOf: ValueOf,
): (readonly PoolTableLine[])[] {
  for (const criterion of group.length > 1 ? order : []) {
    // Of a match between them that is missing nothing can be said.
    const groups = parted(group, (line) => valueOf(criterion, line, group) ?? 0);
    if (groups.length > 1) return groups.flatMap((one) => rankLevel(one, order, valueOf));
  }
  return [group];
}

/** The most first. */
function parted<Line>(lines: readonly Line[], valueOf: (line: Line) => number): Line[][] {
  return [...Map.groupBy(lines, valueOf)].toSorted(([one], [other]) => other - one).map(([, group]) => group);
}
