import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { seedOrder } from './seed-order.ts';

/** One side of a contest: an entrant, or the winner or loser of an earlier contest. */
export type KnockOutSide = { entrant: string } | { from: string; result: 'W' | 'L' };

export interface KnockOutContest {
  /** Unique in the draw: `8-3` is the third contest of the quarterfinals, `bronze` the match for bronze. */
  key: string;
  /** Competitors in the round: 2 for the final, 4 for the semifinals; 3 for the match for bronze. */
  round: number;
  /** Position from the top, counting byes: 1, 2, 3. */
  position: number;
  sides: [KnockOutSide, KnockOutSide];
}

/** Places of a bracket from the top to the bottom, a power of two; undefined is a bye. */
export type BracketPlaces = readonly (string | undefined)[];

/**
 * Draws a knock-out. Byes go to the best seeds, the best meet as late as possible, and entrants of one delegation
 * meet as late as the seeds allow.
 *
 * @param entrants at least two
 * @returns contests in order of play; the match for bronze precedes the final
 */
export function drawKnockOut(
  entrants: readonly DrawEntrant[],
  { chance, hasBronze }: { chance: Chance; hasBronze: boolean },
): KnockOutContest[] {
  return contestsOfPlaces(drawBracket(entrants, chance), hasBronze);
}

/** Draws the places of a bracket. @param entrants at least two */
export function drawBracket(entrants: readonly DrawEntrant[], chance: Chance): (string | undefined)[] {
  let size = 2;
  while (size < entrants.length) size *= 2;
  return placeEntrants(drawOrder(entrants, chance), size).map((entrant) => entrant?.id);
}

/** The contests that follow from the places of a bracket. @returns in order of play, as `drawKnockOut` */
export function contestsOfPlaces(places: BracketPlaces, hasBronze: boolean): KnockOutContest[] {
  let sides: (KnockOutSide | undefined)[] = places.map((entrant) => (entrant === undefined ? undefined : { entrant }));
  const contests: KnockOutContest[] = [];
  for (let round = places.length; round >= 2; round /= 2) {
    const next: (KnockOutSide | undefined)[] = [];
    for (let position = 1; position <= round / 2; position += 1) {
      const [home, away] = [sides[position * 2 - 2], sides[position * 2 - 1]];
      if (home && away) {
        const key = `${round}-${position}`;
        contests.push({ key, round, position, sides: [home, away] });
        next.push({ from: key, result: 'W' });
      } else next.push(home ?? away);
    }
    sides = next;
  }
  const semifinals = contests.filter(({ round }) => round === 4);
  if (hasBronze && semifinals.length === 2) {
    const [home, away] = semifinals.map(({ key }): KnockOutSide => ({ from: key, result: 'L' }));
    contests.splice(-1, 0, { key: 'bronze', round: 3, position: 1, sides: [home!, away!] });
  }
  return contests;
}

/** Entrants from the top of the bracket to the bottom; undefined is a bye. */
function placeEntrants(order: readonly DrawEntrant[], size: number): (DrawEntrant | undefined)[] {
  const places = seedOrder(size);
  const seeded = order.filter(({ seed }) => seed !== undefined).length;
  const placed = places.map((seed): DrawEntrant | undefined => (seed <= seeded ? order[seed - 1] : undefined));
  const open = places.flatMap((seed, index) => (seed > seeded && seed <= order.length ? [index] : []));
  for (const entrant of sortByDelegationSize(order.slice(seeded), order)) {
    const [index] = open.toSorted(
      (a, b) => delegationCrowding(placed, a, entrant.delegation) - delegationCrowding(placed, b, entrant.delegation),
    );
    placed[index!] = entrant;
    open.splice(open.indexOf(index!), 1);
  }
  separateDelegations(placed);
  return placed;
}

/**
 * Swaps unseeded entrants until no two of a delegation meet in the first round, if possible: the last ones placed may
 * have had to take a slot next to their own delegation.
 */
function separateDelegations(placed: (DrawEntrant | undefined)[]): void {
  const isClash = (index: number, entrant: DrawEntrant): boolean =>
    placed[index ^ 1]?.delegation === entrant.delegation;
  for (const [index, entrant] of placed.entries()) {
    if (!entrant || entrant.seed !== undefined || !isClash(index, entrant)) continue;
    const swapIndex = placed.findIndex(
      (candidate, at) =>
        candidate && candidate.seed === undefined && !isClash(at, entrant) && !isClash(index, candidate),
    );
    if (swapIndex === -1) continue;
    [placed[index], placed[swapIndex]] = [placed[swapIndex], entrant];
  }
}

/** Large delegations first, because their entrants are the hardest to keep apart. Otherwise keeps the drawn order. */
function sortByDelegationSize(entrants: readonly DrawEntrant[], allEntrants: readonly DrawEntrant[]): DrawEntrant[] {
  const sizes = new Map<string, number>();
  for (const { delegation } of allEntrants) sizes.set(delegation, (sizes.get(delegation) ?? 0) + 1);
  return entrants.toSorted(
    (a, b) =>
      sizes.get(b.delegation)! - sizes.get(a.delegation)! ||
      (a.delegation < b.delegation ? -1 : a.delegation > b.delegation ? 1 : 0),
  );
}

/**
 * Number of entrants of the delegation near a slot. An opponent in the first round weighs more than all opponents in
 * the second.
 */
function delegationCrowding(placed: readonly (DrawEntrant | undefined)[], index: number, delegation: string): number {
  let sum = 0;
  for (const [otherIndex, entrant] of placed.entries()) {
    if (otherIndex === index || entrant?.delegation !== delegation) continue;
    const meetsIn = 32 - Math.clz32(index ^ otherIndex);
    sum += placed.length ** (Math.log2(placed.length) - meetsIn + 1);
  }
  return sum;
}
