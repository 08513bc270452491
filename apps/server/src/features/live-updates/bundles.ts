import type pg from 'pg';
import type { Offer } from './choose-bundle.ts';

export interface Bundle extends Offer {
  channel: string;
  sha256: string;
  signature: string;
  /** Size of the archive (bytes). */
  size: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  withdrawnAt: number | null;
}

const columns = `id, channel, sha256, signature, rollout, length(zip) as size,
  published_at as "publishedAt", withdrawn_at as "withdrawnAt",
  json_build_object('android', json_build_object('min', min_android, 'max', max_android),
    'ios', json_build_object('min', min_ios, 'max', max_ios)) as versions`;

/** Bundles that can be offered to devices of a channel, newest first. */
export async function listOffers(pool: pg.Pool, channel: string): Promise<Bundle[]> {
  const { rows } = await pool.query<Bundle>(
    `select ${columns} from live_updates.bundles where channel = $1 and withdrawn_at is null
     order by published_at desc, id`,
    [channel],
  );
  return rows;
}

/** All bundles, newest first. */
export async function listBundles(pool: pg.Pool): Promise<Bundle[]> {
  const { rows } = await pool.query<Bundle>(
    `select ${columns} from live_updates.bundles order by published_at desc, id`,
  );
  return rows;
}

export async function listChannels(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ channel: string }>(
    'select distinct channel from live_updates.bundles where withdrawn_at is null order by channel',
  );
  return rows.map(({ channel }) => channel);
}

export async function findBundle(pool: pg.Pool, id: string): Promise<Bundle | undefined> {
  const { rows } = await pool.query<Bundle>(`select ${columns} from live_updates.bundles where id = $1`, [id]);
  return rows[0];
}

/** The archive of a bundle; undefined if there is none. */
export async function readArchive(pool: pg.Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ zip: Buffer }>('select zip from live_updates.bundles where id = $1', [id]);
  return rows[0]?.zip;
}

type NewBundle = Pick<Bundle, 'id' | 'channel' | 'sha256' | 'signature' | 'rollout' | 'versions'> & { zip: Uint8Array };

/** Publishes a bundle, or publishes a withdrawn bundle again. @returns false if the same files are published already */
export async function insertBundle(pool: pg.Pool, bundle: NewBundle): Promise<boolean> {
  const { android, ios } = bundle.versions;
  const { rowCount } = await pool.query(
    `insert into live_updates.bundles
       (id, channel, zip, sha256, signature, rollout, min_android, max_android, min_ios, max_ios)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set channel = excluded.channel, signature = excluded.signature,
       rollout = excluded.rollout, min_android = excluded.min_android, max_android = excluded.max_android,
       min_ios = excluded.min_ios, max_ios = excluded.max_ios, published_at = now(), withdrawn_at = null
     where bundles.withdrawn_at is not null`,
    [
      bundle.id,
      bundle.channel,
      bundle.zip,
      bundle.sha256,
      bundle.signature,
      bundle.rollout,
      android.min,
      android.max,
      ios.min,
      ios.max,
    ],
  );
  return rowCount === 1;
}

/** @returns false if the bundle does not exist */
export async function setRollout(pool: pg.Pool, id: string, rollout: number): Promise<boolean> {
  const { rowCount } = await pool.query('update live_updates.bundles set rollout = $2 where id = $1', [id, rollout]);
  return rowCount === 1;
}

/** @returns false if the bundle does not exist or is already withdrawn */
export async function withdrawBundle(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update live_updates.bundles set withdrawn_at = now() where id = $1 and withdrawn_at is null',
    [id],
  );
  return rowCount === 1;
}
