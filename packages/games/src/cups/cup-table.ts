import { compareKeys } from '../model/compare-keys.ts';

export interface CupScore {
  /** Code of the delegation, or id of the team of delegations. */
  side: string;
  place: number;
  points: number;
}

export interface CupSide {
  /** Alphabetical sort key. */
  sortKey: string;
  /** False for those who are listed without a rank. */
  isRanked: boolean;
}

export interface CupCount {
  rank: number | null;
  side: string;
  /** Sum, in points with two decimals at most. */
  points: number;
  /** Number of first, second and third places, and so on, up to the eighth. */
  places: readonly number[];
}

const countedPlaces = 8;

/**
 * The table of a cup: by points, then by the number of first places, of second places and so on up to the eighth, then
 * by name. Those who are level in all of these share a rank and the next is skipped.
 */
export function cupTable(scores: readonly CupScore[], sides: ReadonlyMap<string, CupSide>): CupCount[] {
  const rows = [...Map.groupBy(scores, ({ side }) => side)].map(([side, own]): CupCount => ({
    rank: null,
    side,
    points: sumOfPoints(own),
    places: Array.from({ length: countedPlaces }, (_, index) => own.filter(({ place }) => place === index + 1).length),
  }));
  const sortKey = (side: string) => sides.get(side)?.sortKey ?? side;
  rows.sort(
    (a, b) => compareCounts(a, b) || compareKeys(sortKey(a.side), sortKey(b.side)) || compareKeys(a.side, b.side),
  );
  const ranked = rows.filter(({ side }) => sides.get(side)?.isRanked ?? true);
  for (const [index, row] of ranked.entries()) {
    const previous = ranked[index - 1];
    row.rank = previous && compareCounts(previous, row) === 0 ? previous.rank : index + 1;
  }
  return rows;
}

/** Sum in hundredths, so that shared points add up exactly. */
export const sumOfPoints = (scores: readonly Pick<CupScore, 'points'>[]): number =>
  scores.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100;

function compareCounts(a: CupCount, b: CupCount): number {
  if (a.points !== b.points) return b.points - a.points;
  for (const [index, count] of a.places.entries()) if (count !== b.places[index]) return b.places[index]! - count;
  return 0;
}
