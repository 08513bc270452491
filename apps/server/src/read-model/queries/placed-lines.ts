import type pg from 'pg';
import type { LineRow } from './unit-rows.ts';

export type PlacedLine = Pick<LineRow, 'ref' | 'rank' | 'result_type' | 'result' | 'irm'>;

/** Ranks and marks of several units, by unit; feed lines take precedence over imported ones. */
export async function readPlacedLines(
  pool: pg.Pool,
  partition: number,
  units: readonly string[],
): Promise<ReadonlyMap<string, PlacedLine[]>> {
  if (units.length === 0) return new Map();
  const { rows } = await pool.query<PlacedLine>(
    `select ref, rank, result_type, result, irm from sport.result_lines
       join (select distinct on (ref) owner, ref from sport.result_sets
             where partition = $1 and level = 'unit' and ref = any($2::text[]) order by ref, source desc, stamp desc, owner) as shown
       using (owner, ref)
     where partition = $1 and level = 'unit' order by ref, sort`,
    [partition, units],
  );
  return Map.groupBy(rows, ({ ref }) => ref);
}
