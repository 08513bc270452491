import { createHash } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { addressPrefix } from '../../access/limits.ts';
import { ApiError } from '../../ground/api-error.ts';
import { FairGate } from '../../ground/fair-gate.ts';
import { pixelLimit } from '../../files/pixel-limit.ts';
import { turns } from './turns.ts';

const side = 320;
/** Decoding a picture takes up to 64 MB. */
const decodeInTurn = turns(1, 10);
/** Uploads in memory, each up to 8 MiB; other uploads are not read from their connections yet. */
const uploads = new FairGate({ atOnce: 3, waiting: 200, waitingPerAddress: 50, waitMs: 15_000 });

/**
 * Reads an upload and stores it, when it is the turn of its network.
 *
 * @param read reads the body
 * @throws ApiError 503 if too many uploads are waiting
 */
export async function takePhoto(
  pool: pg.Pool,
  { userId, address, signal }: { userId: string; address: string; signal: AbortSignal },
  read: () => Promise<ArrayBuffer>,
): Promise<void> {
  const leave = await uploads.enter(addressPrefix(address), signal);
  if (!leave)
    throw new ApiError('unavailable', 'Too many photos are being uploaded. Try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  try {
    await keepPhoto(pool, userId, new Uint8Array(await read()));
  } finally {
    leave();
  }
}
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'avif']);

/**
 * Stores a photo as a small re-encoded square, rotated upright and without camera metadata.
 *
 * @throws ApiError 415 if the file is not a picture, whatever its type says; 413 for too many pixels
 */
async function keepPhoto(pool: pg.Pool, userId: string, upload: Uint8Array): Promise<void> {
  const bytes = await decodeInTurn(async () => cropSquare(upload)).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    throw new ApiError('unsupportedMediaType', 'The file is not an image in a supported format.');
  });
  await pool.query(
    `insert into accounts.photos (user_id, sha256, bytes) values ($1, $2, $3)
     on conflict (user_id) do update set sha256 = excluded.sha256, bytes = excluded.bytes`,
    [userId, createHash('sha256').update(userId).update(bytes).digest('hex'), bytes],
  );
}

async function cropSquare(upload: Uint8Array): Promise<Buffer> {
  const options = { failOn: 'error', animated: false } as const;
  // Reads only the header, without decoding.
  const head = await sharp(upload, { ...options, limitInputPixels: false }).metadata();
  const { format, width, height } = head;
  if (!formats.has(format ?? '')) throw new Error('no picture');
  const limit = pixelLimit(head);
  if (width * height > limit)
    throw new ApiError('tooLarge', `The image has more than ${limit / 1_000_000} megapixels.`);
  const picture = sharp(upload, { ...options, limitInputPixels: limit });
  return picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}

export async function removePhoto(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from accounts.photos where user_id = $1', [userId]);
}

/** Returns the photo at an address, for its owner only. */
export async function readPhoto(pool: pg.Pool, userId: string, sha256: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from accounts.photos where user_id = $1 and sha256 = $2',
    [userId, sha256],
  );
  return rows[0]?.bytes;
}
