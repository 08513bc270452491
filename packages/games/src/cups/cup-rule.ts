import type { DisciplineCode } from '../model/ids.ts';
import type { Division, Gender } from '../model/vocabulary.ts';

/** Points of tied competitors: each those of the place, or an equal share of the points of all places that they take. */
type CupTies = 'full' | 'shared';

/** Rule by which a cup gives points for places. Fields that are left out do not restrict. */
export interface CupRule {
  /** Points by place, those of the first place first. Later places score nothing. */
  points: readonly number[];
  /** The same for events in which teams or pairs compete; `points` if absent. */
  teamPoints?: readonly number[];
  ties: CupTies;
  /** Number of places of one event that count for the same delegation. */
  scorers?: number;
  /** Places below one that does not score move up. */
  movesUp: boolean;
  /** Sports that count, by our codes: `SWM`. */
  disciplines?: ReadonlySet<DisciplineCode>;
  gender?: Gender;
  division?: Division;
  /** Factors of the points by sport; 1 for all others. */
  weights: ReadonlyMap<DisciplineCode, number>;
}

/** The longest list of points, and the most points of a place. */
export const maxScoredPlaces = 64;
export const maxPlacePoints = 10_000;

/**
 * Reads points by place: `13 10 8 7 6 5 4 3`, also with semicolons, or commas between whole numbers. Numbers may have
 * two decimals, with a point or a comma: `4,5; 3; 1`.
 *
 * @returns undefined if the text is not a list of 1 to 64 numbers from 0 to 10000 of which none exceeds the one before
 */
export function parsePlacePoints(text: string): number[] | undefined {
  const trimmed = text.trim();
  const separator = /[\s;]/u.test(trimmed) ? /(?:\s*;\s*|\s*,\s+|\s+)/u : /,/u;
  const points = trimmed
    .split(separator)
    .map((part) => (/^\d{1,5}(?:[.,]\d{1,2})?$/u.test(part) ? toNumber(part) : -1));
  const isFalling = points.every((value, index) => value >= 0 && value <= (points[index - 1] ?? maxPlacePoints));
  return isFalling && points.length <= maxScoredPlaces && points[0]! > 0 ? points : undefined;
}

const toNumber = (part: string): number => Number(part.replace(',', '.'));
