import { metersBetween } from '../geo/meters-between.ts';
import type { Position } from '../geo/meters-between.ts';

/** A unit as the schedule plans it. */
export interface PlannedUnit {
  id: string;
  /** Epoch milliseconds. */
  startAt: number;
  endAt?: number;
  venueId?: string;
  /** Of the venue. */
  position?: Position;
  /** Field of play: a court, a pool. */
  locationId?: string;
  /** Ids of the people and teams who take part, and of their coaches. */
  people: readonly string[];
}

export interface Clash {
  /** Two units at one time on one field of play; somebody in two units at one time; too little time to get from one venue to the other. */
  kind: 'location' | 'person' | 'travel';
  unit: string;
  other: string;
  /** Who is in both; empty for a field of play. */
  people: string[];
}

/** How long a unit takes of which the schedule does not say it. */
const usualMs = 30 * 60_000;
/** From one venue to another, to change and to warm up, where it is not known how far apart they are. */
const usualTravelMs = 60 * 60_000;
/** To leave, to change and to warm up. */
const changeMs = 30 * 60_000;
/** A bus in city traffic, along the straight line: 18 km/h. */
const metersPerMs = 18 / 3600;

/** How long somebody needs between two units. */
function travelMs(one: PlannedUnit, other: PlannedUnit): number {
  if (one.venueId === undefined || other.venueId === undefined || one.venueId === other.venueId) return 0;
  if (!one.position || !other.position) return usualTravelMs;
  return changeMs + metersBetween(one.position, other.position) / metersPerMs;
}

/**
 * Clashes that a change of the schedule would cause: those between a moved unit and any other that were not there before.
 *
 * @param before all units that may clash, as they are @param after the moved ones, as they would be
 */
export function newClashes(before: readonly PlannedUnit[], after: readonly PlannedUnit[]): Clash[] {
  const moved = new Map(after.map((unit) => [unit.id, unit]));
  const old = new Map(before.map((unit) => [unit.id, unit]));
  const all = [...before.map((unit) => moved.get(unit.id) ?? unit), ...after.filter(({ id }) => !old.has(id))];
  const clashes: Clash[] = [];
  for (const unit of after)
    for (const other of all) {
      // Of two moved units the pair is looked at once.
      if (other.id === unit.id || (moved.has(other.id) && other.id < unit.id)) continue;
      const clash = clashOf(unit, other);
      const [unitBefore, otherBefore] = [old.get(unit.id), old.get(other.id)];
      const known = unitBefore && otherBefore && clashOf(unitBefore, otherBefore);
      if (clash && known?.kind !== clash.kind) clashes.push(clash);
    }
  return clashes;
}

function clashOf(unit: PlannedUnit, other: PlannedUnit): Clash | undefined {
  const gap = gapBetween(unit, other);
  const travel = travelMs(unit, other);
  if (gap >= travel) return undefined;
  const people = unit.people.filter((id) => other.people.includes(id));
  const ids = { unit: unit.id, other: other.id };
  if (gap < 0 && people.length > 0) return { kind: 'person', ...ids, people };
  if (gap < 0 && unit.locationId !== undefined && unit.locationId === other.locationId)
    return { kind: 'location', ...ids, people: [] };
  return travel > 0 && people.length > 0 ? { kind: 'travel', ...ids, people } : undefined;
}

/** Milliseconds between the end of the earlier one and the start of the later; negative if they overlap. */
function gapBetween(one: PlannedUnit, other: PlannedUnit): number {
  const [first, second] = one.startAt <= other.startAt ? [one, other] : [other, one];
  return second.startAt - Math.max(first.endAt ?? first.startAt + usualMs, first.startAt + 1);
}
