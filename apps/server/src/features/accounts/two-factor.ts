import { randomUUID } from 'node:crypto';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { writeEmail } from './account-emails.ts';
import type { AccountKit } from './account-kit.ts';
import { isInvitedAddress } from './invited-address.ts';
import { findOwner } from './owner.ts';
import { requirePassword } from './own-password.ts';
import { newSessionToken } from './sensitive.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { isTotpCode, totpUri } from './totp.ts';

type Kit = Pick<AccountKit, 'pool' | 'passwords' | 'sessions' | 'mail' | 'publicUrl'>;

interface Who {
  userId: string;
  sessionId: string;
}

const backupCodes = 10;

const wrongCode = (): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field: 'code', message: 'codeWrong' }] });

/** Secrets are stored in the format of the library, which checks the codes at sign-in. */
async function secretCipher({ sessions }: Kit) {
  const { secretConfig: key } = await (await sessions()).$context;
  return {
    seal: async (data: string) => symmetricEncrypt({ key, data }),
    open: async (data: string) => symmetricDecrypt({ key, data }),
  };
}

/**
 * Starts setting up an authenticator app. The current app, if any, stays valid until a code of the new one is given.
 */
export async function beginTwoFactor(
  kit: Kit,
  { userId }: Who,
  password: string,
): Promise<{ uri: string; backupCodes: string[] }> {
  await requirePassword(kit, userId, password);
  const secret = generateRandomString(32);
  const codes = Array.from({ length: backupCodes }, () =>
    generateRandomString(10, 'a-z', '0-9', 'A-Z').replace(/^.{5}/u, '$&-'),
  );
  const { seal } = await secretCipher(kit);
  const sealed = [await seal(secret), await seal(JSON.stringify(codes))];
  const owner = await transaction(kit.pool, async (client) => {
    await client.query(
      `insert into accounts.new_two_factors (user_id, secret, backup_codes) values ($1, $2, $3)
       on conflict (user_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes`,
      [userId, ...sealed],
    );
    return findOwner(client, 'id', userId);
  });
  // Invited accounts have no address; an authenticator app shows their username.
  const name = owner && (isInvitedAddress(owner.email) ? owner.username : owner.email);
  return { uri: totpUri(secret, name ?? ''), backupCodes: codes };
}

/**
 * Confirms the new app with one of its codes, which then counts as used. All other sessions end because they were
 * created without the app.
 *
 * @returns the new token of this session
 * @throws ApiError 422 `codeWrong`
 */
export async function confirmTwoFactor(kit: Kit, { userId, sessionId }: Who, code: string): Promise<string> {
  const { open } = await secretCipher(kit);
  return transaction(kit.pool, async (client) => {
    if (!(await holdPerson(client, userId))) throw new ApiError('unauthorized', 'Log in first.');
    const { rows } = await client.query<{ secret: string; codes: string }>(
      'select secret, backup_codes as codes from accounts.new_two_factors where user_id = $1',
      [userId],
    );
    const [begun] = rows;
    if (!begun || !isTotpCode(await open(begun.secret), code)) throw wrongCode();
    await useCode(client, userId, code);
    await client.query('delete from accounts.two_factors where user_id = $1', [userId]);
    await client.query(
      `insert into accounts.two_factors (id, user_id, secret, backup_codes, verified) values ($1, $2, $3, $4, true)`,
      [randomUUID(), userId, begun.secret, begun.codes],
    );
    await client.query('delete from accounts.new_two_factors where user_id = $1', [userId]);
    await client.query('update accounts.users set two_factor_enabled = true, updated_at = now() where id = $1', [
      userId,
    ]);
    await client.query('delete from accounts.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
    await notify(kit, client, 'twoFactorOn', userId);
    return newSessionToken(client, sessionId, 2);
  });
}

/**
 * Removes the second factor, given the password and a code of the app or a backup code.
 *
 * @throws ApiError 422 `passwordWrong` or `codeWrong`
 */
export async function endTwoFactor(
  kit: Kit,
  { userId, sessionId }: Who,
  { password, code }: { password: string; code: string },
): Promise<string> {
  await requirePassword(kit, userId, password);
  const { open } = await secretCipher(kit);
  return transaction(kit.pool, async (client) => {
    if (!(await holdPerson(client, userId))) throw new ApiError('unauthorized', 'Log in first.');
    const { rows } = await client.query<{ secret: string; codes: string }>(
      'select secret, backup_codes as codes from accounts.two_factors where user_id = $1',
      [userId],
    );
    const [present] = rows;
    if (!present) throw wrongCode();
    const spare = JSON.parse(await open(present.codes)) as string[];
    if (!isTotpCode(await open(present.secret), code) && !spare.includes(code)) throw wrongCode();
    await useCode(client, userId, code);
    await removeTwoFactor(kit, client, userId);
    return newSessionToken(client, sessionId, 1);
  });
}

/** Removes the second factor and notifies its owner. @returns false if the account had none */
export async function removeTwoFactor(
  kit: Pick<Kit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  userId: string,
): Promise<boolean> {
  await client.query('delete from accounts.new_two_factors where user_id = $1', [userId]);
  const { rowCount } = await client.query('delete from accounts.two_factors where user_id = $1', [userId]);
  if (rowCount === 0) return false;
  await client.query('update accounts.users set two_factor_enabled = false, updated_at = now() where id = $1', [
    userId,
  ]);
  await notify(kit, client, 'twoFactorOff', userId);
  return true;
}

async function notify(
  kit: Pick<Kit, 'mail' | 'publicUrl'>,
  client: pg.ClientBase,
  kind: 'twoFactorOn' | 'twoFactorOff',
  userId: string,
): Promise<void> {
  const owner = await findOwner(client, 'id', userId);
  if (owner) await writeEmail(kit, client, kind, { ...owner, to: owner.email, about: userId });
}

/** A code works once. @throws ApiError 422 `codeWrong` if it was used already */
async function useCode(client: pg.ClientBase, userId: string, code: string): Promise<void> {
  const { rowCount } = await client.query(
    'insert into accounts.used_codes (user_id, code, used_at) values ($1, $2, now()) on conflict do nothing',
    [userId, code],
  );
  if (rowCount !== 1) throw wrongCode();
}
