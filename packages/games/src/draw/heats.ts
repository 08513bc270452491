import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { snakeGroup } from './round-robin.ts';
import { separateDelegations } from './separate-delegations.ts';

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

/** No track or pool has more lanes. A larger number only limits the starters, who follow each other in an order. */
const mostLanes = 12;

/** Competitors start one after another, as in the long jump. */
export const isInOrder = (lanes: number): boolean => lanes > mostLanes;

/** Lanes in order of preference. An order has no gaps: of three starters, 2, 3, 1. */
export const preferredLanes = (lanes: number, starters: number): number[] =>
  lanesFromMiddle(isInOrder(lanes) ? starters : lanes);

/**
 * Draws as few heats as the lanes allow. Sizes differ by at most one; the best seeds are in different heats and in
 * the middle lanes. Each delegation is spread over the heats evenly: entrants of one row of the snake exchange their
 * heats for that.
 */
export function drawHeats(
  entrants: readonly DrawEntrant[],
  { lanes, chance }: { lanes: number; chance: Chance },
): DrawnHeats {
  const order = drawOrder(entrants, chance);
  const count = Math.max(1, Math.ceil(order.length / lanes));
  const rows = Array.from({ length: Math.ceil(order.length / count) }, (): (DrawEntrant | undefined)[] => []);
  for (const [place, entrant] of order.entries()) rows[Math.floor(place / count)]![snakeGroup(place, count)] = entrant;
  const heats = separateDelegations(rows, count).map((heat, index) => laneHeat(heat, index + 1, lanes));
  return { heats, toFinal: count === 1 ? null : placesInFinal(count, Math.min(lanes, order.length)) };
}

/** A heat whose entrants, the best first, run in the lanes from the middle. */
export function laneHeat(entrants: readonly DrawEntrant[], number: number, lanes: number): DrawnHeat {
  const preferred = preferredLanes(lanes, entrants.length);
  return {
    number,
    lanes: entrants
      .map(({ id }, index) => ({ lane: preferred[index]!, entrant: id }))
      .toSorted((a, b) => a.lane - b.lane),
  };
}

/** Number of competitors of each heat who reach the final by place, and number of all others by mark. */
export function placesInFinal(heats: number, finalists: number): { byPlace: number; byMark: number } {
  const byPlace = Math.floor(finalists / (heats * 2)) || (heats <= finalists ? 1 : 0);
  return { byPlace, byMark: finalists - byPlace * heats };
}
