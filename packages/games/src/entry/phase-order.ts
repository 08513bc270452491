/** The order of a round across all its contests, and who advances. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';
import type { Better } from '../marks/mark.ts';
import { poolTable } from '../ranking/pool-table.ts';
import type { PoolTableLine } from '../ranking/pool-table.ts';
import type { PoolMatch } from '../ranking/pool-values.ts';
import { rankResults } from '../ranking/rank-results.ts';

/** A line of a finished contest. */
export interface DoneLine {
  competitor: string;
  rank: number | null;
  isRankEqual: boolean;
  value: number | null;
  irm: string | null;
  wlt: 'W' | 'L' | 'T' | null;
  /** Points of all periods, for sides whose score is periods won. */
  partPoints?: number;
}

export interface DoneContest {
  id: string;
  lines: readonly DoneLine[];
}

export interface RoundLine {
  competitor: string;
  contest: string;
  rank: number | null;
  isRankEqual: boolean;
  /** `Q` by place, `q` by mark. */
  qualification: 'Q' | 'q' | null;
}

/**
 * A round of heats as one list. Those who advance come first: a number of each contest by place, then a number of all
 * others by mark; the rest follow by mark. Two heats with one place each and one mark, `10.9 11.0` and `11.2 11.4`:
 * 10.9, 11.2 and 11.0 advance.
 */
export function roundOrder(
  contests: readonly DoneContest[],
  { byPlace, byMark, better }: { byPlace: number; byMark: number; better: Better },
): RoundLine[] {
  const rows = contests.flatMap(({ id, lines }) =>
    lines.map((line) => ({ ...line, contest: id, competitorId: line.competitor })),
  );
  const ranked = rankResults(rows, { better });
  const placedIds = new Set(
    rows.filter(({ rank }) => rank !== null && rank <= byPlace).map(({ competitor }) => competitor),
  );
  const otherLines = ranked
    .filter(({ line, rank }) => rank !== null && !placedIds.has(line.competitor))
    .slice(0, byMark);
  const byMarks = new Set(otherLines.map(({ line }) => line.competitor));
  const group = ({ competitor }: { competitor: string }): number =>
    placedIds.has(competitor) ? 0 : byMarks.has(competitor) ? 1 : 2;
  return ranked
    .toSorted((a, b) => group(a.line) - group(b.line) || a.sortOrder - b.sortOrder)
    .map(({ line, rank, rankEqual }) => ({
      competitor: line.competitor,
      contest: line.contest,
      rank,
      isRankEqual: rankEqual,
      qualification: placedIds.has(line.competitor) ? 'Q' : byMarks.has(line.competitor) ? 'q' : null,
    }));
}

export interface PoolOrderLine extends PoolTableLine {
  won: number;
  lost: number;
  tied: number;
}

/** The table of a pool from its finished matches. A walkover counts one to nothing. */
export function poolOrder(
  ids: readonly string[],
  matches: readonly DoneContest[],
  rules: Pick<PoolRules, 'win' | 'tie'>,
  order: readonly PoolCriterion[],
): PoolOrderLine[] {
  const met = matches.flatMap(({ lines }): PoolMatch[] => {
    const [home, away] = lines;
    if (!home || !away) return [];
    return [[poolSide(home), poolSide(away)]];
  });
  const count = (id: string, wlt: string): number =>
    matches.filter(({ lines }) => lines.some((line) => line.competitor === id && line.wlt === wlt)).length;
  return poolTable(ids, met, rules, order).map((line) => ({
    ...line,
    won: count(line.id, 'W'),
    lost: count(line.id, 'L'),
    tied: count(line.id, 'T'),
  }));
}

const poolSide = ({ competitor, value, wlt, irm, partPoints }: DoneLine): PoolMatch[0] => ({
  id: competitor,
  score: irm !== null ? 0 : (value ?? Number(wlt === 'W')),
  ...(partPoints !== undefined && { setPoints: partPoints }),
});
