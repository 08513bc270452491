import type pg from 'pg';
import { setSources } from '../../feed/sport-tables.ts';

/**
 * Contests for which the feed has sent another value since an organizer made a lasting correction of its result, or
 * another result than the official one by hand.
 */
export async function readContradictedResults(pool: pg.Pool, partition: number): Promise<string[]> {
  const { rows } = await pool.query<{ unit: string }>(
    `select distinct unit_id as unit from sport.result_edits edit
     join sport.result_lines line on line.partition = edit.partition and line.level = 'unit' and line.ref = edit.unit_id
       and line.competitor_id = edit.competitor_id
     join sport.result_sets list on list.partition = line.partition and list.owner = line.owner
       and list.level = line.level and list.ref = line.ref
     where edit.partition = $1 and edit.is_lasting and not edit.is_cleared and line.fed ? edit.field
       and line.fed ->> edit.field is distinct from edit.over and list.stamp > edit.stamp
     union select entered.ref from sport.result_sets entered
     join sport.result_sets list using (partition, level, ref)
     join sport.result_lines line on line.partition = list.partition and line.owner = list.owner and line.level = list.level
       and line.ref = list.ref
     where entered.partition = $1 and entered.level = 'unit' and entered.source = $2 and list.source = $3 and line.fed ? 'entered'
     order by unit`,
    [partition, setSources.desk, setSources.feed],
  );
  return rows.map(({ unit }) => unit);
}
