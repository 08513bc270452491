import { upperFinal } from './double-elimination.ts';
import { drawRounds } from './draw-words.ts';
import type { DrawnEvent, EarlierDraw, PlannedSide, StoredDraw } from './drawn-event.ts';
import type { DrawEntrant } from './entrant.ts';
import type { BracketPlaces } from './knock-out.ts';
import { contestNumber } from './plan-contests.ts';

/**
 * Places of a bracket after entries have changed: a withdrawn entrant leaves a bye, and a late one takes the place of a
 * withdrawn one, or a bye.
 *
 * @param plan contests that follow from the places
 */
export function keepBracket(
  { stored, begun }: EarlierDraw,
  entrants: readonly DrawEntrant[],
  late: readonly DrawEntrant[],
  plan: (places: BracketPlaces) => DrawnEvent,
): DrawnEvent | undefined {
  const delegation = new Map(entrants.map((entrant) => [entrant.id, entrant.delegation]));
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed ?? Infinity]));
  const places = bracketPlaces(stored.contests, (side) => ('entrant' in side ? side.entrant : undefined));
  const isOpen = (entrant: string): boolean =>
    !stored.contests.some(
      ({ key, sides }) => begun.has(key) && sides.some((side) => entrantOf(side).includes(entrant)),
    );
  const left = new Set(
    places.flatMap((entrant, index) =>
      entrant !== undefined && !delegation.has(entrant) && isOpen(entrant) ? index : [],
    ),
  );
  for (const [index, entrant] of places.entries())
    if (entrant !== undefined && !delegation.has(entrant)) places[index] = undefined;
  for (const { id, delegation: own } of late) {
    const opponent = (index: number): string | undefined => places[index ^ 1];
    const isFree = (index: number): boolean => {
      const other = opponent(index);
      return places[index] === undefined && (left.has(index) || (other !== undefined && isOpen(other)));
    };
    // The place of a withdrawn entrant, otherwise a bye: that of the weakest, if possible of another delegation.
    const weight = (index: number): number => {
      const other = opponent(index);
      if (left.has(index)) return -Infinity;
      return (delegation.get(other ?? '') === own ? 2000 : 0) - Math.min(1000, seeds.get(other ?? '') ?? 0);
    };
    const [index] = [...places.keys()].filter(isFree).toSorted((a, b) => compare(weight(a), weight(b)));
    if (index === undefined) return undefined;
    places[index] = id;
    left.delete(index);
  }
  return plan(places);
}

const entrantOf = (side: PlannedSide): string[] => ('entrant' in side ? [side.entrant] : []);

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

type StoredContest = StoredDraw['contests'][number];

/** Number of competitors in the round of the main bracket; undefined for contests beside it. */
function roundOf({ bracket }: StoredContest): number | undefined {
  if (bracket?.code !== 'MAIN') return undefined;
  if (bracket.round === upperFinal) return 2;
  const found = Object.entries(drawRounds).find(([, words]) => words.bracket === bracket.round);
  return found && Number(found[0]);
}

/**
 * Number of places of the bracket of a contest. A round of double elimination is numbered from the first one, which may
 * have lost all its contests to withdrawals: `UB2` with eight competitors belongs to a bracket of 16.
 */
function bracketSize(contest: StoredContest): number {
  const round = /^UB(\d)/u.exec(contest.key)?.[1];
  return (roundOf(contest) ?? 0) * 2 ** (round === undefined ? 0 : Number(round) - 1);
}

/** The places that lead to these contests. A side that skips rounds had byes. */
export function bracketPlaces(
  contests: readonly StoredContest[],
  toPlace: (side: PlannedSide) => string | undefined,
): (string | undefined)[] {
  const size = Math.max(0, ...contests.map(bracketSize));
  const places = Array.from({ length: size }, (): string | undefined => undefined);
  for (const contest of contests) {
    const round = roundOf(contest);
    if (round === undefined) continue;
    for (const [side, given] of contest.sides.entries())
      places[((contest.bracket!.position - 1) * 2 + side) * (size / round)] ??= toPlace(given);
  }
  return places;
}

/** Numbers of contests by their key in the draw, so that a contest keeps its name when others are added. */
export function keptNumbers(contests: readonly StoredContest[]): ReadonlyMap<string, number> {
  return new Map(
    contests.flatMap((contest) => {
      const round = roundOf(contest);
      return round === undefined
        ? []
        : [[`${round}-${contest.bracket!.position}`, contestNumber(contest.key)] as const];
    }),
  );
}
