import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { PushAddress, PushPreferences, PushType } from '@podium/contract';
import { transaction } from '../../database/database.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

interface Owner {
  /** Name of the key pair used for a browser's subscription. */
  kid: string | null;
  userId: string | null;
}

/** Stores a device, replacing an earlier subscription. @returns its id, which is stored only as a hash */
export async function subscribe(
  pool: pg.Pool,
  address: PushAddress,
  preferences: PushPreferences,
  { kid, userId }: Owner,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const target = address.transport === 'web' ? address.endpoint : address.token;
  const addressHash = sha256(`${address.transport} ${target}`);
  const [p256dh, auth] = address.transport === 'web' ? [address.p256dh, address.auth] : [null, null];
  await transaction(pool, async (client) => {
    await client.query('delete from push.subscriptions where address_hash = $1', [addressHash]);
    const { rows } = await client.query<{ id: number }>(
      `insert into push.subscriptions (id_hash, address_hash, transport, address, p256dh, auth, kid, user_id, language,
         time_zone, types, lead_minutes, quiet_from, quiet_until, hides_results)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        sha256(id),
        addressHash,
        address.transport,
        target,
        p256dh,
        auth,
        kid,
        userId,
        ...preferenceColumns(preferences),
      ],
    );
    await keepFollows(client, rows[0]!.id, preferences);
  });
  return id;
}

const preferenceColumns = ({
  language,
  timeZone,
  types,
  leadMinutes,
  quiet,
  hidesResults,
}: PushPreferences): unknown[] => [
  language,
  timeZone,
  [...new Set(types)],
  leadMinutes,
  quiet?.from ?? null,
  quiet?.until ?? null,
  hidesResults,
];

async function keepFollows(client: pg.ClientBase, id: number, { follows }: PushPreferences): Promise<void> {
  await client.query('delete from push.follows where subscription_id = $1', [id]);
  if (follows.length === 0) return;
  await client.query(
    `insert into push.follows (subscription_id, kind, id, off)
     select $1::bigint, kind, id, string_to_array(off, ',') from unnest($2::text[], $3::text[], $4::text[]) as given(kind, id, off)
     on conflict do nothing`,
    [
      id,
      follows.map(({ kind }) => kind),
      follows.map((follow) => follow.id),
      follows.map(({ off }) => [...new Set(off)].join(',')),
    ],
  );
}

/** Replaces the preferences of a device. @returns false if the device does not exist */
export async function changePreferences(
  pool: pg.Pool,
  id: string,
  preferences: PushPreferences,
  userId: string | null,
): Promise<boolean> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update push.subscriptions set user_id = $2, language = $3, time_zone = $4, types = $5, lead_minutes = $6,
         quiet_from = $7, quiet_until = $8, hides_results = $9, seen_at = now()
       where id_hash = $1 returning id`,
      [sha256(id), userId, ...preferenceColumns(preferences)],
    );
    if (!rows[0]) return false;
    await keepFollows(client, rows[0].id, preferences);
    return true;
  });
}

/** @returns false if the device does not exist */
export async function unsubscribe(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from push.subscriptions where id_hash = $1', [sha256(id)]);
  return rowCount === 1;
}

const testMinutes = 10;

/** Queues a test notification. @returns false if the device does not exist */
export async function queueTest(pool: pg.Pool, partition: number, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with device as (select id from push.subscriptions where id_hash = $1),
     test as (
       insert into push.news (partition, type, topic, facts, expires_at)
       select $2::smallint, 'test', 'test', '{}', now() + make_interval(mins => $3) from device returning id
     )
     insert into push.deliveries (news_id, subscription_id, about) select test.id, device.id, '' from test, device`,
    [sha256(id), partition, testMinutes],
  );
  return rowCount === 1;
}

interface OwnSubscription {
  transport: string;
  language: string;
  timeZone: string;
  types: PushType[];
  leadMinutes: number;
  quietFrom: string | null;
  quietUntil: string | null;
  hidesResults: boolean;
  follows: { kind: string; id: string; off: PushType[] }[];
}

/**
 * Subscriptions of a person, for the person's own export. Without the addresses, which would let others notify the
 * device.
 */
export async function listSubscriptions(pool: pg.Pool, userId: string): Promise<OwnSubscription[] | undefined> {
  const { rows } = await pool.query<OwnSubscription>(
    `select transport, language, time_zone as "timeZone", types, lead_minutes as "leadMinutes", quiet_from as "quietFrom",
       quiet_until as "quietUntil", hides_results as "hidesResults",
       coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'id', follows.id, 'off', off) order by kind, follows.id)
                 from push.follows where subscription_id = subscriptions.id), '[]') as follows
     from push.subscriptions where user_id = $1 order by id`,
    [userId],
  );
  return rows.length > 0 ? rows : undefined;
}

/** Deletes announcements without waiting devices, and devices without requests or notifications for a long time. */
export async function forgetOld(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from push.news where expires_at < now() - interval '1 hour'
       or not exists (select from push.deliveries where news_id = news.id)`,
  );
  await client.query(`delete from push.subscriptions where seen_at < now() - interval '180 days'`);
}
