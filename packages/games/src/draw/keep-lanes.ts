import type { DrawnEvent, EarlierDraw, StoredDraw } from './drawn-event.ts';
import type { DrawEntrant } from './entrant.ts';
import { isInOrder, lanesFromMiddle } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import { contestNumber } from './plan-contests.ts';

/** The contests of the first round: those with entrants. */
export const firstContests = ({ contests }: StoredDraw): StoredDraw['contests'] =>
  contests.filter(({ sides }) => sides.some((side) => 'entrant' in side));

/**
 * Heats of the first round after entries have changed: a withdrawn entrant leaves the lane free, and a late one takes a
 * free lane near the middle in the smallest heat that has not begun; in an order, the last place.
 */
export function keepLanes(
  { stored, begun }: EarlierDraw,
  entrants: readonly DrawEntrant[],
  late: readonly DrawEntrant[],
  { lanes, plan }: { lanes: number; plan: (heats: readonly DrawnHeat[]) => DrawnEvent },
): DrawnEvent | undefined {
  const delegation = new Map(entrants.map((entrant) => [entrant.id, entrant.delegation]));
  const heats = firstContests(stored).map(({ key, sides }) => ({
    number: contestNumber(key),
    isOpen: !begun.has(key),
    lanes: sides.flatMap((side): DrawnHeat['lanes'] =>
      'entrant' in side && side.lane !== undefined && delegation.has(side.entrant)
        ? [{ lane: side.lane, entrant: side.entrant }]
        : [],
    ),
  }));
  for (const { id, delegation: own } of late) {
    const crowd = (heat: (typeof heats)[number]): number =>
      heat.lanes.filter(({ entrant }) => delegation.get(entrant) === own).length;
    const [heat] = heats
      .filter((candidate) => candidate.isOpen && candidate.lanes.length < lanes)
      .toSorted((a, b) => a.lanes.length - b.lanes.length || crowd(a) - crowd(b));
    const lane = heat && freeLane(heat.lanes, lanes);
    if (!heat || lane === undefined) return undefined;
    heat.lanes.push({ lane, entrant: id });
  }
  const isPossible = heats.every((heat) => heat.lanes.length > 0 && heat.lanes.every(({ lane }) => lane <= lanes));
  if (!isPossible) return undefined;
  for (const heat of heats) heat.lanes.sort((a, b) => a.lane - b.lane);
  return plan(heats);
}

function freeLane(taken: DrawnHeat['lanes'], lanes: number): number | undefined {
  const isFree = (lane: number): boolean => taken.every((other) => other.lane !== lane);
  const last = Math.max(0, ...taken.map(({ lane }) => lane)) + 1;
  return isInOrder(lanes) && last <= lanes ? last : lanesFromMiddle(lanes).find(isFree);
}
