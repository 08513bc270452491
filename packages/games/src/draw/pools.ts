import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { roundRobin, snakeGroup } from './round-robin.ts';

export interface DrawnPool {
  /** A, B, C. */
  letter: string;
  entrants: string[];
  /** Matches in order of play: round, home, away. */
  matches: { round: number; home: string; away: string }[];
}

/**
 * Draws pools in snake order, and their matches. Within a row of the snake, each entrant goes to the pool with the
 * fewest of its delegation.
 */
export function drawPools(
  entrants: readonly DrawEntrant[],
  { pools, chance }: { pools: number; chance: Chance },
): DrawnPool[] {
  const groups: DrawEntrant[][] = Array.from({ length: pools }, () => []);
  const order = drawOrder(entrants, chance);
  for (let row = 0; row * pools < order.length; row += 1) {
    const open = order.slice(row * pools, (row + 1) * pools).map((_, index) => snakeGroup(row * pools + index, pools));
    for (const entrant of order.slice(row * pools, (row + 1) * pools)) {
      const smallestFirst = open.toSorted(
        (a, b) => countDelegation(groups[a]!, entrant) - countDelegation(groups[b]!, entrant),
      )[0]!;
      const group = entrant.seed === undefined ? smallestFirst : open[0]!;
      open.splice(open.indexOf(group), 1);
      groups[group]!.push(entrant);
    }
  }
  return groups.map((group, index) => ({
    letter: String.fromCodePoint(65 + index),
    entrants: group.map(({ id }) => id),
    matches: roundRobin(group.length).flatMap((pairs, round) =>
      pairs.map(([home, away]) => ({ round: round + 1, home: group[home]!.id, away: group[away]!.id })),
    ),
  }));
}

function countDelegation(group: readonly DrawEntrant[], { delegation }: DrawEntrant): number {
  return group.filter((other) => other.delegation === delegation).length;
}

/** Places of the knock-out that the pools fill: all winners, then all seconds. */
export function poolPlaces(sizes: ReadonlyMap<string, number>, goOn: number): { letter: string; rank: number }[] {
  return Array.from({ length: goOn }, (_, index) => index + 1).flatMap((rank) =>
    [...sizes].flatMap(([letter, size]) => (size >= rank ? [{ letter, rank }] : [])),
  );
}
