/** A unit as the schedule plans it. */
export interface PlannedUnit {
  id: string;
  /** Epoch milliseconds. */
  startAt: number;
  endAt?: number;
  venueId?: string;
  /** Field of play: a court, a pool. */
  locationId?: string;
  /** Ids of people and teams who take part. */
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
/** How long it takes to get from one venue to another, to change and to warm up. */
const travelMs = 60 * 60_000;

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
  if (gap >= travelMs) return undefined;
  const people = unit.people.filter((id) => other.people.includes(id));
  const ids = { unit: unit.id, other: other.id };
  if (gap < 0 && people.length > 0) return { kind: 'person', ...ids, people };
  if (gap < 0 && unit.locationId !== undefined && unit.locationId === other.locationId)
    return { kind: 'location', ...ids, people: [] };
  const isElsewhere = unit.venueId !== undefined && other.venueId !== undefined && unit.venueId !== other.venueId;
  return isElsewhere && people.length > 0 ? { kind: 'travel', ...ids, people } : undefined;
}

/** Milliseconds between the end of the earlier one and the start of the later; negative if they overlap. */
function gapBetween(one: PlannedUnit, other: PlannedUnit): number {
  const [first, second] = one.startAt <= other.startAt ? [one, other] : [other, one];
  return second.startAt - Math.max(first.endAt ?? first.startAt + usualMs, first.startAt + 1);
}
