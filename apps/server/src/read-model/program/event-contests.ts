/** Contests of an event in the form that the rules for upcoming appearances use. */
import { disciplineFor } from '@podium/disciplines';
import { entryRules, eventProgram, isPlaceholder, parseRsc } from '@podium/games';
import type { EventContest, EventProgram, OpenSide } from '@podium/games';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Standing } from '../snapshot/standings.ts';
import { isCompetition, isDone, isLive, unitSides } from './unit-state.ts';

/** Excludes contests of a team match, which are its parts, and units that are merely possible. */
export function contestUnits({ units }: Snapshot, eventId: string): UnitInfo[] {
  return units
    .of('event', eventId)
    .filter((unit) => isCompetition(unit) && unit.parentId === undefined && unit.status !== 'UNSCHEDULED');
}

interface Kept {
  /** Inputs of the cached value; a changed unit or standing is a new object. */
  units: readonly UnitInfo[];
  standings: readonly (Standing | undefined)[];
  program: EventProgram;
}

const contestsByUnits = new WeakMap<Snapshot['units'], Map<string, Kept>>();

/** Cached until a unit or standing of the event changes, because the documents of every delegation use it. */
export function buildProgram(snapshot: Snapshot, eventId: string): { units: UnitInfo[]; program: EventProgram } {
  const units = contestUnits(snapshot, eventId);
  const sum = snapshot.standings.get(eventId);
  const standings = [sum, ...units.map(({ phaseId }) => snapshot.standings.get(phaseId ?? ''))];
  const events = contestsByUnits.get(snapshot.units) ?? new Map<string, Kept>();
  contestsByUnits.set(snapshot.units, events);
  const cached = events.get(eventId);
  if (cached && isSame(cached.units, units) && isSame(cached.standings, standings))
    return { units, program: cached.program };
  const contests = units.map((unit) => toEventContest(snapshot, unit));
  const program = eventProgram(contests, sum?.sum);
  events.set(eventId, { units, standings, program });
  return { units, program };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

function toEventContest(snapshot: Snapshot, unit: UnitInfo): EventContest {
  const { phase } = parseRsc(unit.code);
  const standing = snapshot.standings.get(unit.phaseId ?? '');
  const named = [
    ...unit.entrants,
    ...unit.starts.flatMap(({ competitor, members = [] }) => [competitor, ...members.map(({ id }) => id)]),
  ];
  return {
    id: unit.id,
    phase: unit.phaseId ?? unit.id,
    startAt: unit.startAt,
    order: unit.order,
    state: contestState(unit),
    isDuel: isDuel(snapshot, unit, phase),
    isRepechage: phase.startsWith('REP'),
    isFirm: unit.status === 'OFFICIAL',
    names: new Set(named.filter((id) => !isPlaceholder(id))),
    openSides: listOpenSides(unit),
    outcomes: new Map(unit.summary.map(({ competitor, wlt, rank }) => [competitor, { wlt, rank }])),
    marks: new Map([...(standing?.marks ?? []), ...Object.entries(unit.marks ?? {})]),
    poolRanks: standing?.poolRanks ?? new Map(),
    invalid: new Set(unit.invalid),
  };
}

function contestState(unit: UnitInfo): EventContest['state'] {
  if (isDone(unit)) return 'over';
  if (isLive(unit)) return 'on';
  if (unit.status === 'CANCELLED') return 'off';
  return unit.status === 'POSTPONED' || unit.day === '' ? 'open' : 'coming';
}

/**
 * Before the draw, the contest itself does not show that it is a duel, so the rules decide. A qualification round is not
 * one: everyone shoots in the ranking round.
 */
function isDuel({ reference }: Snapshot, unit: UnitInfo, phase: string): boolean {
  const type = reference.units.get(unit.id)?.unitType;
  if (unit.isHeadToHead || type?.startsWith('H')) return true;
  if (type !== undefined || phase === 'QUAL') return false;
  const { rules } = reference.events.get(unit.eventId ?? '') ?? {};
  return entryRules(disciplineFor(unit.disciplineCode), rules, unit.code).contest === 'sides';
}

/** The start list defines which contest fills a side, even if there is a result. */
function listOpenSides(unit: UnitInfo): OpenSide[] {
  const open = unitSides(unit).filter((id) => id === 'TBD').length;
  const placeholders = (unit.starts.length > 0 ? unit.starts : unit.summary)
    .filter(({ competitor }) => competitor === 'TBD')
    .map(({ from }): OpenSide => ({ unit: from?.unit, result: from?.result }));
  return [...placeholders, ...Array.from({ length: open }, (): OpenSide => ({}))].slice(0, open);
}
