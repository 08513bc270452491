import type pg from 'pg';
import type { Actor } from './actor.ts';
import { hasGrant } from './actor.ts';

interface Action {
  /** Begins with the kind of subject: `person.lock`. */
  type: string;
  /** Subject: `person/<id>`. */
  about: string;
  reason?: string;
  /** Changed values, without names and addresses of people. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Records an organizer's action for the audit log; within the transaction of the change if its client is given. */
export async function recordAction(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  actor: Extract<Actor, { kind: 'user' }>,
  { type, about, reason, before, after }: Action,
): Promise<void> {
  const role = hasGrant(actor, 'admin') ? 'admin' : (actor.grants[0]?.role ?? '');
  await client.query(
    `insert into people.actions (by, by_role, type, about, reason, before, after) values ($1, $2, $3, $4, $5, $6, $7)`,
    [actor.userId, role, type, about, reason ?? null, json(before), json(after)],
  );
}

const json = (value: Action['before']): string | null => (value ? JSON.stringify(value) : null);
