import { displayStatus, idOfRsc, logicalDayOf, parseRsc, rscAt, rscOfId, scheduleItemTypeOf } from '@podium/games';
import type { DisplayStatus, ResultStatus, ScheduleItemType, ScheduleStatus, Texts } from '@podium/games';
import type pg from 'pg';
import { stampTime } from '../../feed/order.ts';
import type { LineSummary, ScheduledStart } from '../../feed/sport-tables.ts';
import type { GamesInfo, Reference } from './reference.ts';

/** A schedule item as documents need it: the schedule's row and the head of its result, merged. */
export interface UnitInfo {
  id: string;
  code: string;
  type: ScheduleItemType;
  disciplineCode?: string;
  eventId?: string;
  phaseId?: string;
  parentId?: string;
  name?: Texts;
  description?: Texts;
  number?: string;
  medal: 'none' | 'gold' | 'bronze';
  scheduleStatus?: ScheduleStatus;
  resultStatus?: ResultStatus;
  status: DisplayStatus;
  isInferred: boolean;
  startAt?: number;
  endAt?: number;
  actualStartAt?: number;
  actualEndAt?: number;
  isStartHidden: boolean;
  startText?: Texts;
  order: number;
  day: string;
  venueId?: string;
  locationId?: string;
  venueName?: string;
  locationName?: string;
  tags: string[];
  starts: ScheduledStart[];
  hasResults: boolean;
  isHeadToHead: boolean;
  summary: LineSummary[];
  names: Record<string, string>;
  /** Newest stamp of what is merged here. */
  stamp: string;
  /** Known only from a result: no schedule row of its own. */
  isStub: boolean;
}

interface ScheduleRow {
  id: string;
  code: string;
  source: number;
  stamp: string;
  type: ScheduleItemType;
  discipline_code: string | null;
  event_id: string | null;
  phase_id: string | null;
  parent_id: string | null;
  name: Texts | null;
  description: Texts | null;
  number: string | null;
  medal: 'none' | 'gold' | 'bronze';
  schedule_status: ScheduleStatus | null;
  start_at: number | null;
  end_at: number | null;
  actual_start_at: number | null;
  actual_end_at: number | null;
  is_start_hidden: boolean;
  start_text: Texts | null;
  order: number | null;
  day: string | null;
  venue_id: string | null;
  location_id: string | null;
  venue_name: string | null;
  location_name: string | null;
  tags: string[];
  starts: ScheduledStart[];
  unit_type: string | null;
}

interface SetRow {
  ref: string;
  code: string;
  source: number;
  stamp: string;
  status: ResultStatus | null;
  discipline_code: string | null;
  event_id: string | null;
  phase_id: string | null;
  actual_start_at: number | null;
  actual_end_at: number | null;
  lines: number;
  is_head_to_head: boolean;
  summary: LineSummary[];
  names: Record<string, string>;
}

/** Which units to read: all, those of some disciplines, or some by id. */
export type UnitSelection = 'all' | { disciplines: readonly string[] } | { ids: readonly string[] };

/** Units of a partition; those of a selection that are not there any more are simply missing. */
export async function loadUnits(
  client: pg.Pool,
  partition: number,
  selection: UnitSelection,
  reference: Reference,
): Promise<Map<string, UnitInfo>> {
  const parameters: unknown[] = [partition];
  const [scheduleFilter, setFilter] = filters(selection, parameters);
  const [schedule, sets] = await Promise.all([
    client.query<ScheduleRow>(
      `select distinct on (id) id, code, source, stamp, type, discipline_code, event_id, phase_id, parent_id, name, description, number, medal,
              schedule_status, start_at, end_at, actual_start_at, actual_end_at, is_start_hidden, start_text, "order", day, venue_id, location_id,
              venue_name, location_name, tags, starts, unit_type
       from sport.schedule_units u where partition = $1 and not is_hidden ${scheduleFilter}
         and (not is_preliminary or not exists (select from sport.schedule_units d where d.partition = u.partition
              and d.discipline_code = u.discipline_code and not d.is_preliminary))
       order by id, source desc, stamp desc, scope`,
      parameters,
    ),
    client.query<SetRow>(
      `select distinct on (ref) ref, code, source, stamp, status, discipline_code, event_id, phase_id, actual_start_at, actual_end_at, lines,
              is_head_to_head, summary, names
       from sport.result_sets where partition = $1 and level = 'unit' ${setFilter} order by ref, source desc, stamp desc, owner`,
      parameters,
    ),
  ]);
  const setsByRef = new Map(sets.rows.map((row) => [row.ref, row]));
  const units = new Map<string, UnitInfo>();
  for (const row of schedule.rows) units.set(row.id, unitInfo(row, setsByRef.get(row.id), reference.games, reference));
  for (const row of sets.rows) if (!units.has(row.ref)) units.set(row.ref, stubUnit(row, reference.games));
  return units;
}

function filters(selection: UnitSelection, parameters: unknown[]): [string, string] {
  if (selection === 'all') return ['', ''];
  if ('ids' in selection) {
    parameters.push(selection.ids);
    return ['and id = any($2::text[])', 'and ref = any($2::text[])'];
  }
  parameters.push(selection.disciplines);
  return ['and discipline_code = any($2::text[])', 'and discipline_code = any($2::text[])'];
}

function unitInfo(row: ScheduleRow, set: SetRow | undefined, games: GamesInfo, reference: Reference): UnitInfo {
  const isResultNewer = set !== undefined && stampTime(set.stamp) > stampTime(row.stamp);
  const shown = displayStatus({ scheduleStatus: row.schedule_status, resultStatus: set?.status, isResultNewer });
  const unitType = row.unit_type ?? reference.units.get(row.id)?.unitType ?? '';
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    disciplineCode: row.discipline_code ?? undefined,
    eventId: row.event_id ?? undefined,
    phaseId: row.phase_id ?? undefined,
    parentId: row.parent_id ?? undefined,
    name: row.name ?? undefined,
    description: row.description ?? undefined,
    number: row.number ?? undefined,
    medal: row.medal,
    scheduleStatus: row.schedule_status ?? undefined,
    resultStatus: set?.status ?? undefined,
    ...shown,
    startAt: row.start_at ?? undefined,
    endAt: row.end_at ?? undefined,
    actualStartAt: row.actual_start_at ?? set?.actual_start_at ?? undefined,
    actualEndAt: row.actual_end_at ?? set?.actual_end_at ?? undefined,
    isStartHidden: row.is_start_hidden,
    startText: row.start_text ?? undefined,
    order: row.order ?? reference.units.get(row.id)?.order ?? 0,
    day: row.day ?? dayOf(row.start_at ?? set?.actual_start_at ?? undefined, games),
    venueId: row.venue_id ?? undefined,
    locationId: row.location_id ?? undefined,
    venueName: row.venue_name ?? undefined,
    locationName: row.location_name ?? undefined,
    tags: row.tags,
    starts: row.starts,
    hasResults: (set?.lines ?? 0) > 0,
    isHeadToHead: set?.is_head_to_head || (row.starts.length === 2 && (unitType === '' || unitType.startsWith('H'))),
    summary: set?.summary ?? [],
    names: set?.names ?? {},
    stamp: set && set.stamp > row.stamp ? set.stamp : row.stamp,
    isStub: false,
  };
}

function stubUnit(set: SetRow, games: GamesInfo): UnitInfo {
  const shown = displayStatus({ resultStatus: set.status, isResultNewer: true });
  return {
    id: set.ref,
    code: set.code,
    type: scheduleItemTypeOf({ rsc: set.code }),
    disciplineCode: set.discipline_code ?? undefined,
    eventId: set.event_id ?? undefined,
    phaseId: set.phase_id ?? undefined,
    parentId: parentOf(set.ref),
    name: set.names['unit'] ? { en: set.names['unit'] } : undefined,
    medal: 'none',
    resultStatus: set.status ?? undefined,
    ...shown,
    actualStartAt: set.actual_start_at ?? undefined,
    actualEndAt: set.actual_end_at ?? undefined,
    isStartHidden: false,
    order: 0,
    day: dayOf(set.actual_start_at ?? undefined, games),
    venueId: set.names['venue'],
    locationId: set.names['location'],
    venueName: set.names['venueName'],
    locationName: set.names['locationName'],
    tags: [],
    starts: [],
    hasResults: set.lines > 0,
    isHeadToHead: set.is_head_to_head,
    summary: set.summary,
    names: set.names,
    stamp: set.stamp,
    isStub: true,
  };
}

/** The team match of a contest. */
function parentOf(id: string): string | undefined {
  const rsc = parseRsc(rscOfId(id));
  const parent = rsc.level === 'subunit' ? rscAt(rsc, 'unit') : undefined;
  return parent === undefined ? undefined : idOfRsc(parent);
}

function dayOf(startAt: number | undefined, games: GamesInfo): string {
  return startAt === undefined ? '' : logicalDayOf(startAt, games.zone, games.dayEndsAt);
}
