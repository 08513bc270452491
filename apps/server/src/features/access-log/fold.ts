import type pg from 'pg';
import { unknown } from './route-table.ts';

/** Days before today whose hours are kept. */
export const minuteDays = 90;
/** Maximum number of rows per hour after folding; the least frequent rows beyond it are combined as `other`. */
const MAX_HOUR_ROWS = 2000;

/**
 * Folds minutes older than a day into hours and hours older than ninety days into days; deletes days after two years. Hours
 * and days are those of the Games' time zone, which the dashboard uses, so its sums stay the same.
 */
export async function foldAccessLog(
  client: pg.ClientBase,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<void> {
  await foldMinutes(client, { now, timeZone });
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

/** The row of an hour has the start of the hour as its minute. */
async function foldMinutes(client: pg.ClientBase, { now, timeZone }: { now: number; timeZone: string }): Promise<void> {
  const keepKnown = (column: keyof typeof unknown): string =>
    `case when place <= ${MAX_HOUR_ROWS} then ${column} else '${unknown[column]}' end`;
  await client.query(
    `with old as (
       delete from access_log.minutes
       where minute < date_trunc('hour', to_timestamp($1::float8 / 1000) - interval '1 day', $2)
         and minute <> date_trunc('hour', minute, $2)
       returning date_trunc('hour', minute, $2) as hour, route, status, device, language, platform, discipline, count
     ), summed as (
       select hour, route, status, device, language, platform, discipline, sum(count) as count,
              row_number() over (partition by hour order by sum(count) desc) as place
       from old group by hour, route, status, device, language, platform, discipline
     )
     insert into access_log.minutes (minute, route, status, device, language, platform, discipline, count)
     select hour, ${keepKnown('route')}, status, device, ${keepKnown('language')}, platform, ${keepKnown('discipline')}, sum(count)
     from summed group by 1, 2, 3, 4, 5, 6, 7
     on conflict (minute, route, status, device, language, platform, discipline)
     do update set count = minutes.count + excluded.count`,
    [now, timeZone],
  );
}
