/**
 * The Games for readers who hide results. The entrants of a later round reveal the outcome of an earlier one, so
 * contests there show no names and do not appear in lists of a competitor's appearances.
 */
import { isPlaceholder } from '@podium/games';
import type { ScheduledStart } from '../../feed/sport-tables.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { Units } from '../snapshot/units.ts';
import { compareUnits, isCompetition } from './unit-state.ts';

interface Kept {
  version: number;
  snapshot: Snapshot;
  /** The original units, by id. */
  sources: Map<string, UnitInfo>;
}

const veiledByUnits = new WeakMap<Units, Kept>();

/** Rebuilds only the events whose units have changed: documents use it after every feed message. */
export function veiledSnapshot(snapshot: Snapshot): Snapshot {
  const cached = veiledByUnits.get(snapshot.units);
  if (cached?.version === snapshot.version) return cached.snapshot;
  const sources = cached?.sources ?? new Map<string, UnitInfo>();
  const units = cached?.snapshot.units ?? new Units();
  const changed = new Set<string>();
  for (const [id, unit] of sources) {
    if (snapshot.units.get(id) === unit) continue;
    changed.add(eventKey(unit));
    sources.delete(id);
    units.delete(id);
  }
  for (const [id, unit] of snapshot.units) if (!sources.has(id)) changed.add(eventKey(unit));
  for (const [id, unit] of snapshot.units) {
    if (!changed.has(eventKey(unit))) continue;
    sources.set(id, unit);
    units.set(id, veiledUnit(snapshot, unit));
  }
  const veiled: Snapshot = { ...snapshot, units, standings: new Map() };
  veiledByUnits.set(snapshot.units, { version: snapshot.version, snapshot: veiled, sources });
  return veiled;
}

const eventKey = ({ eventId, parentId, id }: UnitInfo): string => eventId ?? parentId ?? id;

function veiledUnit(snapshot: Snapshot, unit: UnitInfo): UnitInfo {
  const withoutMarks = { ...unit, marks: undefined, invalid: undefined };
  const summary = unit.summary.map(({ competitor, type, organisation, name, from }) => ({
    competitor,
    type,
    organisation,
    name,
    from,
  }));
  if (!isFieldAnOutcome(snapshot, unit)) return { ...withoutMarks, summary: unit.isHeadToHead ? summary : [] };
  const sides = unit.starts.length > 0 ? unit.starts : summary;
  return {
    ...withoutMarks,
    summary: [],
    starts: unit.isHeadToHead ? sides.map(({ from }, index): ScheduledStart => openPlace(index, from)) : [],
    entrants: [],
    organisations: [],
    hasResults: unit.hasResults || unit.starts.length > 0,
    isFieldHidden: true,
  };
}

const openPlace = (index: number, source: ScheduledStart['from']): ScheduledStart => ({
  sort: index + 1,
  competitor: 'TBD',
  from: source,
});

/**
 * Returns whether the entrants of a contest reveal an earlier result: a side filled by an earlier contest, or a competitor who
 * already competed in another phase. Contests of a team match follow the team match.
 */
export function isFieldAnOutcome(snapshot: Snapshot, unit: UnitInfo): boolean {
  const parent = unit.parentId === undefined ? undefined : snapshot.units.get(unit.parentId);
  if (parent) return isFieldAnOutcome(snapshot, parent);
  if (unit.eventId === undefined || !isCompetition(unit)) return false;
  const field = unitField(unit);
  if (field.size === 0) return false;
  if (
    [...unit.starts, ...unit.summary].some(({ competitor, from }) => from !== undefined && !isPlaceholder(competitor))
  )
    return true;
  const before = snapshot.units
    .of('event', unit.eventId)
    .filter(
      (candidate) =>
        candidate.parentId === undefined && isCompetition(candidate) && phaseKey(candidate) !== phaseKey(unit),
    )
    .filter((candidate) => compareUnits(candidate, unit) < 0 && candidate.status !== 'CANCELLED');
  const hasQualified = before.some((unit) => [...unitField(unit)].some((id) => field.has(id)));
  return hasQualified && !isNextPart(snapshot, unit, field, before);
}

/** Returns whether the unit is a later part of a combined event, in which all starters continue. */
function isNextPart(
  { standings }: Snapshot,
  { eventId, isHeadToHead }: UnitInfo,
  field: ReadonlySet<string>,
  before: readonly UnitInfo[],
): boolean {
  const isSum = (standings.get(eventId ?? '')?.sum.size ?? 0) > 0;
  return isSum && !isHeadToHead && field.size > Math.max(...before.map((unit) => unitField(unit).size)) * 0.8;
}

const phaseKey = ({ phaseId, id }: UnitInfo): string => phaseId ?? id;

const unitField = ({ entrants, starts }: UnitInfo): Set<string> =>
  new Set(
    [
      ...entrants,
      ...starts.flatMap(({ competitor, members = [] }) => [competitor, ...members.map(({ id }) => id)]),
    ].filter((id) => !isPlaceholder(id)),
  );
