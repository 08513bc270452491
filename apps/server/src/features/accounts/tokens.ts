import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

type Purpose = 'confirm' | 'guardian' | 'reset';

const lifeOf: Readonly<Record<Purpose, string>> = { confirm: '3 days', guardian: '14 days', reset: '10 minutes' };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token for one letter, 256 bits of chance; older ones for the same purpose end. */
export async function issueToken(client: pg.ClientBase, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query('delete from accounts.tokens where user_id = $1 and purpose = $2', [userId, purpose]);
  await client.query(
    `insert into accounts.tokens (hash, user_id, purpose, expires_at) values ($1, $2, $3, now() + $4::interval)`,
    [hashOf(token), userId, purpose, lifeOf[purpose]],
  );
  return token;
}

/** Whose token it is; it works once, under any race, and not after its time. */
export async function useToken(client: pg.ClientBase, token: string, purpose: Purpose): Promise<string | undefined> {
  const { rows } = await client.query<{ userId: string }>(
    `delete from accounts.tokens where hash = $1 and purpose = $2 and expires_at > now() returning user_id as "userId"`,
    [hashOf(token), purpose],
  );
  return rows[0]?.userId;
}
