import type { PlaceRun } from './places-by-split.ts';

/** Height of a row; the drawing is 100 wide. */
export const ROW = 10;
const EDGE = 1.5;

/**
 * The SVG path of a run, interrupted where a place is unknown. Places behind the last row are drawn on one row below
 * it.
 */
export function pathOf(places: PlaceRun['places'], rows: number): string {
  let path = '';
  places.forEach((place, index) => {
    if (place === undefined) return;
    const isContinued = index > 0 && places[index - 1] !== undefined;
    path += `${isContinued ? 'L' : 'M'}${splitX(index, places.length)} ${placeY(place, rows)}`;
  });
  return path;
}

/** Horizontal position of a split. */
export const splitX = (index: number, count: number): number =>
  Math.round((EDGE + (index / (count - 1)) * (100 - 2 * EDGE)) * 100) / 100;

const placeY = (place: number, rows: number): number => (Math.min(place, rows + 1) - 0.5) * ROW;

/** Returns whether a run was ever behind the last row of the chart. */
export const hasFartherBack = (runs: readonly Pick<PlaceRun, 'places'>[]): boolean =>
  runs.some(({ places }) => places.some((place) => place !== undefined && place > runs.length));
