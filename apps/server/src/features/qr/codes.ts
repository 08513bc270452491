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
}

export interface PrintedCode {
  id: string;
  title: string;
  points: number;
  /** Epoch milliseconds, null for none. */
  endsAt: number | null;
}

/** @returns the code's number */
export async function addCode(
  pool: pg.Pool,
  { title, page, targetId, points, startsAt, endsAt, place }: NewCode,
): Promise<string> {
  const id = randomBytes(8).toString('hex');
  await pool.query(
    `insert into qr.codes (id, title, page, target_id, points, starts_at, ends_at, latitude, longitude, radius_m)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
  return id;
}

/** All that may still be scanned, in the order in which they were made. */
export async function listCodes(pool: pg.Pool): Promise<PrintedCode[]> {
  const { rows } = await pool.query<PrintedCode>(
    `select id, title, points, ends_at as "endsAt" from qr.codes
     where not is_withdrawn and (ends_at is null or ends_at > now()) order by created_at, id`,
  );
  return rows;
}

/** @returns false where there is no such code */
export async function withdrawCode(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('update qr.codes set is_withdrawn = true where id = $1', [id]);
  return rowCount === 1;
}
