import { demoTransport } from '@podium/demo-games/transport';
import type { LogicalDay } from '@podium/games';
import { addDays, daysBetween } from '@podium/games';
import type pg from 'pg';
import { publicPartition } from '../../feed/installation.ts';
import type { BaseKit } from '../kit.ts';
import { publishTimetable } from './publish.ts';

/** Publishes the shuttles of the demo Games, unless a timetable is published or was recently withdrawn. */
export async function publishDemoTimetable({ pool, log }: Pick<BaseKit, 'pool' | 'log'>): Promise<void> {
  const partition = await publicPartition(pool);
  if (partition === undefined || (await hasTransportEntry(pool))) return;
  const { rows } = await pool.query<{ first: string; last: string; timeZone: string }>(
    `select first_day::text as first, last_day::text as last, time_zone as "timeZone" from sport.games where partition = $1`,
    [partition],
  );
  const [games] = rows;
  if (!games) return;
  const [first, last] = [games.first, games.last] as LogicalDay[];
  const days = Array.from({ length: daysBetween(first!, last!) + 1 }, (_, index) => addDays(first!, index));
  const finals = await pool.query<{ day: string }>(
    `select distinct (start_at at time zone $2)::date::text as day from sport.schedule_units
     where partition = $1 and medal = 'gold' and start_at is not null`,
    [partition, games.timeZone],
  );
  const finalDays = new Set(finals.rows.map(({ day }) => day));
  await publishTimetable({ pool, log }, demoTransport({ days, finalDays }));
}

async function hasTransportEntry(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from feed.outbox where kind like 'transport.%'
     union all select from transport.timetables limit 1`,
  );
  return rowCount !== 0;
}
