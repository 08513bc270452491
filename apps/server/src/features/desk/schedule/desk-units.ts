/** Units of the schedule as organizers see them: displayed values, feed values and edits. */
import { newClashes } from '@podium/games';
import type { Clash, PlannedUnit } from '@podium/games';
import { unitFields } from '@podium/contract';
import type { DeskPerson, DeskUnit, UnitEditsAnswer, UnitField } from '@podium/contract';
import type { Actor } from '../../../access/actor.ts';
import { contestName } from '../../../read-model/program/contest-name.ts';
import { mayEditUnit } from '../../may-edit-unit.ts';
import type { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';

type User = Extract<Actor, { kind: 'user' }>;

/** The displayed value of a field, in the format of an edit. */
export function shownValue(unit: UnitInfo, field: UnitField): unknown {
  const instant = (timeMs: number | undefined): string | null =>
    timeMs === undefined ? null : new Date(timeMs).toISOString();
  switch (field) {
    case 'start':
      return instant(unit.startAt);
    case 'end':
      return instant(unit.endAt);
    case 'venue':
      return unit.venueId ?? null;
    case 'location':
      return unit.locationId ?? null;
    case 'status':
      return unit.scheduleStatus ?? null;
    case 'name':
      return unit.name ?? null;
    default:
      return unit.description ?? null;
  }
}

/** The source's value of a field, whatever is displayed. */
export function feedValue(unit: UnitInfo, field: UnitField): unknown {
  const edit = unit.edits?.find((edit) => edit.field === field);
  if (edit) return edit.said;
  // The start of a moved unit does not follow from an edit of its status.
  const moved = unit.edits?.some((edit) => edit.field === 'start' && edit.isShown);
  return field === 'status' && moved && unit.scheduleStatus === 'RESCHEDULED' ? 'SCHEDULED' : shownValue(unit, field);
}

export function presentUnit(
  program: Program,
  presenter: Presenter,
  unit: UnitInfo,
  user: User,
  people: ReadonlyMap<string, DeskPerson>,
): DeskUnit {
  const { id, name, type, discipline, event, venue, location, start, end, status, day } = presenter.item(unit);
  return {
    id,
    name,
    type,
    discipline: discipline && { id: discipline.code, name: discipline.name },
    event: event && { id: event.id, name: event.name },
    venue,
    location,
    start,
    end,
    status,
    day,
    shown: Object.fromEntries(unitFields.map((field) => [field, shownValue(unit, field)])) as DeskUnit['shown'],
    edits: (unit.edits ?? []).map(({ field, value, said, isShown, isContradicted, isLasting, by, reason, stamp }) => ({
      field,
      value,
      said,
      isShown,
      isContradicted,
      isLasting,
      by: by === null ? null : (people.get(by) ?? null),
      at: presenter.asOf(stamp),
      reason,
    })),
    mayEdit: mayEditUnit(user, unit),
  };
}

/** Ids of coaches and other staff by the id of their team. */
export type StaffOfTeams = ReadonlyMap<string, readonly string[]>;

/** Ids of all competitors in the start list or result, and of the staff of the teams. */
function unitPeople(unit: UnitInfo, staff: StaffOfTeams): string[] {
  const competitors = [
    ...unit.entrants,
    ...unit.starts.flatMap(({ competitor, members = [] }) => [competitor, ...members.map(({ id }) => id)]),
  ];
  return [...new Set(competitors.flatMap((id) => [id, ...(staff.get(id) ?? [])]))];
}

function plannedUnit(unit: UnitInfo, { reference }: Program, staff: StaffOfTeams): PlannedUnit | undefined {
  if (unit.startAt === undefined || unit.scheduleStatus === 'CANCELLED') return undefined;
  const { id, startAt, endAt, venueId, locationId } = unit;
  const { latitude, longitude } = reference.venues.get(venueId ?? '') ?? {};
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return { id, startAt, endAt, venueId, locationId, position, people: unitPeople(unit, staff) };
}

/** Clashes that new times and venues would cause, among contests of the previous and following days. */
export function findClashes(
  program: Program,
  changes: ReadonlyMap<string, ReadonlyMap<UnitField, unknown>>,
  staff: StaffOfTeams,
): Clash[] {
  const { units } = program;
  const after: PlannedUnit[] = [];
  const days = new Set<string>();
  for (const [id, fields] of changes) {
    const unit = units.get(id)!;
    const originalValue = <Value>(field: UnitField, present: Value): Value =>
      fields.has(field) ? ((fields.get(field) ?? undefined) as Value) : present;
    const time = (field: 'start' | 'end', present: number | undefined): number | undefined => {
      const value = originalValue<unknown>(field, present);
      return typeof value === 'string' ? Date.parse(value) : (value as number | undefined);
    };
    const planned = plannedUnit(
      {
        ...unit,
        startAt: time('start', unit.startAt),
        endAt: time('end', unit.endAt),
        venueId: originalValue('venue', unit.venueId),
        locationId: originalValue('location', unit.locationId),
        scheduleStatus: originalValue('status', unit.scheduleStatus),
      },
      program,
      staff,
    );
    if (!planned) continue;
    after.push(planned);
    for (const startAt of [planned.startAt, unit.startAt]) if (startAt !== undefined) days.add(dayAround(startAt));
  }
  const near = new Set(
    [...days].flatMap((day) => [-1, 0, 1].map((shift) => dayAround(Date.parse(day) + shift * 86_400_000))),
  );
  const before: PlannedUnit[] = [];
  for (const unit of units.values()) {
    const isContest = unit.type === 'competition' || unit.type === 'competition-medal';
    if (!isContest && !changes.has(unit.id)) continue;
    const planned = plannedUnit(unit, program, staff);
    if (planned && near.has(dayAround(planned.startAt))) before.push(planned);
  }
  return newClashes(before, after);
}

const dayAround = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

export function presentClashes(
  program: Program,
  presenter: Presenter,
  clashes: readonly Clash[],
): UnitEditsAnswer['clashes'] {
  const withName = (id: string) => {
    const unit = program.units.get(id);
    return { id, name: unit ? contestName(presenter, unit) : id };
  };
  return clashes.slice(0, 100).map(({ kind, unit, other, people }) => ({
    kind,
    unit: withName(unit),
    other: withName(other),
    people: people.map((id) => ({ id, name: personName(program, presenter, id) })),
  }));
}

function personName({ people }: Program, presenter: Presenter, id: string): string {
  const team = people.teams.get(id);
  return team ? presenter.text(team.name) || id : presenter.personName(id);
}
