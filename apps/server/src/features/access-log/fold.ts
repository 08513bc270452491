import type pg from 'pg';

/** How many days of minutes are kept before today. */
export const minuteDays = 90;

/**
 * Lets minutes become the sums of their days after ninety days, and lets days go after two years. Whole days only, in the
 * Games' zone, as the dashboard counts them: its sums are the same before and after.
 */
export async function foldAccessLog(
  client: pg.ClientBase,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<void> {
  const today = `(to_timestamp($1::float8 / 1000) at time zone $2)::date`;
  const first = `(${today} - ${minuteDays})::timestamp at time zone $2`;
  await client.query(
    `with old as (
       delete from access_log.minutes where minute < ${first} returning *
     )
     insert into access_log.days (day, route, status, device, language, platform, discipline, count)
     select (minute at time zone $2)::date, route, status, device, language, platform, discipline, sum(count)
     from old group by 1, 2, 3, 4, 5, 6, 7
     on conflict (day, route, status, device, language, platform, discipline)
     do update set count = days.count + excluded.count`,
    [now, timeZone],
  );
  await client.query(`delete from access_log.days where day < (${today} - interval '2 years')::date`, [now, timeZone]);
}
