import type { GamesFrame } from '@podium/gtfs';
import { publicPartition } from '../../feed/installation.ts';
import type { BaseKit } from '../kit.ts';

/** Days, zone and venues that a timetable of the public Games should match; undefined until a folder gives them. */
export async function readFrame({ pool }: Pick<BaseKit, 'pool'>): Promise<GamesFrame | undefined> {
  const partition = await publicPartition(pool);
  if (partition === undefined) return undefined;
  const { rows } = await pool.query<Omit<GamesFrame, 'venues'>>(
    `select first_day::text as "firstDay", last_day::text as "lastDay", time_zone as "timeZone" from sport.games
     where partition = $1 limit 1`,
    [partition],
  );
  if (!rows[0]) return undefined;
  const { rows: venues } = await pool.query<GamesFrame['venues'][number]>(
    'select latitude, longitude from sport.venues where partition = $1 and latitude is not null and longitude is not null',
    [partition],
  );
  return { ...rows[0], venues };
}
