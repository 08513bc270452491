import type pg from 'pg';
import type { LanguageCode } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import { writeEmail } from './account-emails.ts';
import type { Passwords } from './passwords.ts';
import { hasToken, isToken, issueToken, useToken, voidTokens } from './tokens.ts';
import { isWeakPassword } from './weak-password.ts';

type Kit = Pick<BaseKit, 'pool' | 'mail' | 'publicUrl'> & { passwords: Passwords };

export const isOver = (): ApiError =>
  new ApiError('unprocessable', 'This link has already been used or has expired.', {
    fields: [{ field: 'token', message: 'tokenOver' }],
  });

/** Opens an account once its address, and where needed the guardian, has confirmed it. A held account never opens. */
async function activate(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    `update people.persons set is_active = true from accounts.particulars
     where persons.id = $1 and particulars.user_id = persons.id
       and particulars.is_address_confirmed and not particulars.awaits_guardian
       and not particulars.is_held`,
    [userId],
  );
}

/** @throws ApiError 422 if the link was used or has expired */
export async function confirmAddress({ pool }: Kit, token: string): Promise<void> {
  await transaction(pool, async (client) => {
    const used = await useToken(client, token, 'confirm');
    if (!used) throw isOver();
    await confirm(client, used.userId);
  });
}

async function confirm(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query('update accounts.particulars set is_address_confirmed = true where user_id = $1', [userId]);
  await client.query('update accounts.users set email_verified = true where id = $1', [userId]);
  await activate(client, userId);
}

/** Stores the guardian's agreement as a consent. @throws ApiError 422 if the link was used or has expired */
export async function confirmGuardian({ pool }: Kit, token: string, version: string): Promise<void> {
  await transaction(pool, async (client) => {
    const used = await useToken(client, token, 'guardian');
    if (!used) throw isOver();
    const { userId } = used;
    await client.query('update accounts.particulars set awaits_guardian = false where user_id = $1', [userId]);
    await client.query(
      `insert into accounts.consents (user_id, purpose, version, language, at)
       select user_id, 'guardian', $2, language, now() from accounts.particulars where user_id = $1`,
      [userId, version],
    );
    await activate(client, userId);
  });
}

const requestsPerTurn = 50;

/**
 * Writes the emails for password reset requests. The requests have been answered before, so that response times do
 * not reveal whether an account exists.
 */
export async function answerResetRequests(kit: Pick<Kit, 'pool' | 'mail' | 'publicUrl'>): Promise<void> {
  for (let turn = 0; turn < requestsPerTurn; turn++) {
    const isDone = await transaction(kit.pool, async (client) => {
      const { rows } = await client.query<{ email: string; language: LanguageCode }>(
        `delete from accounts.reset_requests where id =
           (select id from accounts.reset_requests order by id limit 1 for update skip locked) returning email, language`,
      );
      if (!rows[0]) return true;
      await writeResetLink(kit, client, rows[0]);
      return false;
    });
    if (isDone) return;
  }
}

/** Allows one link at a time: while one is valid, a further request neither voids it nor sends another email. */
async function writeResetLink(
  kit: Pick<Kit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  { email, language }: { email: string; language: LanguageCode },
): Promise<void> {
  const find = async (): Promise<{ id: string; username: string } | undefined> => {
    const { rows } = await client.query<{ id: string; username: string }>(
      'select id, display_username as username from accounts.users where email = $1',
      [email.toLowerCase()],
    );
    return rows[0];
  };
  const owner = await find();
  if (!owner || !(await holdPerson(client, owner.id))) return;
  // Looked up again because the address may belong to another account by now.
  const user = await find();
  if (user?.id !== owner.id || (await hasToken(client, owner.id, 'reset'))) return;
  const token = await issueToken(client, user.id, 'reset');
  await writeEmail(kit, client, 'reset', { to: email, language, username: user.username, token, about: user.id });
}

/**
 * Sets a new password and ends every session. The email was read, so its address is confirmed too: a person who
 * signed up with another's address loses the account to the owner of the address.
 * @throws ApiError 422 for a used link or a weak password
 */
export async function resetPassword(
  kit: Kit & { forgetFailures: (usernameKey: string, client: pg.ClientBase) => Promise<void> },
  token: string,
  password: string,
): Promise<void> {
  // Without a valid link no password is hashed: hashing is slow, and the endpoint is public.
  if (!(await isToken(kit.pool, token, 'reset'))) throw isOver();
  const hash = await kit.passwords.hash(password);
  await transaction(kit.pool, async (client) => {
    const used = await useToken(client, token, 'reset');
    if (!used) throw isOver();
    const { userId } = used;
    const { rows } = await client.query<{ key: string; username: string; email: string; language: LanguageCode }>(
      `select users.username as key, users.display_username as username, users.email, particulars.language
       from accounts.users join accounts.particulars on particulars.user_id = users.id where users.id = $1`,
      [userId],
    );
    const owner = rows[0]!;
    if (isWeakPassword(password, owner))
      throw new ApiError('unprocessable', 'Invalid field.', {
        fields: [{ field: 'password', message: 'passwordWeak' }],
      });
    await client.query(
      `update accounts.credentials set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
      [userId, hash],
    );
    await client.query('delete from accounts.sessions where user_id = $1', [userId]);
    // A person who had the old password may have requested another address.
    await voidTokens(client, userId, 'email', 'reset');
    await confirm(client, userId);
    // The owner may have been slowed down by a stranger's guesses and can now sign in immediately.
    await kit.forgetFailures(owner.key, client);
    await writeEmail(kit, client, 'passwordChanged', {
      to: owner.email,
      language: owner.language,
      username: owner.username,
      about: userId,
    });
  });
}
