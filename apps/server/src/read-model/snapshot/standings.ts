import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';

/** Data about advancing from the list over a whole event, phase or pool. */
export interface Standing {
  /** Qualification marks by competitor. */
  marks: Map<string, string>;
  poolRanks: Map<string, string>;
  /** For events that add up parts: competitors with a valid place in the total. */
  sum: Set<string>;
}

/** By event, phase or pool id. */
export type Standings = Map<string, Standing>;

type Row = TableRow<typeof tables.resultLines, 'level' | 'ref' | 'competitor_id' | 'qualification' | 'rank' | 'irm'>;

/** @param refs ids of events, phases and pools; those without a list are left out */
export async function loadStandings(
  pool: pg.Pool,
  partition: number,
  refs: 'all' | readonly string[],
): Promise<Standings> {
  const { rows } = await pool.query<Row>(
    `select line.level, line.ref, line.competitor_id, line.qualification, line.rank, line.irm
     from (select distinct on (level, ref, kind) partition, level, ref, owner from sport.result_sets
           where partition = $1 and (level in ('phase', 'pool') or (level = 'event' and kind = 'cumulative')) and ($2::text[] is null or ref = any($2))
           order by level, ref, kind, source desc, stamp desc, owner) head
     join sport.result_lines line using (partition, level, ref, owner)
     where line.qualification is not null or line.level = 'event' or (line.level = 'pool' and line.rank is not null)
     order by line.ref, line.level, line.owner, line.sort`,
    [partition, refs === 'all' ? null : refs],
  );
  const standings: Standings = new Map();
  for (const { level, ref, competitor_id: competitor, qualification, rank, irm } of rows) {
    const standing = standings.get(ref) ?? { marks: new Map(), poolRanks: new Map(), sum: new Set() };
    standings.set(ref, standing);
    if (qualification !== null) standing.marks.set(competitor, qualification);
    if (level === 'pool' && rank !== null) standing.poolRanks.set(competitor, rank);
    if (level === 'event' && irm === null) standing.sum.add(competitor);
  }
  return standings;
}
