import type pg from 'pg';
import { machineNow } from '../../ground/machine-time.ts';
import type { BaseKit } from '../kit.ts';
import { webhookBody } from './events.ts';
import type { WebhookEvent } from './events.ts';
import { post } from './post.ts';
import type { PostResult } from './post.ts';
import { endpointSecret, secretPurpose, signatureHeaders } from './signature.ts';

const atOnce = 20;
/** After this time, another process may take over deliveries claimed by a process that has stopped. */
const leaseSeconds = 60;
/** Delay before each further attempt (s); after the last one the notification has failed. */
const waits = [10, 60, 300, 1800, 7200, 21_600, 43_200] as const;

interface Due {
  id: number;
  event: WebhookEvent;
  subject: string;
  seq: number;
  at: number;
  attempts: number;
  endpointId: string;
  url: string;
  kid: string;
}

type Kit = Pick<BaseKit, 'pool' | 'keys' | 'publicUrl' | 'log'>;

/** Sends due notifications, a few at once. @returns the number of attempts */
export async function deliverDue(kit: Kit, allowsPrivate: boolean): Promise<number> {
  const due = await takeDue(kit.pool);
  await Promise.all(
    due.map(async (delivery) => {
      const result = await send(kit, delivery, allowsPrivate);
      await record(kit.pool, delivery, result);
    }),
  );
  return due.length;
}

async function takeDue(pool: pg.Pool): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `with due as (
       select id from webhooks.deliveries where state = 'pending' and next_at <= now()
       order by next_at limit $1 for update skip locked
     )
     update webhooks.deliveries set attempts = attempts + 1, next_at = now() + make_interval(secs => $2)
     from due, webhooks.endpoints
     where deliveries.id = due.id and endpoints.id = deliveries.endpoint_id
     returning deliveries.id, event, subject, seq, at, attempts, endpoint_id as "endpointId", url, kid`,
    [atOnce, leaseSeconds],
  );
  return rows;
}

async function send({ keys, publicUrl }: Kit, due: Due, allowsPrivate: boolean): Promise<PostResult> {
  const key = keys.named(secretPurpose, due.kid);
  if (!key) return { failure: 'its key is missing from SECRET_KEYS' };
  const body = JSON.stringify(webhookBody(due, publicUrl));
  const id = `msg_${due.endpointId}_${due.id}`;
  const timestamp = Math.floor(machineNow() / 1000);
  const headers = signatureHeaders(endpointSecret(key, due.endpointId), { id, timestamp, body });
  return post(due.url, body, headers, allowsPrivate);
}

async function record(pool: pg.Pool, { id, attempts }: Due, { status, failure }: PostResult): Promise<void> {
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  // 410: the receiver has unsubscribed.
  const wait = status === 410 ? undefined : waits[attempts - 1];
  const state = isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'pending';
  // With jitter, so that a recovering receiver does not get all retries at once.
  const seconds = (wait ?? 0) * (0.8 + Math.random() * 0.4);
  await pool.query(
    `update webhooks.deliveries set state = $2, next_at = now() + make_interval(secs => $3), last_result = $4 where id = $1`,
    [id, state, seconds, String(status ?? failure)],
  );
}

/** Deletes delivered notifications after three days and failed ones after thirty. */
export async function forgetOld(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from webhooks.deliveries where (state = 'delivered' and next_at < now() - interval '3 days')
       or (state = 'failed' and next_at < now() - interval '30 days')`,
  );
}
