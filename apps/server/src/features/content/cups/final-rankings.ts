import type pg from 'pg';

/** A line of the final ranking of an event, or of the final that decides it. */
export interface FinalRankLine {
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
  const { rows } = await pool.query<FinalRankLine & { event_id: string }>(
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

/**
 * The ranked lines of finals whose event has no final ranking, by event.
 *
 * @param finals events by the id of the only contest that decides them
 * @param worst the last rank of interest; lower ones are left out
 */
export async function readFinals(
  pool: Pick<pg.Pool, 'query'>,
  partition: number,
  finals: ReadonlyMap<string, string>,
  worst: number,
): Promise<ReadonlyMap<string, FinalRankLine[]>> {
  if (finals.size === 0) return new Map();
  const sets = await pool.query<{ owner: string; ref: string }>(
    `select owner, ref from
       (select distinct on (ref) owner::text as owner, ref, status from sport.result_sets
        where partition = $1 and level = 'unit' and ref = any($2::text[])
        order by ref, source desc, stamp desc, owner) as shown
     where status = 'OFFICIAL'`,
    [partition, [...finals.keys()]],
  );
  const shown = new Map(sets.rows.map(({ owner, ref }) => [ref, owner]));
  // Asked without a join, for which the planner expects far fewer rows than there are and reads the whole table for each.
  const { rows } = await pool.query<FinalRankLine & { ref: string; owner: string }>(
    `select owner::text as owner, ref, competitor_id, competitor_type, organisation, name, rank::int as rank
     from sport.result_lines
     where partition = $1 and level = 'unit' and ref = any($2::text[]) and irm is null
       and case when rank ~ '^[0-9]{1,6}$' then rank::int <= $3 end
     order by ref, 7, sort`,
    [partition, [...shown.keys()], worst],
  );
  return Map.groupBy(
    rows.filter(({ owner, ref }) => shown.get(ref) === owner),
    ({ ref }) => finals.get(ref)!,
  );
}
