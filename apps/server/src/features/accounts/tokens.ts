import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { holdPerson } from '../../access/hold-person.ts';

export type Purpose = 'confirm' | 'guardian' | 'reset' | 'email';

const lifeOf: Readonly<Record<Purpose, string>> = {
  confirm: '3 days',
  guardian: '14 days',
  reset: '10 minutes',
  email: '3 days',
};

/** Maximum time an email may wait to be sent before its token expires. */
const longestWait = '1 day';

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Issues a token for one email: 256 random bits. Older tokens stay valid, so that no other person can void a link
 * that its owner is waiting for. Its lifetime begins when the email is sent.
 *
 * @param email the new email address, if the token confirms one
 */
export async function issueToken(
  client: pg.ClientBase,
  userId: string,
  purpose: Purpose,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await holdPerson(client, userId);
  await client.query(
    `insert into accounts.tokens (hash, user_id, purpose, email, expires_at) values ($1, $2, $3, $4, now() + $5::interval + $6::interval)`,
    [hashToken(token), userId, purpose, email, lifeOf[purpose], longestWait],
  );
  return token;
}

/** Links a token to the email that contains it, or deletes the token if no email was written. */
export async function joinToken(client: pg.ClientBase, token: string, emailId: number | undefined): Promise<void> {
  await client.query(
    emailId === undefined
      ? 'delete from accounts.tokens where hash = $1 and $2::bigint is null'
      : 'update accounts.tokens set letter_id = $2 where hash = $1',
    [hashToken(token), emailId ?? null],
  );
}

/** Starts the lifetime of the token in an email that has just been sent. */
export async function startToken(client: pg.ClientBase, emailId: number): Promise<void> {
  const lives = Object.entries(lifeOf);
  await client.query(
    `update accounts.tokens set expires_at = now() + life from unnest($2::text[], $3::interval[]) as lives(name, life)
     where letter_id = $1 and purpose = lives.name`,
    [emailId, lives.map(([name]) => name), lives.map(([, life]) => life)],
  );
}

/** Returns whether a link for a purpose is queued or still valid. */
export async function hasToken(client: pg.ClientBase, userId: string, purpose: Purpose): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from accounts.tokens where user_id = $1 and purpose = $2 and expires_at > now() limit 1',
    [userId, purpose],
  );
  return rows.length > 0;
}

export async function voidTokens(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  ...purposes: Purpose[]
): Promise<void> {
  await client.query('delete from accounts.tokens where user_id = $1 and purpose = any($2)', [userId, purposes]);
}

/** Returns whether a token can be used now; it may expire right after. */
export async function isToken(pool: pg.Pool, token: string, purpose: Purpose): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from accounts.tokens where hash = $1 and purpose = $2 and expires_at > now()',
    [hashToken(token), purpose],
  );
  return rowCount === 1;
}

interface Used {
  userId: string;
  email: string | null;
}

/** Redeems a token and returns its owner; it works only once, even in a race, and not after it has expired. */
export async function useToken(client: pg.ClientBase, token: string, purpose: Purpose): Promise<Used | undefined> {
  const hash = hashToken(token);
  const { rows: owners } = await client.query<{ userId: string }>(
    'select user_id as "userId" from accounts.tokens where hash = $1',
    [hash],
  );
  if (!owners[0] || !(await holdPerson(client, owners[0].userId))) return undefined;
  const { rows } = await client.query<Used>(
    `delete from accounts.tokens where hash = $1 and purpose = $2 and expires_at > now()
     returning user_id as "userId", email`,
    [hash, purpose],
  );
  return rows[0];
}
