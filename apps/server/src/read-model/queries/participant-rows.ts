import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TeamMember } from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';

export type CompetitorLine = TableRow<
  typeof tables.resultLines,
  | 'ref'
  | 'competitor_id'
  | 'start_order'
  | 'rank'
  | 'result_type'
  | 'result'
  | 'irm'
  | 'diff'
  | 'qualification'
  | 'records'
>;

/** Unit lines of the competitors; a feed line takes precedence over an imported one. */
export async function readCompetitorLines(
  pool: pg.Pool,
  partition: number,
  competitors: readonly string[],
): Promise<CompetitorLine[]> {
  const { rows } = await pool.query<CompetitorLine>(
    `select distinct on (line.ref, line.competitor_id) line.ref, line.competitor_id, line.start_order, line.rank, line.result_type, line.result,
            line.irm, line.diff, line.qualification, line.records
     from sport.result_lines line join sport.result_sets head
       on head.partition = line.partition and head.owner = line.owner and head.level = line.level and head.ref = line.ref
     where line.partition = $1 and line.level = 'unit' and line.competitor_id = any($2::text[])
     order by line.ref, line.competitor_id, head.source desc, head.stamp desc`,
    [partition, competitors],
  );
  return rows;
}

export type EntryRow = TableRow<
  typeof tables.entries,
  'event_id' | 'competitor_id' | 'bib' | 'seed' | 'best' | 'qualification' | 'status' | 'details'
>;

const entryColumns = 'event_id, competitor_id, bib, seed, best, qualification, status, details';

export async function readEntries(
  pool: pg.Pool,
  partition: number,
  competitor: string,
  events: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await pool.query<EntryRow>(
    `select distinct on (event_id) ${entryColumns} from sport.entries
     where partition = $1 and event_id = any($2::text[]) and competitor_id = $3 order by event_id, owner desc`,
    [partition, events, competitor],
  );
  return rows;
}

export async function readEventEntries(pool: pg.Pool, partition: number, event: string): Promise<EntryRow[]> {
  const { rows } = await pool.query<EntryRow>(
    `select distinct on (competitor_id) ${entryColumns} from sport.entries
     where partition = $1 and event_id = $2 order by competitor_id, owner desc`,
    [partition, event],
  );
  return rows;
}

/** Seed by competitor, for each of these events. */
export async function readSeeds(
  pool: pg.Pool,
  partition: number,
  events: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  if (events.length === 0) return new Map();
  const { rows } = await pool.query<{ event_id: string; competitor_id: string; seed: string }>(
    `select distinct on (event_id, competitor_id) event_id, competitor_id, seed from sport.entries
     where partition = $1 and event_id = any($2::text[]) and seed is not null order by event_id, competitor_id, owner desc`,
    [partition, events],
  );
  const byEvent = Map.groupBy(rows, (row) => row.event_id);
  return new Map(
    [...byEvent].map(([event, list]) => [event, new Map(list.map((row) => [row.competitor_id, row.seed]))]),
  );
}

export async function readStaff(pool: pg.Pool, partition: number, team: string): Promise<TeamMember[]> {
  const { rows } = await pool.query<TableRow<typeof tables.teams, 'staff'>>(
    'select staff from sport.teams where partition = $1 and id = $2 order by source desc, stamp desc limit 1',
    [partition, team],
  );
  return rows[0]?.staff ?? [];
}
