import { compareKeys } from '../model/compare-keys.ts';

export interface AwardLine {
  medal: string;
  competitor: string;
}

/** A version of an event's medal list. */
export interface AwardList {
  version: number;
  /** Sorts by time within a version. */
  stamp: string;
  awards: readonly AwardLine[];
}

export interface AwardHistory<List extends AwardList> {
  /** Lists with an award that was not official before: one correction each, oldest first. */
  changes: List[];
  /** Set while published medals are missing: the list since which they are missing, and the medals. */
  withdrawal?: { list: List; awards: AwardLine[] };
}

/**
 * Corrections and withdrawals, derived from the official medal lists of an event.
 * A list that loses awards and regains them, at once or in steps, reports nothing. If it comes back with other awards,
 * that is one correction of the list before the gap; if awards stay missing, that is a withdrawal.
 * Gold A, silver B; then gold A alone; then gold A, silver C: one correction, by the third list.
 * @param versions in any order
 * @param now the current list; without awards if it was retracted
 */
export function awardHistory<List extends AwardList>(versions: readonly List[], now: List): AwardHistory<List> {
  const changes: List[] = [];
  /** The last list that was at least as long as its predecessor. */
  let fullCounts: Counts | undefined;
  /** Awards published as official since that list. */
  let previousCounts: Counts = new Map();
  let withdrawal: AwardHistory<List>['withdrawal'];
  const inOrder = versions.toSorted((a, b) => a.version - b.version || compareKeys(a.stamp, b.stamp));
  for (const list of [...inOrder, now]) {
    const counts = countAwards(list.awards);
    if (fullCounts === undefined) {
      // An official list without medals is not yet something to correct.
      if (counts.size > 0) fullCounts = previousCounts = counts;
      continue;
    }
    const isWhole = countTotal(counts) >= countTotal(fullCounts);
    const isNew = awardsMissingFrom(union(fullCounts, previousCounts), counts).length > 0;
    if (isNew || (isWhole && awardsMissingFrom(counts, previousCounts).length > 0)) {
      changes.push(list);
      previousCounts = counts;
    } else previousCounts = union(previousCounts, counts);
    if (isWhole) fullCounts = previousCounts = counts;
    const missing = awardsMissingFrom(counts, previousCounts);
    if (missing.length === 0) withdrawal = undefined;
    else if (withdrawal === undefined || !isSame(withdrawal.awards, missing)) withdrawal = { list, awards: missing };
  }
  return { changes, withdrawal };
}

/** Number of occurrences of each award in a list: the same medal for the same competitor twice is two awards. */
type Counts = Map<string, { award: AwardLine; count: number }>;

function countAwards(awards: readonly AwardLine[]): Counts {
  const counts: Counts = new Map();
  for (const award of awards) {
    const key = `${award.medal} ${award.competitor}`;
    counts.set(key, { award, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return counts;
}

function countTotal(counts: Counts): number {
  return [...counts.values()].reduce((sum, { count }) => sum + count, 0);
}

function union(a: Counts, b: Counts): Counts {
  const merged: Counts = new Map(a);
  for (const [key, entry] of b) if (entry.count > (merged.get(key)?.count ?? 0)) merged.set(key, entry);
  return merged;
}

/** Expected awards that a list does not contain. */
function awardsMissingFrom(list: Counts, expected: Counts): AwardLine[] {
  return [...expected].flatMap(([key, { award, count }]) =>
    Array.from({ length: Math.max(0, count - (list.get(key)?.count ?? 0)) }, () => award),
  );
}

function isSame(a: readonly AwardLine[], b: readonly AwardLine[]): boolean {
  return a.length === b.length && awardsMissingFrom(countAwards(a), countAwards(b)).length === 0;
}
