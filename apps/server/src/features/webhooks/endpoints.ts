import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { OutboxMessage } from '../../feed/outbox.ts';
import { findHappenings } from './events.ts';
import type { WebhookEvent } from './events.ts';

interface Endpoint {
  id: string;
  url: string;
  events: WebhookEvent[];
  kid: string;
}

export async function addEndpoint(pool: pg.Pool, endpoint: Omit<Endpoint, 'id'>): Promise<string> {
  const id = randomBytes(6).toString('hex');
  await pool.query('insert into webhooks.endpoints (id, url, events, kid) values ($1, $2, $3, $4)', [
    id,
    endpoint.url,
    endpoint.events,
    endpoint.kid,
  ]);
  return id;
}

/** @returns false if the endpoint does not exist */
export async function removeEndpoint(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from webhooks.endpoints where id = $1', [id]);
  return rowCount === 1;
}

interface ListedEndpoint extends Endpoint {
  delivered: number;
  pending: number;
  failed: number;
  /** Result of the last failed attempt. */
  lastFailure: string | null;
}

export async function listEndpoints(pool: pg.Pool): Promise<ListedEndpoint[]> {
  const { rows } = await pool.query<ListedEndpoint>(
    `select endpoints.id, url, events, kid,
       count(*) filter (where state = 'delivered')::int as delivered,
       count(*) filter (where state = 'pending')::int as pending,
       count(*) filter (where state = 'failed')::int as failed,
       (array_agg(last_result order by deliveries.id desc) filter (where state <> 'delivered' and attempts > 0))[1] as "lastFailure"
     from webhooks.endpoints left join webhooks.deliveries on endpoint_id = endpoints.id
     group by endpoints.id order by endpoints.created_at, endpoints.id`,
  );
  return rows;
}

/** Makes failed notifications of an endpoint due again. @returns their number */
export async function retryFailed(pool: pg.Pool, id: string): Promise<number> {
  const { rowCount } = await pool.query(
    `update webhooks.deliveries set state = 'pending', attempts = 1, next_at = now() where endpoint_id = $1 and state = 'failed'`,
    [id],
  );
  return rowCount ?? 0;
}

/**
 * Queues notifications of changes. If a notification for the same subject is still waiting, the change is merged into
 * it, so that a slow receiver does not fall further behind with each point of a match.
 */
export async function queueDeliveries(client: pg.ClientBase, changes: readonly OutboxMessage[]): Promise<void> {
  const { rows: endpoints } = await client.query<Pick<Endpoint, 'id' | 'events'>>(
    'select id, events from webhooks.endpoints',
  );
  if (endpoints.length === 0) return;
  const noted = new Map<string, { endpoint: string; event: WebhookEvent; subject: string; seq: number; at: number }>();
  for (const { keys, seq, at } of changes)
    for (const { event, subject } of findHappenings(keys))
      for (const { id, events } of endpoints)
        if (events.includes(event)) noted.set(`${id} ${event} ${subject}`, { endpoint: id, event, subject, seq, at });
  if (noted.size === 0) return;
  const rows = [...noted.values()];
  await client.query(
    `insert into webhooks.deliveries (endpoint_id, event, subject, seq, at)
     select endpoint, event, subject, seq, to_timestamp(at / 1000.0)
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::float8[]) as noted(endpoint, event, subject, seq, at)
     on conflict (endpoint_id, event, subject) where state = 'pending' and attempts = 0
     do update set seq = excluded.seq, at = excluded.at`,
    [
      rows.map(({ endpoint }) => endpoint),
      rows.map(({ event }) => event),
      rows.map(({ subject }) => subject),
      rows.map(({ seq }) => seq),
      rows.map(({ at }) => at),
    ],
  );
}
