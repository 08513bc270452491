import type pg from 'pg';
import type { StaffOfTeams } from './desk-units.ts';

export async function staffOfTeams(pool: pg.Pool, partition: number): Promise<StaffOfTeams> {
  const { rows } = await pool.query<{ id: string; staff: { id: string }[] | null }>(
    'select distinct on (id) id, staff from sport.teams where partition = $1 order by id, source desc, stamp desc',
    [partition],
  );
  return new Map(rows.flatMap(({ id, staff }) => (staff?.length ? [[id, staff.map((member) => member.id)]] : [])));
}
