import type { AccessLogQuery } from '@podium/contract';
import type pg from 'pg';
import type { Period } from './period.ts';

/** One group: time and status class, or one other dimension. Unused dimensions are null. */
export interface Group {
  at: string | null;
  hundred: number | null;
  status: number | null;
  device: string | null;
  language: string | null;
  platform: string | null;
  route: string | null;
  discipline: string | null;
  count: number;
  /** Requests for result pages only. */
  results: number;
}

export type Filter = Pick<AccessLogQuery, 'status' | 'device' | 'language' | 'platform' | 'route' | 'discipline'>;

const resultPages = '/discipline/$key/results/$unit';

/** Counts a period by each dimension separately. A day is stored either in minutes or in daily sums, never in both. */
export async function countGroups(
  pool: pg.Pool,
  { from, to, unit }: Period,
  { status, device, language, platform, route, discipline }: Filter,
  timeZone: string,
): Promise<Group[]> {
  const { rows } = await pool.query<Group>(
    `with counted as (
       select to_char(minute at time zone $3, $4) as at, route, status, device, language, platform, discipline, count
       from access_log.minutes
       where minute >= ($1::date)::timestamp at time zone $3 and minute < ($2::date + 1)::timestamp at time zone $3
       union all
       select to_char(day, 'YYYY-MM-DD'), route, status, device, language, platform, discipline, count
       from access_log.days
       where day between $1 and $2
     ), chosen as (
       select *, status / 100 as hundred
       from counted
       where ($5::text is null or status::text like $5)
         and ($6::text is null or device = $6)
         and ($7::text is null or language = $7)
         and ($8::text is null or platform = $8)
         and ($9::text is null or route = $9)
         and ($10::text is null or discipline = $10)
     )
     select at, hundred, status, device, language, platform, route, discipline,
            sum(count)::bigint as count, coalesce(sum(count) filter (where starts_with(route, $11)), 0)::bigint as results
     from chosen
     group by grouping sets ((at, hundred), status, device, language, platform, route, discipline)`,
    [
      from,
      to,
      timeZone,
      unit === 'hour' ? 'YYYY-MM-DD"T"HH24:00' : 'YYYY-MM-DD',
      status?.replace('xx', '__') ?? null,
      device ?? null,
      language === 'none' ? '' : (language ?? null),
      platform ?? null,
      route ?? null,
      discipline ?? null,
      resultPages,
    ],
  );
  return rows;
}
