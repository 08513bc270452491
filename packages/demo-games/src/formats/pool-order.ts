import type { PoolRules, Unit } from '../model.ts';
import type { PoolRow } from './pools.ts';

type Criterion = (row: PoolRow, group: readonly PoolRow[]) => number;

/**
 * Orders a pool by points. Those who are level are parted by the matches between them (points, difference, scores) and by
 * all matches (difference, scores), in the order of the competition's rules; who is level in all of it shares the place.
 */
export function orderPool(rows: readonly PoolRow[], played: readonly Unit[], rules: PoolRules): PoolRow[] {
  const met = metCriteria(played, rules);
  const all: Criterion[] = [(row) => row.for - row.against, (row) => row.for];
  const criteria = [
    (row: PoolRow) => row.points,
    ...(rules.tieBreak === 'met-first' ? [...met, ...all] : [...all, ...met]),
  ];
  const ordered: PoolRow[] = [];
  for (const group of partGroup(rows, criteria)) {
    const rank = ordered.length + 1;
    for (const row of group) ordered.push(Object.assign(row, { rank, rankEqual: group.length > 1 }));
  }
  return ordered;
}

/** The first criterion in which not all are equal parts a group; inside each part it begins again. */
function partGroup(group: readonly PoolRow[], criteria: readonly Criterion[]): PoolRow[][] {
  if (group.length < 2) return [[...group]];
  for (const criterion of criteria) {
    const parts = Map.groupBy(group, (row) => criterion(row, group));
    if (parts.size < 2) continue;
    return [...parts].sort(([a], [b]) => b - a).flatMap(([, part]) => partGroup(part, criteria));
  }
  return [[...group]];
}

function metCriteria(played: readonly Unit[], rules: PoolRules): Criterion[] {
  const lines = (row: PoolRow, group: readonly PoolRow[]) =>
    played.flatMap((unit) => {
      const own = unit.lines.find((line) => line.competitor === row.competitor);
      const other = unit.lines.find((line) => line !== own);
      return own && other && group.some(({ competitor }) => competitor === other.competitor) ? [{ own, other }] : [];
    });
  const sum =
    (of: (own: Unit['lines'][number], other: Unit['lines'][number]) => number): Criterion =>
    (row, group) =>
      lines(row, group).reduce((total, { own, other }) => total + of(own, other), 0);
  const points = { W: rules.win, T: rules.tie, L: rules.loss };
  return [
    sum((own) => points[own.wlt!]),
    sum((own, other) => (own.scored ?? 0) - (other.scored ?? 0)),
    sum((own) => own.scored ?? 0),
  ];
}
