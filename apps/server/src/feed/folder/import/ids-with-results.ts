import type pg from 'pg';
import { importOwners } from '../import-owners.ts';

/** Ids of contests that have begun by a feed or by hand, and of their competitors and team members. */
export async function idsWithResults(pool: pg.Pool, partition: number): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string | null }>(
    `with begun as (
       select owner, ref from sport.result_sets
       where partition = $1 and level = 'unit' and owner <> all($2::bigint[]) and status is not null and status <> 'START_LIST'),
     line as (
       select one.competitor_id, one.members from sport.result_lines one join begun using (owner, ref)
       where one.partition = $1 and one.level = 'unit')
     select ref as id from begun
     union select competitor_id from line
     union select member ->> 'id' from line cross join lateral jsonb_array_elements(members) member`,
    [partition, importOwners],
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
