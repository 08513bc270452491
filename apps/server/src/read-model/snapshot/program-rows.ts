import type { ResultStatus, ScheduleItemType, ScheduleStatus, Texts } from '@podium/games';
import type pg from 'pg';
import type { BodyOf, Detail } from '@podium/odf';
import type * as tables from '../../feed/sport-tables.ts';
import type { ActionPersonRow, PeriodRow } from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';

export type ScheduleRow = TableRow<
  typeof tables.scheduleUnits,
  | 'id'
  | 'code'
  | 'source'
  | 'stamp'
  | 'type'
  | 'discipline_code'
  | 'event_id'
  | 'phase_id'
  | 'parent_id'
  | 'name'
  | 'description'
  | 'number'
  | 'medal'
  | 'schedule_status'
  | 'start_at'
  | 'end_at'
  | 'actual_start_at'
  | 'actual_end_at'
  | 'is_start_hidden'
  | 'start_text'
  | 'order'
  | 'day'
  | 'venue_id'
  | 'location_id'
  | 'venue_name'
  | 'location_name'
  | 'tags'
  | 'starts'
  | 'unit_type'
  | 'bracket'
  | 'bracket_round'
  | 'bracket_position'
> & {
  type: ScheduleItemType;
  medal: 'none' | 'gold' | 'bronze';
  schedule_status: ScheduleStatus | null;
};

export type SetRow = TableRow<
  typeof tables.resultSets,
  | 'ref'
  | 'code'
  | 'source'
  | 'stamp'
  | 'status'
  | 'discipline_code'
  | 'event_id'
  | 'phase_id'
  | 'actual_start_at'
  | 'actual_end_at'
  | 'lines'
  | 'has_periods'
  | 'summary'
  | 'names'
> & {
  status: ResultStatus | null;
  /** All competitors and team members with a line; null if there are no lines. */
  entrants: string[] | null;
  organisations: string[] | null;
  /** Qualification marks by competitor; null if there are none. */
  marks: Record<string, string> | null;
  /** Competitors without a valid result; null if there are none. */
  invalid: string[] | null;
  /** Data for finding the current period; null if the result is not live. */
  live: { periods: PeriodRow[]; details: Detail[] } | null;
  shoot_out: PeriodRow | null;
  pulse: Pulse | null;
};

export interface NamedLine {
  id: string;
  type: string | null;
  organisation: string | null;
  name: string | null;
}

/** The latest action, splits and progress of a live unit, from its actions and lines. */
export interface Pulse {
  last:
    | (Record<'code' | 'result' | 'add' | 'clock', string | null> & {
        side: 'home' | 'away';
        isShootOut: boolean;
        person: ActionPersonRow | null;
      })
    | null;
  /** The two leaders at the newest split. */
  splits: (NamedLine & { pos: string; diff: string | null })[] | null;
  /** Number of lines with a result in points, and of all lines that may get one. */
  done: number;
  total: number;
  next: NamedLine | null;
}

/** The start announced before a unit's first change, and the description sent with the newest change. */
export interface ChangeRow {
  id: string;
  from_at: number | null;
  from_description: Texts | null;
  reason: Texts | null;
}

/** The newest `current` message of a unit, which may arrive before any result. */
export type CurrentRow = TableRow<typeof tables.bodies, 'ref' | 'stamp'> & { clock: BodyOf<'current'>['clock'] };

/** Selects units: all, by discipline, or by id. */
export type UnitSelection = 'all' | { disciplines: readonly string[] } | { ids: readonly string[] };

/** Columns for the competitor of the line `one`. */
const nameLine = `one.competitor_id as id, one.competitor_type as type, one.organisation, one.name`;
const linesOfHead = `sport.result_lines one where one.partition = $1 and one.owner = head.owner and one.level = 'unit' and one.ref = head.ref`;
const currentStateQuery = `
  select jsonb_build_object(
    'last', (
      select to_jsonb(action) from (
        select code, result, "add", clock, side, tally_home is not null as "isShootOut", people -> 0 as person
        from sport.actions where partition = $1 and unit_id = head.ref and side is not null
        order by stamp desc, "order" desc, sort desc limit 1) action),
    'splits', (
      select jsonb_agg(split) from (
        select ${nameLine}, detail ->> 'pos' as pos, detail -> 'attributes' ->> 'Diff' as diff
        from ${linesOfHead.replace(' where', ' cross join lateral jsonb_array_elements(one.details) detail where')}
          and detail ->> 'code' = 'INTERMEDIATE' and detail ->> 'pos' ~ '^[0-9]{1,3}$' and detail -> 'attributes' ->> 'Rank' ~ '^[0-9]{1,4}$'
        order by (detail ->> 'pos')::int desc, (detail -> 'attributes' ->> 'Rank')::int, one.sort limit 2) split),
    'done', (select count(*) from ${linesOfHead} and one.result is not null and one.result_type = 'POINTS'),
    'total', (select count(*) from ${linesOfHead} and one.irm is null),
    'next', (
      select to_jsonb(waiting) from (
        select ${nameLine} from ${linesOfHead} and one.result is null and one.irm is null and one.start_sort is not null
        order by one.start_sort limit 1) waiting)
  ) as pulse where head.status in ('LIVE', 'INTERMEDIATE')`;

/**
 * Schedule rows, result heads and clocks, one each per unit: the feed's row, otherwise the imported one; the newest of
 * each.
 */
export async function readProgram(
  client: pg.Pool,
  partition: number,
  selection: UnitSelection,
): Promise<{ schedule: ScheduleRow[]; sets: SetRow[]; currents: CurrentRow[]; changes: ChangeRow[] }> {
  const parameters: unknown[] = [partition];
  const [scheduleFilter, setFilter] = filters(selection, parameters);
  const isById = typeof selection === 'object' && 'ids' in selection;
  const [schedule, sets, currents, changes] = await Promise.all([
    client.query<ScheduleRow>(
      `select distinct on (id) id, code, source, stamp, type, discipline_code, event_id, phase_id, parent_id, name, description, number, medal,
              schedule_status, start_at, end_at, actual_start_at, actual_end_at, is_start_hidden, start_text, "order", day, venue_id, location_id,
              venue_name, location_name, tags, starts, unit_type, bracket, bracket_round, bracket_position
       from sport.schedule_units u where partition = $1 and not is_hidden ${scheduleFilter}
         and not exists (select from sport.schedule_units h where h.partition = u.partition and h.id = u.id and h.is_hidden
              and h.source > u.source)
         and (not is_preliminary or not exists (select from sport.schedule_units d where d.partition = u.partition
              and d.discipline_code = u.discipline_code and not d.is_preliminary))
       order by id, source desc, stamp desc, scope`,
      parameters,
    ),
    client.query<SetRow>(
      `select head.ref, head.code, head.source, head.stamp, head.status, head.discipline_code, head.event_id, head.phase_id,
              head.actual_start_at, head.actual_end_at, head.lines, head.has_periods, head.summary, head.names, line.entrants, line.organisations, line.marks, line.invalid, pulse.pulse,
              case when head.status in ('LIVE', 'INTERMEDIATE') then jsonb_build_object('periods', head.periods, 'details', head.details) end as live,
              jsonb_path_query_first(head.periods, '$[*] ? (@.code == "PSO")') as shoot_out
       from (select distinct on (ref) ref, owner, code, source, stamp, status, discipline_code, event_id, phase_id, actual_start_at, actual_end_at,
               lines, has_periods, summary, names, periods, details
             from sport.result_sets where partition = $1 and level = 'unit' ${setFilter} order by ref, source desc, stamp desc, owner) head
       left join lateral (
         select array_agg(distinct entrant.id) as entrants, array_agg(distinct one.organisation) filter (where one.organisation <> '') as organisations,
                jsonb_object_agg(one.competitor_id, one.qualification) filter (where one.qualification is not null) as marks,
                array_agg(distinct one.competitor_id) filter (where one.irm is not null) as invalid
         from sport.result_lines one cross join lateral (
           select one.competitor_id as id
           union all select member ->> 'id' from jsonb_array_elements(one.members) member where one.competitor_type is distinct from 'A') entrant
         where one.partition = $1 and one.owner = head.owner and one.level = 'unit' and one.ref = head.ref) line on true
       left join lateral (${currentStateQuery}) pulse on true`,
      parameters,
    ),
    client.query<CurrentRow>(
      `select distinct on (ref) ref, stamp, body -> 'clock' as clock
       from sport.bodies where partition = $1 and kind = 'current' ${setFilter} order by ref, stamp desc, owner`,
      parameters,
    ),
    client.query<ChangeRow>(
      `select distinct on (change.id) change.id, coalesce(before.start_at, imported.start_at) as from_at, before.description as from_description,
              change.description as reason
       from sport.schedule_starts change
       left join lateral (
         select start_at, description from sport.schedule_starts one
         where one.partition = $1 and one.id = change.id and not one.is_change and one.stamp < (
           select min(stamp) from sport.schedule_starts first where first.partition = $1 and first.id = change.id and first.is_change)
         order by one.stamp desc limit 1) before on true
       left join lateral (
         select start_at from sport.schedule_units unit
         where unit.partition = $1 and unit.id = change.id and unit.source = 0 and not unit.is_preliminary limit 1) imported on true
       where change.partition = $1 and change.is_change ${isById ? 'and change.id = any($2::text[])' : ''}
       order by change.id, change.stamp desc`,
      isById ? parameters : [partition],
    ),
  ]);
  return { schedule: schedule.rows, sets: sets.rows, currents: currents.rows, changes: changes.rows };
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
