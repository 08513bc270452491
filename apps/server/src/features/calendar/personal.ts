import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

const tokenBytes = 32;
/** Base64url of 32 bytes. */
const tokenShape = /^[\w-]{43}$/u;

export const isToken = (text: string): boolean => tokenShape.test(text);

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Creates the token in the address of a user's calendar; the previous one becomes invalid.
 * @returns the token, of which only the hash is stored
 */
export async function renewToken(pool: pg.Pool, userId: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await pool.query(
    `insert into calendar.personal (user_id, token_hash) values ($1, $2)
     on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now()`,
    [userId, hashToken(token)],
  );
  return token;
}

export async function revokeToken(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from calendar.personal where user_id = $1', [userId]);
}

/** Time when the address of a user's calendar was created (epoch milliseconds); undefined without one. */
export async function tokenTime(pool: pg.Pool, userId: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: number }>(
    'select created_at as at from calendar.personal where user_id = $1',
    [userId],
  );
  return rows[0]?.at;
}

export async function userOfToken(pool: pg.Pool, token: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ userId: string }>(
    'select user_id as "userId" from calendar.personal where token_hash = $1',
    [hashToken(token)],
  );
  return rows[0]?.userId;
}
