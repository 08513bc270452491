import type pg from 'pg';
import type { Competitors } from '../program/competing.ts';
import type { LineRow } from './unit-rows.ts';

export type OwnLine = Pick<
  LineRow,
  | 'ref'
  | 'competitor_id'
  | 'competitor_type'
  | 'organisation'
  | 'name'
  | 'members'
  | 'bib'
  | 'start_order'
  | 'rank'
  | 'result_type'
  | 'result'
  | 'irm'
  | 'diff'
>;

/** Lines of the competitors in several units, by unit; a feed line takes precedence over an imported one. */
export async function readOwnLines(
  pool: pg.Pool,
  partition: number,
  units: readonly string[],
  { ids, organisation }: Competitors,
): Promise<ReadonlyMap<string, OwnLine[]>> {
  if (units.length === 0) return new Map();
  const { rows } = await pool.query<OwnLine>(
    `select ref, competitor_id, competitor_type, organisation, name, members, bib, start_order, rank, result_type, result, irm, diff
       from sport.result_lines
       join (select distinct on (ref) owner, ref from sport.result_sets
             where partition = $1 and level = 'unit' and ref = any($2::text[]) order by ref, source desc, stamp desc, owner) as shown
       using (owner, ref)
     where partition = $1 and level = 'unit' and (competitor_id = any($3::text[]) or organisation = $4) order by ref, sort`,
    [partition, units, [...ids], organisation ?? null],
  );
  return Map.groupBy(rows, ({ ref }) => ref);
}
