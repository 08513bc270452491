import { levelPoints } from '@podium/contract';
import type { UserType } from '@podium/contract';

/** How many people of a type have so many points. */
export interface PointsCount {
  type: UserType;
  points: number;
  count: number;
}

interface Ladder {
  /** Falling. */
  points: number[];
  /** How many stand above each of these. */
  above: number[];
  total: number;
}

/** Positions by points: equal points share one, and the next is skipped (1, 1, 3). */
export class Standings {
  readonly #all: Ladder;
  readonly #ofType = new Map<UserType, Ladder>();

  constructor(counts: readonly PointsCount[]) {
    this.#all = ladderOf(counts);
    for (const type of new Set(counts.map((count) => count.type)))
      this.#ofType.set(type, ladderOf(counts.filter((count) => count.type === type)));
  }

  /** Position for a number of points, among all or among one user type. */
  positionOf(points: number, type?: UserType): number {
    return aboveIn(this.#ladder(type), points) + 1;
  }

  /** How many are in the list. */
  total({ type, isNonzero }: { type?: UserType; isNonzero: boolean }): number {
    const ladder = this.#ladder(type);
    return isNonzero ? aboveIn(ladder, 0) : ladder.total;
  }

  /** The points at which the line at an offset stands, and how many lines of the list stand above these points. */
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

function ladderOf(counts: readonly PointsCount[]): Ladder {
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

/** How many have more than so many points. */
function aboveIn({ points, above, total }: Ladder, than: number): number {
  const index = firstIndex(points.length, (at) => points[at]! <= than);
  return above[index] ?? total;
}

/** The first index at which a condition holds that holds from then on; the length where it never does. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** `levelOf(23_400)` is level 2 with 3,400 of 10,000 points. */
export function levelOf(points: number): { level: number; progress: { points: number; of: number } } {
  const counted = Math.max(0, points);
  return {
    level: Math.floor(counted / levelPoints),
    progress: { points: counted % levelPoints, of: levelPoints },
  };
}
