import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import type { AccountKit } from './account-kit.ts';
import { requirePassword } from './own-password.ts';
import { findOwner } from './owner.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { voidTokens } from './tokens.ts';
import { isWeakPassword } from './weak-password.ts';

/** Replaces the token of a session, which makes the old one invalid. @returns the new token */
export async function newSessionToken(client: pg.ClientBase, sessionId: string, factors?: 1 | 2): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { rowCount } = await client.query(
    'update accounts.sessions set token = $2, factors = coalesce($3, factors), updated_at = now() where id = $1',
    [sessionId, token, factors ?? null],
  );
  if (rowCount !== 1) throw new ApiError('unauthorized', 'Log in first.');
  return token;
}

/**
 * Changes the password and ends all other sessions.
 *
 * @returns the new token of this session
 * @throws ApiError 422 `passwordWrong` or `passwordWeak`
 */
export async function changePassword(
  kit: Pick<AccountKit, 'pool' | 'passwords'>,
  { userId, sessionId }: { userId: string; sessionId: string },
  { current, password }: { current: string; password: string },
): Promise<string> {
  await requirePassword(kit, userId, current, 'current');
  const owner = await findOwner(kit.pool, 'id', userId);
  if (owner && isWeakPassword(password, owner))
    throw new ApiError('unprocessable', 'Invalid field.', {
      fields: [{ field: 'password', message: 'passwordWeak' }],
    });
  const hash = await kit.passwords.hash(password);
  return transaction(kit.pool, async (client) => {
    if (!(await holdPerson(client, userId))) throw new ApiError('unauthorized', 'Log in first.');
    await client.query(
      `update accounts.credentials set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
      [userId, hash],
    );
    await client.query('delete from accounts.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
    // A person who had the old password may have requested another address.
    await voidTokens(client, userId, 'email');
    return newSessionToken(client, sessionId);
  });
}
