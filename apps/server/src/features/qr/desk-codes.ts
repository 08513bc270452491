import type { DeskCode, QrTarget } from '@podium/contract';
import type pg from 'pg';
import { instantText } from '../instant-text.ts';

interface CodeRow {
  id: string;
  title: string;
  page: QrTarget;
  targetId: string | null;
  points: number;
  /** Epoch milliseconds. */
  startsAt: number | null;
  endsAt: number | null;
  latitude: number | null;
  longitude: number | null;
  radiusM: number | null;
  mostPerMinute: number;
  state: DeskCode['state'];
  scans: number;
}

/** All codes with their scans, newest first. @param ids only these codes; all by default */
export async function readDeskCodes(pool: pg.Pool, ids?: readonly string[]): Promise<DeskCode[]> {
  const { rows } = await pool.query<CodeRow>(
    `select id, title, page, target_id as "targetId", points, starts_at as "startsAt", ends_at as "endsAt", latitude,
       longitude, radius_m as "radiusM", most_per_minute as "mostPerMinute",
       case when is_withdrawn then 'withdrawn' when ends_at <= now() then 'ended'
         when starts_at > now() then 'waiting' else 'open' end as state,
       (select count(*)::int from qr.scans where code_id = id) as scans
     from qr.codes where $1::text[] is null or id = any($1) order by created_at desc, id`,
    [ids ?? null],
  );
  return rows.map(({ startsAt, endsAt, latitude, longitude, radiusM, ...code }) => ({
    ...code,
    startsAt: startsAt === null ? null : instantText(startsAt),
    endsAt: endsAt === null ? null : instantText(endsAt),
    place: latitude === null || longitude === null || radiusM === null ? null : { latitude, longitude, radiusM },
  }));
}
