interface Point {
  x: number;
  y: number;
}

/** A name below its marker, in pixels. */
export interface PlacedName extends Point {
  width: number;
}

const nameHeight = 18;
const markerRadius = 14;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** For each name whether there is room for it: it covers no other marker and no name that comes before it. */
export function freeNames(names: readonly PlacedName[]): boolean[] {
  const markers = names.map(({ x, y }) => ({
    left: x - markerRadius / 2,
    right: x + markerRadius / 2,
    top: y - markerRadius / 2,
    bottom: y + markerRadius / 2,
  }));
  const shown: Box[] = [];
  return names.map(({ x, y, width }, index) => {
    const box = {
      left: x - width / 2,
      right: x + width / 2,
      top: y + markerRadius,
      bottom: y + markerRadius + nameHeight,
    };
    const isFree =
      !shown.some((other) => overlap(box, other)) &&
      !markers.some((marker, other) => other !== index && overlap(box, marker));
    if (isFree) shown.push(box);
    return isFree;
  });
}
