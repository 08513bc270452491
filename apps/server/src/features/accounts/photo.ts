import { createHash } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { ApiError } from '../../api-error.ts';

const side = 320;
/** Limit for an uploaded picture: a small file may unpack to a huge image. */
const mostPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'avif']);

/**
 * Keeps a photo as a small square of our own making: turned as it was taken, without anything that the camera wrote into it.
 *
 * @throws ApiError 415 for what is no picture, whatever it calls itself
 */
export async function keepPhoto(pool: pg.Pool, userId: string, given: Uint8Array): Promise<void> {
  const bytes = await squareOf(given).catch(() => {
    throw new ApiError('unsupportedMediaType', 'This is no picture that can be read.');
  });
  await pool.query(
    `insert into accounts.photos (user_id, sha256, bytes) values ($1, $2, $3)
     on conflict (user_id) do update set sha256 = excluded.sha256, bytes = excluded.bytes`,
    [userId, createHash('sha256').update(userId).update(bytes).digest('hex'), bytes],
  );
}

async function squareOf(given: Uint8Array): Promise<Buffer> {
  const picture = sharp(given, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
  const { format } = await picture.metadata();
  if (!formats.has(format ?? '')) throw new Error('no picture');
  return picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}

export async function removePhoto(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from accounts.photos where user_id = $1', [userId]);
}

/** The photo at an address, for its owner alone. */
export async function readPhoto(pool: pg.Pool, userId: string, sha256: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from accounts.photos where user_id = $1 and sha256 = $2',
    [userId, sha256],
  );
  return rows[0]?.bytes;
}
