interface Point {
  x: number;
  y: number;
}

/** The name of a marker, in pixels. */
export interface MarkerName extends Point {
  width: number;
}

/** Positions of a name relative to its marker; maps are drawn from left to right in every language. */
export const nameSides = ['below', 'above', 'after', 'before'] as const;
export type NameSide = (typeof nameSides)[number];

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

function boxAt(side: NameSide, { x, y, width }: MarkerName): Box {
  if (side === 'below' || side === 'above') {
    const top = side === 'below' ? y + markerRadius : y - markerRadius - nameHeight;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + nameHeight };
  }
  const left = side === 'after' ? x + markerRadius : x - markerRadius - width;
  return { left, right: left + width, top: y - nameHeight / 2, bottom: y + nameHeight / 2 };
}

/** Minimum space between a name and the edge of the map. */
const edge = 4;

/**
 * For each name, the first side with room for it, if any: within the map, without covering a marker or a name further
 * up. If two names collide on every side, the lower one is omitted.
 */
export function freeNames(
  names: readonly MarkerName[],
  map: { width: number; height: number },
): (NameSide | undefined)[] {
  const markers = names.map(({ x, y }) => ({
    left: x - markerRadius / 2,
    right: x + markerRadius / 2,
    top: y - markerRadius / 2,
    bottom: y + markerRadius / 2,
  }));
  const shown: Box[] = [];
  const isWithin = ({ left, right, top, bottom }: Box): boolean =>
    left >= edge && right <= map.width - edge && top >= edge && bottom <= map.height - edge;
  const sides = names.map((): NameSide | undefined => undefined);
  const downwards = names.map((name, index) => ({ name, index })).toSorted((one, other) => one.name.y - other.name.y);
  for (const { name, index } of downwards) {
    const isFree = (box: Box): boolean =>
      isWithin(box) &&
      !shown.some((other) => overlap(box, other)) &&
      !markers.some((marker, other) => other !== index && overlap(box, marker));
    const side = nameSides.find((one) => isFree(boxAt(one, name)));
    if (side) shown.push(boxAt(side, name));
    sides[index] = side;
  }
  return sides;
}
