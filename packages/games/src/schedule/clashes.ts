import { metersBetween } from '../geo/meters-between.ts';
import type { Position } from '../geo/meters-between.ts';

export interface PlannedUnit {
  id: string;
  /** Epoch milliseconds. */
  startAt: number;
  endAt?: number;
  venueId?: string;
  /** Coordinates of the venue. */
  position?: Position;
  /** Field of play: a court, a pool. */
  locationId?: string;
  /** Ids of competing people and teams, and of their coaches. */
  people: readonly string[];
}

export interface Clash {
  /**
   * Two units at once on one field of play, one person in two units at once, or too little time to travel between
   * venues.
   */
  kind: 'location' | 'person' | 'travel';
  unit: string;
  other: string;
  /** People in both units; empty for a clash on a field of play. */
  people: string[];
}

/** Assumed duration of a unit without a planned end. */
const defaultDurationMs = 30 * 60_000;
/** Assumed time to travel, change and warm up if the distance between venues is unknown. */
const defaultTravelMs = 60 * 60_000;
/** Time to leave, change and warm up. */
const changeMs = 30 * 60_000;
/** A city bus in a straight line: 18 km/h. */
const metersPerMs = 18 / 3600;

/** Time a person needs between two units (ms). */
function travelMs(a: PlannedUnit, b: PlannedUnit): number {
  if (a.venueId === undefined || b.venueId === undefined || a.venueId === b.venueId) return 0;
  if (!a.position || !b.position) return defaultTravelMs;
  return changeMs + metersBetween(a.position, b.position) / metersPerMs;
}

/**
 * Clashes that a change of the schedule would add: those between a moved unit and any other unit that did not exist
 * before.
 *
 * @param before all units that may clash, before the move
 * @param after the moved units, after the move
 */
export function newClashes(before: readonly PlannedUnit[], after: readonly PlannedUnit[]): Clash[] {
  const moved = new Map(after.map((unit) => [unit.id, unit]));
  const old = new Map(before.map((unit) => [unit.id, unit]));
  const allUnits = [...before.map((unit) => moved.get(unit.id) ?? unit), ...after.filter(({ id }) => !old.has(id))];
  const clashes: Clash[] = [];
  for (const unit of after)
    for (const other of allUnits) {
      // Check each pair of moved units once.
      if (other.id === unit.id || (moved.has(other.id) && other.id < unit.id)) continue;
      const clash = findClash(unit, other);
      const [unitBefore, otherBefore] = [old.get(unit.id), old.get(other.id)];
      const clashBefore = unitBefore && otherBefore && findClash(unitBefore, otherBefore);
      if (clash && clashBefore?.kind !== clash.kind) clashes.push(clash);
    }
  return clashes;
}

function findClash(unit: PlannedUnit, other: PlannedUnit): Clash | undefined {
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

/** Milliseconds between the end of the earlier unit and the start of the later; negative if they overlap. */
function gapBetween(a: PlannedUnit, b: PlannedUnit): number {
  const [first, second] = a.startAt <= b.startAt ? [a, b] : [b, a];
  return second.startAt - Math.max(first.endAt ?? first.startAt + defaultDurationMs, first.startAt + 1);
}
