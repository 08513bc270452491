interface Point {
  x: number;
  y: number;
}

/** Markers closer than this (pixels) would cover each other, or leave no room for a finger. */
const near = 26;

/**
 * Groups markers that would cover each other. Each marker joins the first group with a member near it.
 *
 * @returns the indexes of the markers of each group, in the order of their first markers
 */
export function clustersOf(points: readonly Point[]): number[][] {
  const groups: number[][] = [];
  points.forEach((point, index) => {
    const group = groups.find((members) =>
      members.some((member) => Math.hypot(points[member]!.x - point.x, points[member]!.y - point.y) < near),
    );
    if (group) group.push(index);
    else groups.push([index]);
  });
  return groups;
}
