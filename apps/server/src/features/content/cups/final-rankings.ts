import type pg from 'pg';

/** A line of the final ranking of an event. */
export interface FinalRankLine {
  event_id: string;
  competitor_id: string;
  competitor_type: string | null;
  organisation: string | null;
  name: string | null;
  rank: number;
}

/**
 * The ranked lines of all official final rankings, by event. Rankings of the feed take precedence over imported ones.
 *
 * @param worst the last rank of interest; lower ones are left out
 */
export async function readFinalRankings(
  pool: Pick<pg.Pool, 'query'>,
  partition: number,
  worst: number,
): Promise<ReadonlyMap<string, FinalRankLine[]>> {
  const { rows } = await pool.query<FinalRankLine>(
    `select coalesce(shown.event_id, ref) as event_id, competitor_id, competitor_type, organisation, name, rank::int as rank
     from sport.result_lines
       join (select distinct on (ref) owner, ref, event_id, status from sport.result_sets
             where partition = $1 and level = 'event' and kind = 'result'
             order by ref, source desc, stamp desc, owner) as shown using (owner, ref)
     where partition = $1 and level = 'event' and shown.status = 'OFFICIAL' and irm is null
       and case when rank ~ '^[0-9]{1,6}$' then rank::int <= $2 end
     order by 1, 6, sort`,
    [partition, worst],
  );
  return Map.groupBy(rows, ({ event_id: event }) => event);
}
