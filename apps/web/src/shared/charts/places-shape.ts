import type { PlaceRun } from './places-by-split.ts';

/** A row of the drawing is so high; it is 100 wide. */
export const ROW = 10;
const EDGE = 1.5;

/** A run as the parts of a line: it is broken where a place is not known. Places behind the last row are on one row below it. */
export function pathOf(places: PlaceRun['places'], rows: number): string {
  let path = '';
  places.forEach((place, index) => {
    if (place === undefined) return;
    const isContinued = index > 0 && places[index - 1] !== undefined;
    path += `${isContinued ? 'L' : 'M'}${xOf(index, places.length)} ${yOf(place, rows)}`;
  });
  return path;
}

/** Where on its way a split is drawn. */
export const xOf = (index: number, count: number): number =>
  Math.round((EDGE + (index / (count - 1)) * (100 - 2 * EDGE)) * 100) / 100;

const yOf = (place: number, rows: number): number => (Math.min(place, rows + 1) - 0.5) * ROW;

/** Whether somebody was farther back than the drawing has rows for those in it. */
export const hasFartherBack = (runs: readonly Pick<PlaceRun, 'places'>[]): boolean =>
  runs.some(({ places }) => places.some((place) => place !== undefined && place > runs.length));
