import { feedCodesFor } from '@podium/disciplines';
import type { BracketElement } from '@podium/odf';
import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import { lineColumns, selectReports, setColumns } from './unit-rows.ts';
import type { LineRow, ReportRow, SetRow } from './unit-rows.ts';

export type BracketRow = TableRow<typeof tables.bodies, 'ref' | 'status' | 'stamp'> & {
  body: { brackets: BracketElement[] };
};

export async function readBrackets(
  pool: pg.Pool,
  partition: number,
  code: string,
  event?: string,
): Promise<BracketRow[]> {
  const { rows } = await pool.query<BracketRow>(
    `select distinct on (ref) ref, status, stamp, body from sport.bodies
     where partition = $1 and kind = 'brackets' and discipline_code = any($2::text[]) and ($3::text is null or ref = $3) order by ref, stamp desc, owner`,
    [partition, feedCodesFor(code), event ?? null],
  );
  return rows;
}

export interface ListRows {
  set: SetRow;
  lines: LineRow[];
}

interface ListFilter {
  level: 'phase' | 'pool' | 'event';
  /** A stand-alone list, or one that adds up over several units. */
  kind?: 'result' | 'cumulative';
  code?: string;
  event?: string;
  ref?: string;
}

/** Pool tables, phase rankings or final rankings with their lines: of a discipline, one of its events, or one phase. */
export async function readLists(
  pool: pg.Pool,
  partition: number,
  { level, kind = 'result', code, event, ref }: ListFilter,
): Promise<ListRows[]> {
  const sets = await pool.query<SetRow>(
    `select distinct on (ref) ${setColumns} from sport.result_sets
     where partition = $1 and level = $2 and kind = $3 and ($4::text[] is null or discipline_code = any($4))
       and ($5::text is null or coalesce(event_id, ref) = $5) and ($6::text is null or ref = $6)
     order by ref, source desc, stamp desc, owner`,
    [partition, level, kind, code === undefined ? null : feedCodesFor(code), event ?? null, ref ?? null],
  );
  const lines = await pool.query<LineRow & { owner: string }>(
    `select owner::text as owner, ${lineColumns} from sport.result_lines where partition = $1 and level = $2 and ref = any($3::text[]) order by ref, sort`,
    [partition, level, sets.rows.map((set) => set.ref)],
  );
  return sets.rows.map((set) => ({
    set,
    lines: lines.rows.filter((line) => line.owner === set.owner && line.ref === set.ref),
  }));
}

export type ListHead = Pick<SetRow, 'level' | 'ref' | 'discipline_code' | 'names'>;

/** Lists that exist for an event and its phases, without those of units. */
export async function readEventLists(pool: pg.Pool, partition: number, event: string): Promise<ListHead[]> {
  const { rows } = await pool.query<ListHead>(
    `select distinct on (level, ref) level, ref, discipline_code, names from sport.result_sets
     where partition = $1 and event_id = $2 and level <> 'unit' order by level, ref, source desc, stamp desc`,
    [partition, event],
  );
  return rows;
}

export type RecordRow = TableRow<
  typeof tables.records,
  | 'event_id'
  | 'type'
  | 'is_established'
  | 'result'
  | 'holder_id'
  | 'holder_name'
  | 'holder_organisation'
  | 'date'
  | 'place'
  | 'unit_id'
  | 'is_current'
  | 'is_equalled'
  | 'is_historical'
  | 'is_unconfirmed'
  | 'result_type'
  | 'competition'
  | 'note'
  | 'details'
>;

export async function readRecords(
  pool: pg.Pool,
  partition: number,
  code: string,
  event?: string,
): Promise<RecordRow[]> {
  const { rows } = await pool.query<RecordRow>(
    `select event_id, type, is_established, result, holder_id, holder_name, holder_organisation, date, place, unit_id, is_current, is_equalled,
            is_historical, is_unconfirmed, result_type, competition, note, details
     from sport.records where partition = $1 and event_id ^@ any($2::text[]) and ($3::text is null or event_id = $3) order by event_id, "order" nulls last, type, sort`,
    [partition, feedCodesFor(code), event ?? null],
  );
  return rows;
}

/** Competitors with a line in each of these units. */
export async function readCompetitors(
  pool: pg.Pool,
  partition: number,
  units: readonly string[],
): Promise<{ unit: string; competitor: string }[]> {
  if (units.length === 0) return [];
  const { rows } = await pool.query<{ unit: string; competitor: string }>(
    `select distinct ref as unit, competitor_id as competitor from sport.result_lines
     where partition = $1 and level = 'unit' and ref = any($2::text[])`,
    [partition, units],
  );
  return rows;
}

export async function readReports(pool: pg.Pool, partition: number, code: string | undefined): Promise<ReportRow[]> {
  const { rows } = await pool.query<ReportRow>(
    `${selectReports} where reports.partition = $1 and ($2::text[] is null or discipline_code = any($2))`,
    [partition, code === undefined ? null : feedCodesFor(code)],
  );
  return rows;
}
