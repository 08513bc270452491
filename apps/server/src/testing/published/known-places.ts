/** Seeds that make our draw the published one. */
import { drawEvent, seedOrder, snakeGroup } from '@podium/games';
import type { DrawEntrant, DrawTemplate, PlannedSide } from '@podium/games';

/** A contest as it was published: its round, the side that won, and the other one. */
export interface PublishedDuel {
  /** Earlier rounds have smaller numbers. */
  round: number;
  winner: string;
  loser: string;
}

type Tree = { leaf: string } | { sides: [Tree, Tree] };

const shape = (tree: Tree): string => ('leaf' in tree ? '.' : `(${tree.sides.map(shape).toSorted().join('')})`);

/** Seeds by entrant that put everybody where the published bracket has them; undefined if its byes are elsewhere. */
export function bracketSeeds(duels: readonly PublishedDuel[]): Map<string, number> | undefined {
  const final = duels.toSorted((a, b) => b.round - a.round)[0]!;
  const published = wayOf(final, duels);
  const entrants = new Set(duels.flatMap(({ winner, loser }) => [winner, loser])).size;
  let size = 2;
  while (size < entrants) size *= 2;
  const seeds = seedOrder(size);
  const ours = bracketOf(seeds.map((seed) => (seed <= entrants ? String(seed) : undefined)))!;
  return shape(published) === shape(ours) ? new Map(pairUp(published, ours)) : undefined;
}

function wayOf({ round, winner, loser }: PublishedDuel, duels: readonly PublishedDuel[]): Tree {
  const side = (name: string): Tree => {
    const before = duels
      .filter((duel) => duel.round < round && duel.winner === name)
      .toSorted((a, b) => b.round - a.round)[0];
    return before ? wayOf(before, duels) : { leaf: name };
  };
  return { sides: [side(winner), side(loser)] };
}

function bracketOf(places: readonly (string | undefined)[]): Tree | undefined {
  if (places.length === 1) return places[0] === undefined ? undefined : { leaf: places[0] };
  const [first, second] = [bracketOf(places.slice(0, places.length / 2)), bracketOf(places.slice(places.length / 2))];
  return first && second ? { sides: [first, second] } : (first ?? second);
}

/** Leaves of two trees of the same shape, one of names and one of seeds. */
function pairUp(names: Tree, seeds: Tree): [string, number][] {
  if ('leaf' in names || 'leaf' in seeds)
    return 'leaf' in names && 'leaf' in seeds ? [[names.leaf, Number(seeds.leaf)]] : [];
  const [first, second] = shape(names.sides[0]) === shape(seeds.sides[0]) ? seeds.sides : seeds.sides.toReversed();
  return [...pairUp(names.sides[0], first!), ...pairUp(names.sides[1], second!)];
}

/** Seeds that put the members of each group into one pool, or the starters of each heat into one heat. */
export function groupSeeds(groups: readonly (readonly string[])[]): Map<string, number> {
  const count = groups.length;
  const left = groups.map((group) => [...group]);
  const all = groups.flat().length;
  return new Map(
    Array.from({ length: all }, (_, place): [string, number] => [left[snakeGroup(place, count)]!.shift()!, place + 1]),
  );
}

/** Orders of groups and numbers of the draw that are tried. */
const tries = { draws: 400, orders: 24 };

/**
 * Searches for an order of the published groups and a draw number that reproduce the published knock-out.
 *
 * @returns undefined if there is none
 *
 * @param ranked entrants of each group, the best first
 * @param duels of the knock-out
 */
export function findPoolDraw(
  ranked: readonly (readonly string[])[],
  duels: readonly (readonly [string, string])[],
  template: Extract<DrawTemplate, { kind: 'pools' }>,
): { groups: (readonly string[])[]; draw: number } | undefined {
  const wanted = new Set(duels.map((duel) => duel.toSorted().join()));
  for (const groups of ordersOf(ranked).slice(0, tries.orders)) {
    const seeds = groupSeeds(groups);
    const items = groups.flat().map((id): DrawEntrant => ({ id, delegation: id, seed: seeds.get(id)! }));
    for (let draw = 0; draw < tries.draws; draw += 1) {
      const { contests } = drawEvent({ entries: { items }, template, draw });
      const sideOf = (side: PlannedSide): string | undefined => {
        if (!('phase' in side)) return undefined;
        return groups[side.phase.codePointAt(2)! - 65]?.[side.rank - 1];
      };
      const first = contests.filter(({ sides }) => sides.every((side) => sideOf(side) !== undefined));
      const isSame = first.every(({ sides }) =>
        wanted.has(
          sides
            .map((side) => sideOf(side)!)
            .toSorted()
            .join(),
        ),
      );
      const later = contests.filter(({ key }) => key.startsWith('SFNL'));
      const isSameLater = later.every(({ sides }) => {
        const four = sides.flatMap((side) =>
          'contest' in side ? contests.find(({ key }) => key === side.contest)!.sides.map((one) => sideOf(one)!) : [],
        );
        return (
          four.length < 4 ||
          duels.some((duel) => duel.every((name) => four.includes(name)) && !wantedFirst(duel, first, sideOf))
        );
      });
      if (isSame && isSameLater) return { groups, draw };
    }
  }
  return undefined;
}

const wantedFirst = (
  duel: readonly [string, string],
  first: readonly { sides: readonly PlannedSide[] }[],
  sideOf: (side: PlannedSide) => string | undefined,
): boolean => first.some(({ sides }) => sides.every((side) => duel.includes(sideOf(side)!)));

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
