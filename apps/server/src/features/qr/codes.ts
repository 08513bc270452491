import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { QrTarget } from '@podium/contract';

export interface NewCode {
  title: string;
  page: QrTarget;
  targetId: string | null;
  points: number;
  /** ISO instants. */
  startsAt?: string;
  endsAt?: string;
  place?: { latitude: number; longitude: number; radiusM: number };
  /** Defaults to 120. */
  mostPerMinute?: number;
}

export interface PrintedCode {
  id: string;
  title: string;
  points: number;
  /** Epoch milliseconds; null if the code has no end. */
  endsAt: number | null;
}

/** @returns the id of the code */
export async function addCode(
  pool: Pick<pg.Pool, 'query'>,
  { title, page, targetId, points, startsAt, endsAt, place, mostPerMinute = 120 }: NewCode,
): Promise<string> {
  const id = randomBytes(8).toString('hex');
  await pool.query(
    `insert into qr.codes (id, title, page, target_id, points, starts_at, ends_at, latitude, longitude, radius_m,
       most_per_minute)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      title,
      page,
      targetId,
      points,
      startsAt ?? null,
      endsAt ?? null,
      place?.latitude,
      place?.longitude,
      place?.radiusM,
      mostPerMinute,
    ],
  );
  return id;
}

/** All codes that can still be scanned, in order of creation. */
export async function listCodes(pool: pg.Pool): Promise<PrintedCode[]> {
  const { rows } = await pool.query<PrintedCode>(
    `select id, title, points, ends_at as "endsAt" from qr.codes
     where not is_withdrawn and (ends_at is null or ends_at > now()) order by created_at, id`,
  );
  return rows;
}

/** @returns false if the code does not exist or is already withdrawn */
export async function withdrawCode(pool: Pick<pg.Pool, 'query'>, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('update qr.codes set is_withdrawn = true where id = $1 and not is_withdrawn', [
    id,
  ]);
  return rowCount === 1;
}
