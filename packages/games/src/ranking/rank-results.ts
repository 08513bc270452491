import { canonicalIrm, irmOrder } from '../marks/irm.ts';
import type { Better } from '../marks/mark.ts';
import { compareKeys } from '../model/compare-keys.ts';

export interface RankableLine {
  /** Orders equal lines without changing their rank; the same in every message. */
  competitorId: string;
  /** Comparable value of the mark; null while there is none. */
  value: number | null;
  irm?: string | null;
  /** Further values that separate equal marks, in the same direction: the second best attempt, then the third. */
  countback?: readonly number[];
}

export interface RankedLine<Line extends RankableLine> {
  line: Line;
  rank: number | null;
  rankEqual: boolean;
  sortOrder: number;
}

/**
 * Ranks lines by value: equal lines share a rank and the next is skipped (1, 1, 3). Then follow lines ranked as last,
 * lines without a mark and lines with an IRM; the last two are unranked. The order of arrival changes nothing.
 */
export function rankResults<Line extends RankableLine>(
  lines: readonly Line[],
  { better }: { better: Better },
): RankedLine<Line>[] {
  const compare = (a: Line, b: Line) => compareStanding(a, b, better);
  const sorted = lines.toSorted((a, b) => compare(a, b) || compareKeys(a.competitorId, b.competitorId));
  const ranked: RankedLine<Line>[] = [];
  for (const [index, line] of sorted.entries()) {
    const previous = ranked[index - 1];
    const isRanked = rankGroup(line) <= groups.lastPlaced;
    const rankEqual =
      isRanked && [sorted[index - 1], sorted[index + 1]].some((next) => next && compare(line, next) === 0);
    const isTied = previous !== undefined && compare(previous.line, line) === 0;
    const rank = isTied ? previous.rank : index + 1;
    ranked.push({ line, rank: isRanked ? rank : null, rankEqual, sortOrder: index + 1 });
  }
  return ranked;
}

/** `lastPlaced`: the IRM `RAL` (ranked as last) keeps a rank. */
const groups = { placed: 0, lastPlaced: 1, noMark: 2, irm: 3 } as const;

function rankGroup(line: RankableLine): number {
  const irm = canonicalIrm(line.irm);
  if (irm === 'RAL') return groups.lastPlaced;
  if (irm !== null) return groups.irm;
  return line.value === null ? groups.noMark : groups.placed;
}

/** Zero for equal lines. */
function compareStanding(a: RankableLine, b: RankableLine, better: Better): number {
  const group = rankGroup(a);
  if (group !== rankGroup(b)) return group - rankGroup(b);
  if (group === groups.irm)
    return irmOrder(a.irm) - irmOrder(b.irm) || compareKeys(canonicalIrm(a.irm)!, canonicalIrm(b.irm)!);
  if (group !== groups.placed) return 0;
  const mine = [a.value!, ...(a.countback ?? [])];
  const otherValues = [b.value!, ...(b.countback ?? [])];
  for (let place = 0; place < Math.max(mine.length, otherValues.length); place += 1) {
    const difference = compareValues(mine[place], otherValues[place], better);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareValues(a: number | undefined, b: number | undefined, better: Better): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return better === 'lower' ? a - b : b - a;
}
