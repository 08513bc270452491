import type { Award } from './award.ts';
import { compareKeys } from '../model/compare-keys.ts';
import type { OrganisationCode } from '../model/ids.ts';
import { isCounted, isWon } from './counted-awards.ts';

export interface MedalOrganisation {
  name: string;
  /** Alphabetical sort key; defaults to the name. */
  sortKey?: string;
  /** False for neutral athletes, who are listed without a rank. */
  isRanked: boolean;
}

export interface MedalTotals {
  gold: number;
  silver: number;
  bronze: number;
  total: number;
}

export interface MedalCount extends MedalTotals {
  rank: number | null;
  organisation: OrganisationCode;
}

export interface MedalTable {
  rows: MedalCount[];
  awarded: MedalTotals;
}

export const medalSorts = ['gold', 'total'] as const;
export type MedalSort = (typeof medalSorts)[number];

export interface MedalTableOptions {
  sort: MedalSort;
  organisations: ReadonlyMap<OrganisationCode, MedalOrganisation>;
}

/**
 * Counts medals by organisation (D03), without exhibition events: by gold, silver, bronze, then name. Equal counts
 * share a rank and the next is skipped (1, 1, 3); if sorted by total, equal totals share. Unranked organisations use
 * up no rank.
 */
export function medalTable(awards: readonly Award[], options: MedalTableOptions): MedalTable {
  return countAwards(
    awards.filter((award) => isCounted(award)),
    options,
  );
}

/** The same table for exhibition events only: `exhibitionTable(awards, { sort: 'gold', organisations })`. */
export function exhibitionTable(awards: readonly Award[], options: MedalTableOptions): MedalTable {
  return countAwards(
    awards.filter((award) => award.isExhibition && isWon(award)),
    options,
  );
}

function countAwards(awards: readonly Award[], { sort, organisations }: MedalTableOptions): MedalTable {
  const counts = new Map<OrganisationCode, MedalTotals>();
  const awarded = noMedals();
  for (const { organisation, medal } of awards) {
    if (organisation === null) continue;
    const count = counts.get(organisation) ?? noMedals();
    counts.set(organisation, count);
    for (const totals of [count, awarded]) {
      totals[medal] += 1;
      totals.total += 1;
    }
  }
  const sortName = (code: OrganisationCode) =>
    organisations.get(code)?.sortKey ?? organisations.get(code)?.name ?? code;
  const rows = [...counts].map(([organisation, count]): MedalCount =>
    Object.assign({ rank: null, organisation }, count),
  );
  rows.sort(
    (a, b) =>
      (sort === 'total' ? b.total - a.total : 0) ||
      b.gold - a.gold ||
      b.silver - a.silver ||
      b.bronze - a.bronze ||
      compareKeys(sortName(a.organisation), sortName(b.organisation)) ||
      compareKeys(a.organisation, b.organisation),
  );
  const ranked = rows.filter(({ organisation }) => organisations.get(organisation)?.isRanked ?? true);
  for (const [index, row] of ranked.entries()) {
    const previous = ranked[index - 1];
    row.rank = previous && isLevel(previous, row, sort) ? previous.rank : index + 1;
  }
  return { rows, awarded };
}

function isLevel(a: MedalTotals, b: MedalTotals, sort: MedalSort): boolean {
  if (sort === 'total') return a.total === b.total;
  return a.gold === b.gold && a.silver === b.silver && a.bronze === b.bronze;
}

function noMedals(): MedalTotals {
  return { gold: 0, silver: 0, bronze: 0, total: 0 };
}
