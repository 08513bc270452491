/** Requests to erase an account or to hide a participant, as rows. */
import type { Erasure, ErasureSource } from '@podium/contract';
import type pg from 'pg';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';

/** Open requests due by this date are urgent. */
const urgentUntil = 'current_date + 3';

interface Row extends Omit<Erasure, 'account' | 'participant' | 'closedAt' | 'closedBy'> {
  userId: string | null;
  username: string | null;
  participantId: string | null;
  participantName: string | null;
  /** Epoch milliseconds. */
  closedAt: number | null;
  closedBy: string | null;
  closer: string | null;
}

const maxListed = 500;

/** @param id only this request; by default all, open requests first */
export async function listErasures(pool: pg.Pool, partition: number, id?: number): Promise<Erasure[]> {
  const { rows } = await pool.query<Row>(
    `select erasures.id, kind, state, source, user_id as "userId", persons.username, participant_id as "participantId",
       (select coalesce(display_name, concat_ws(' ', family_name, given_name)) from sport.participants as one
        where one.partition = $2 and one.id = participant_id order by source desc, stamp desc limit 1) as "participantName",
       reference, received_on::text as "receivedOn", due_on::text as "dueOn", state = 'open' and due_on <= ${urgentUntil} as "isUrgent",
       closed_at as "closedAt", closed_by as "closedBy", closers.username as closer, reason
     from accounts.erasures
     left join people.persons on persons.id = user_id
     left join people.persons as closers on closers.id = closed_by
     where $1::int is null or erasures.id = $1
     order by state <> 'open', case when state = 'open' then due_on end, closed_at desc, erasures.id desc limit ${maxListed}`,
    [id ?? null, partition],
  );
  return rows.map(({ userId, username, participantId, participantName, closedAt, closedBy, closer, ...row }) => ({
    ...row,
    account: toPerson(userId, username),
    participant: participantId === null ? null : { id: participantId, name: participantName ?? participantId },
    closedAt: closedAt === null ? null : instantText(closedAt),
    closedBy: toPerson(closedBy, closer),
  }));
}

const toPerson = (id: string | null, username: string | null): Erasure['account'] =>
  id === null || username === null ? null : { id, username };

interface NewRequest {
  kind: Erasure['kind'];
  userId: string | null;
  participantId: string | null;
  reference: string | null;
  receivedOn: string;
  days: number;
}

/** @returns its number; undefined if there is an open request about the same person */
export async function insertErasure(client: pg.ClientBase, request: NewRequest): Promise<number | undefined> {
  const { kind, userId, participantId, reference, receivedOn, days } = request;
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts.erasures (kind, state, source, user_id, participant_id, reference, received_on, due_on)
     values ($1, 'open', 'desk', $2, $3, $4, $5::date, $5::date + $6::int)
     on conflict do nothing returning id`,
    [kind, userId, participantId, reference, receivedOn, days],
  );
  return rows[0]?.id;
}

/** Closes an open request and deletes the data that identifies its account. @returns false if it is closed already */
export async function closeErasure(
  client: pg.ClientBase | pg.Pool,
  id: number,
  { state, closedBy, reason }: { state: 'done' | 'refused'; closedBy: string; reason?: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update accounts.erasures set state = $2, closed_at = now(), closed_by = $3, reason = $4, user_id = null, reference = null
     where id = $1 and state = 'open'`,
    [id, state, closedBy, reason ?? null],
  );
  return rowCount === 1;
}

/** Records that an account was erased: closes its open request, or adds one that does not identify the person. */
export async function recordErased(
  client: pg.ClientBase,
  userId: string,
  { source, closedBy }: { source: ErasureSource; closedBy?: string },
): Promise<void> {
  const { rowCount } = await client.query(
    `update accounts.erasures set state = 'done', source = $2, closed_at = now(), closed_by = $3, user_id = null, reference = null
     where user_id = $1 and state = 'open'`,
    [userId, source, closedBy ?? null],
  );
  if (rowCount === 0)
    await client.query(
      `insert into accounts.erasures (kind, state, source, received_on, due_on, closed_at, closed_by)
       values ('account', 'done', $1, current_date, current_date, now(), $2)`,
      [source, closedBy ?? null],
    );
}

/** Raises the alarm about urgent requests, with their numbers, or clears it. */
export async function alarmUrgent({ pool, alarm }: Pick<FeatureKit, 'pool' | 'alarm'>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from accounts.erasures where state = 'open' and due_on <= ${urgentUntil} order by due_on, id`,
  );
  alarm(
    'erasure-due',
    rows.map(({ id }) => String(id)),
  );
}
