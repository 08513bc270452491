import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { snakeGroup } from './round-robin.ts';

export interface DrawnHeat {
  number: number;
  lanes: { lane: number; entrant: string }[];
}

export interface DrawnHeats {
  heats: DrawnHeat[];
  /**
   * Number of competitors of each heat who reach the final by place, and number of others by mark; null if there is
   * only a final.
   */
  toFinal: { byPlace: number; byMark: number } | null;
}

/** Lanes in order of preference, from the middle: of eight 4, 5, 3, 6, 2, 7, 1, 8. */
export function lanesFromMiddle(lanes: number): number[] {
  const middle = Math.ceil(lanes / 2);
  return Array.from({ length: lanes }, (_, index) => (index % 2 === 0 ? middle - index / 2 : middle + (index + 1) / 2));
}

/**
 * Draws as few heats as the lanes allow. Sizes differ by at most one; the best seeds are in different heats and in
 * the middle lanes.
 */
export function drawHeats(
  entrants: readonly DrawEntrant[],
  { lanes, chance }: { lanes: number; chance: Chance },
): DrawnHeats {
  const order = drawOrder(entrants, chance);
  const count = Math.max(1, Math.ceil(order.length / lanes));
  const inOrder = lanesFromMiddle(lanes);
  const heats = Array.from({ length: count }, (_, heat) => ({
    number: heat + 1,
    lanes: order
      .filter((_, place) => snakeGroup(place, count) === heat)
      .map(({ id }, index) => ({ lane: inOrder[index]!, entrant: id }))
      .sort((a, b) => a.lane - b.lane),
  }));
  return { heats, toFinal: count === 1 ? null : placesInFinal(count, Math.min(lanes, order.length)) };
}

/** Number of competitors of each heat who reach the final by place, and number of all others by mark. */
export function placesInFinal(heats: number, finalists: number): { byPlace: number; byMark: number } {
  const byPlace = Math.floor(finalists / (heats * 2)) || (heats <= finalists ? 1 : 0);
  return { byPlace, byMark: finalists - byPlace * heats };
}
