import type { UnitInfo } from './unit-info.ts';
import { canonicalCode } from '@podium/disciplines';
import {
  agreeingSides,
  displayStatus,
  idToRsc,
  parseRsc,
  rscAt,
  rscToId,
  scheduleItemType,
  toLogicalDay,
} from '@podium/games';
import type pg from 'pg';
import { editedUnit, readEdits } from '../../feed/edited-unit.ts';
import type { EditRow, StandingEdit } from '../../feed/edited-unit.ts';
import { stampTime } from '../../feed/order.ts';
import { isHeadToHead, shownLines } from '../../feed/two-sides.ts';
import { eachRow } from './each-row.ts';
import { buildMoment, withShootOut } from './moment.ts';
import { readProgram } from './program-rows.ts';
import type { ChangeRow, CurrentRow, ScheduleRow, SetRow, UnitSelection } from './program-rows.ts';
import type { GamesInfo, Reference } from './reference.ts';
import { Units } from './units.ts';

export interface LoadedUnits {
  units: Units;
  /** Rows that cannot be presented. */
  leftOut: string[];
}

/** Units of a partition. Selected units that no longer exist are missing from the result. */
export async function loadUnits(
  client: pg.Pool,
  partition: number,
  selection: UnitSelection,
  reference: Reference,
): Promise<LoadedUnits> {
  const [{ schedule, sets, currents, changes }, edits] = await Promise.all([
    readProgram(client, partition, selection),
    readEdits(client, partition, typeof selection === 'object' && 'ids' in selection ? selection.ids : undefined),
  ]);
  const setsByRef = new Map(sets.map((row) => [row.ref, row]));
  const currentByRef = new Map(currents.map((row) => [row.ref, row]));
  const changeById = new Map(changes.map((row) => [row.id, row]));
  const units = new Units();
  const leftOut: string[] = [];
  eachRow(
    schedule,
    ({ id }) => `schedule_units ${id}`,
    leftOut,
    (row) => {
      const unitEdits = edits.get(row.id);
      const edited = unitEdits ? editedRow(row, unitEdits) : { row, statusStamp: row.stamp };
      const change = unitChange(edited.row, changeById.get(row.id));
      units.set(row.id, {
        ...unitInfo(
          { row: edited.row, statusStamp: saidAt(row, edited.statusStamp) },
          setsByRef.get(row.id),
          currentByRef.get(row.id),
          reference,
        ),
        change: unitEdits ? editedChange(row, edited.row, change) : change,
        ...('edits' in edited && { edits: edited.edits }),
      });
    },
  );
  const scheduled = new Set(schedule.map((row) => row.id));
  eachRow(
    sets.filter((row) => !scheduled.has(row.ref)),
    ({ ref }) => `result_sets ${ref}`,
    leftOut,
    (row) => units.set(row.ref, stubUnit(row, currentByRef.get(row.ref), reference.games)),
  );
  return { units, leftOut };
}

/**
 * Time at which the status was reported. A plan or folder contains what was intended, however often it is imported: any
 * result is newer, or each import would set finished contests back to SCHEDULED. A status that an organizer decided
 * keeps its time.
 */
const saidAt = ({ source, stamp }: ScheduleRow, statusStamp: string): string =>
  source === 0 && statusStamp === stamp ? '' : statusStamp;

function unitInfo(
  { row, statusStamp }: { row: ScheduleRow; statusStamp: string },
  set: SetRow | undefined,
  current: CurrentRow | undefined,
  reference: Reference,
): UnitInfo {
  const isResultNewer = set !== undefined && stampTime(set.stamp) > stampTime(statusStamp);
  const displayed = displayStatus({ scheduleStatus: row.schedule_status, resultStatus: set?.status, isResultNewer });
  const unitType = row.unit_type ?? reference.units.get(row.id)?.unitType ?? '';
  // Two lines of a unit in a bracket are its two sides, although no column shows this before the first result.
  const isPlanned =
    (row.starts.length === 2 && (unitType === '' || unitType.startsWith('H'))) ||
    (row.bracket !== null && set?.lines === 2);
  const result = set && linesOfResult(set, isPlanned);
  const isHeadToHead = result?.isHeadToHead ?? isPlanned;
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    ...unitDiscipline(row),
    eventId: row.event_id ?? undefined,
    phaseId: row.phase_id ?? undefined,
    parentId: row.parent_id ?? undefined,
    name: row.name ?? undefined,
    description: row.description ?? undefined,
    number: row.number ?? undefined,
    medal: row.medal,
    scheduleStatus: row.schedule_status ?? undefined,
    resultStatus: set?.status ?? undefined,
    ...displayed,
    startAt: row.start_at ?? undefined,
    endAt: row.end_at ?? undefined,
    actualStartAt: row.actual_start_at ?? set?.actual_start_at ?? undefined,
    actualEndAt: row.actual_end_at ?? set?.actual_end_at ?? undefined,
    isStartHidden: row.is_start_hidden,
    startText: row.start_text ?? undefined,
    order: row.order ?? reference.units.get(row.id)?.order ?? 0,
    day: row.day ?? localDay(row.start_at ?? set?.actual_start_at ?? undefined, reference.games),
    venueId: row.venue_id ?? undefined,
    locationId: row.location_id ?? undefined,
    venueName: row.venue_name ?? undefined,
    locationName: row.location_name ?? undefined,
    tags: row.tags,
    starts: row.starts,
    hasResults: (set?.lines ?? 0) > 0,
    isHeadToHead,
    summary: result?.summary ?? [],
    bracket: unitBracket(row),
    moment: buildMoment({ disciplineCode: row.discipline_code, status: displayed.status, isHeadToHead }, set, current),
    entrants: set?.entrants ?? [],
    organisations: set?.organisations ?? [],
    marks: set?.marks ?? undefined,
    invalid: set?.invalid?.filter((id) => !isWinnerOf(result?.summary, id)),
    names: set?.names ?? {},
    stamp: set && set.stamp > row.stamp ? set.stamp : row.stamp,
    resultSentAt: set && sentAt(set),
    scheduleStamp: row.stamp,
    scheduleSource: row.source,
    isStub: false,
  };
}

/** A schedule row with the organizers' edits applied. */
function editedRow(
  row: ScheduleRow,
  edits: readonly EditRow[],
): { row: ScheduleRow; statusStamp: string; edits: StandingEdit[] } {
  const {
    shown,
    statusStamp,
    edits: standing,
  } = editedUnit(
    {
      startAt: row.start_at,
      endAt: row.end_at,
      venueId: row.venue_id,
      locationId: row.location_id,
      scheduleStatus: row.schedule_status,
      name: row.name,
      description: row.description,
      stamp: row.stamp,
    },
    edits,
  );
  const edited: ScheduleRow = {
    ...row,
    start_at: shown.startAt,
    end_at: shown.endAt,
    venue_id: shown.venueId,
    location_id: shown.locationId,
    // The feed's venue and location names do not apply to the new ones.
    venue_name: shown.venueId === row.venue_id ? row.venue_name : null,
    location_name: shown.locationId === row.location_id ? row.location_name : null,
    schedule_status: shown.scheduleStatus,
    name: shown.name,
    description: shown.description,
    stamp: shown.stamp,
    day: shown.startAt === row.start_at ? row.day : null,
  };
  return { row: edited, statusStamp, edits: standing };
}

/**
 * For a unit moved or postponed by an organizer, the original time is the feed's. The edited description gives the
 * reason; that of a contest is shown also if it takes place at its time.
 */
function editedChange(row: ScheduleRow, edited: ScheduleRow, change: UnitInfo['change']): UnitInfo['change'] {
  const isPostponed = edited.schedule_status === 'POSTPONED' && row.schedule_status !== 'POSTPONED';
  const isMoved = row.start_at !== null && (isPostponed || edited.start_at !== row.start_at);
  const isExplained = edited.description !== row.description && (isMoved || row.type.startsWith('competition'));
  const from = change?.from ?? (isMoved ? (row.start_at ?? undefined) : undefined);
  const reason = isExplained ? (edited.description ?? undefined) : change?.reason;
  return from === undefined && !reason ? undefined : { from, reason };
}

/** A description that predates the change is not its reason. */
function unitChange({ start_at: startAt, schedule_status: status }: ScheduleRow, row?: ChangeRow): UnitInfo['change'] {
  if (!row) return undefined;
  const isOld = JSON.stringify(row.reason) === JSON.stringify(row.from_description);
  const change = {
    from: row.from_at !== null && (row.from_at !== startAt || status === 'POSTPONED') ? row.from_at : undefined,
    reason: isOld ? undefined : (row.reason ?? undefined),
  };
  return change.from === undefined && !change.reason ? undefined : change;
}

function unitBracket(row: ScheduleRow): UnitInfo['bracket'] {
  if (row.bracket === null) return undefined;
  return { code: row.bracket, round: row.bracket_round ?? undefined, position: row.bracket_position ?? undefined };
}

function stubUnit(set: SetRow, current: CurrentRow | undefined, games: GamesInfo): UnitInfo {
  const displayed = displayStatus({ resultStatus: set.status, isResultNewer: true });
  const result = linesOfResult(set);
  const contest = { disciplineCode: set.discipline_code, status: displayed.status, isHeadToHead: result.isHeadToHead };
  return {
    id: set.ref,
    code: set.code,
    type: scheduleItemType({ rsc: set.code }),
    ...unitDiscipline(set),
    eventId: set.event_id ?? undefined,
    phaseId: set.phase_id ?? undefined,
    parentId: parentId(set.ref),
    name: set.names['unit'] ? { en: set.names['unit'] } : undefined,
    medal: 'none',
    resultStatus: set.status ?? undefined,
    ...displayed,
    actualStartAt: set.actual_start_at ?? undefined,
    actualEndAt: set.actual_end_at ?? undefined,
    isStartHidden: false,
    order: 0,
    day: localDay(set.actual_start_at ?? undefined, games),
    venueId: set.names['venue'],
    locationId: set.names['location'],
    venueName: set.names['venueName'],
    locationName: set.names['locationName'],
    tags: [],
    starts: [],
    hasResults: set.lines > 0,
    ...result,
    moment: buildMoment(contest, set, current),
    entrants: set.entrants ?? [],
    organisations: set.organisations ?? [],
    marks: set.marks ?? undefined,
    invalid: set.invalid?.filter((id) => !isWinnerOf(result.summary, id)),
    names: set.names,
    stamp: set.stamp,
    resultSentAt: sentAt(set),
    scheduleStamp: '',
    scheduleSource: 0,
    isStub: true,
  };
}

const sentAt = ({ source, stamp }: SetRow): string | undefined => (source === 0 ? undefined : stampTime(stamp));

/**
 * @param isPlanned known to be a head-to-head contest, even if the result does not show it yet (no winner, no finished
 * period)
 */
function linesOfResult(
  { lines, has_periods: hasPeriods, summary, shoot_out: shootOut }: SetRow,
  isPlanned = false,
): Pick<UnitInfo, 'isHeadToHead' | 'summary'> {
  const result = { lines, hasPeriods, summary };
  const sides = isPlanned && lines === 2 ? [...summary] : shownLines(result);
  const told = withShootOut(sides, shootOut);
  const isDuel = isPlanned || isHeadToHead(result);
  return { isHeadToHead: isDuel, summary: isDuel ? agreeingSides(told) : told };
}

/** A walkover that the feed marks on the winner's line does not end the winner's event. */
const isWinnerOf = (summary: UnitInfo['summary'] = [], id: string): boolean =>
  summary.some(({ competitor, wlt, irm }) => competitor === id && wlt === 'W' && !irm);

function unitDiscipline({
  discipline_code: feedCode,
}: Pick<ScheduleRow, 'discipline_code'>): Pick<UnitInfo, 'disciplineCode' | 'feedCode'> {
  return feedCode === null ? {} : { disciplineCode: canonicalCode(feedCode), feedCode };
}

/** Id of the team match that a contest belongs to. */
function parentId(id: string): string | undefined {
  const rsc = parseRsc(idToRsc(id));
  const parent = rsc.level === 'subunit' ? rscAt(rsc, 'unit') : undefined;
  return parent === undefined ? undefined : rscToId(parent);
}

function localDay(startAt: number | undefined, games: GamesInfo): string {
  return startAt === undefined ? '' : toLogicalDay(startAt, games.zone, games.dayEndsAt);
}
