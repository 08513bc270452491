import { levelPoints } from '@podium/contract';
import type { UserType } from '@podium/contract';

/** Number of people of a type with the same points. */
export interface PointsCount {
  type: UserType;
  points: number;
  count: number;
}

interface Ladder {
  /** In descending order. */
  points: number[];
  /** Number of people above each of these points. */
  above: number[];
  total: number;
}

/** Positions by points: equal points share a position, and the next position is skipped (1, 1, 3). */
export class Standings {
  readonly #all: Ladder;
  readonly #ofType = new Map<UserType, Ladder>();

  constructor(counts: readonly PointsCount[]) {
    this.#all = buildLadder(counts);
    for (const type of new Set(counts.map((count) => count.type)))
      this.#ofType.set(type, buildLadder(counts.filter((count) => count.type === type)));
  }

  /** Position for a number of points, among all people or one user type. */
  positionOf(points: number, type?: UserType): number {
    return aboveIn(this.#ladder(type), points) + 1;
  }

  total({ type, isNonzero }: { type?: UserType; isNonzero: boolean }): number {
    const ladder = this.#ladder(type);
    return isNonzero ? aboveIn(ladder, 0) : ladder.total;
  }

  /** The points of the line at an offset, and the number of lines above these points. */
  stepAt(offset: number, type?: UserType): { points: number; above: number } | undefined {
    const { points, above, total } = this.#ladder(type);
    if (offset >= total) return undefined;
    const index = firstIndex(above.length, (at) => above[at]! > offset) - 1;
    return { points: points[index]!, above: above[index]! };
  }

  #ladder(type: UserType | undefined): Ladder {
    return type === undefined ? this.#all : (this.#ofType.get(type) ?? none);
  }
}

const none: Ladder = { points: [], above: [], total: 0 };

function buildLadder(counts: readonly PointsCount[]): Ladder {
  const byPoints = new Map<number, number>();
  for (const { points, count } of counts) byPoints.set(points, (byPoints.get(points) ?? 0) + count);
  const ladder: Ladder = { points: [], above: [], total: 0 };
  for (const [points, count] of [...byPoints].toSorted(([a], [b]) => b - a)) {
    ladder.points.push(points);
    ladder.above.push(ladder.total);
    ladder.total += count;
  }
  return ladder;
}

/** Number of people with more points than `than`. */
function aboveIn({ points, above, total }: Ladder, than: number): number {
  const index = firstIndex(points.length, (middle) => points[middle]! <= than);
  return above[index] ?? total;
}

/** Binary search for the first index at which a monotonic condition holds; the length if it never does. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Level and progress: `pointsLevel(23_400)` is level 2 with 3,400 of 10,000 points. */
export function pointsLevel(points: number): { level: number; progress: { points: number; of: number } } {
  const counted = Math.max(0, points);
  return {
    level: Math.floor(counted / levelPoints),
    progress: { points: counted % levelPoints, of: levelPoints },
  };
}
