import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { guardianAge, leastAge } from '@podium/contract';
import type { LanguageCode, SignUpRequest } from '@podium/contract';
import { ApiError } from '../../api-error.ts';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import { writeLetter } from './account-letters.ts';
import { keepCpf, macsOf } from './cpf-vault.ts';
import type { Passwords } from './passwords.ts';
import { issueToken } from './tokens.ts';
import { usernameKey } from './username-key.ts';
import { isWeakPassword } from './weak-password.ts';

type Kit = Pick<BaseKit, 'pool' | 'keys' | 'mail' | 'publicUrl'> & { passwords: Passwords };

/**
 * Opens an account, which stays shut until its address is confirmed, and by a guardian where needed. Whoever is known
 * already by e-mail or CPF gets a letter instead, and the one who asks the same answer: nobody learns who has an account.
 * User names are public, so that one is taken is said.
 *
 * @returns whether a guardian has to agree
 * @throws ApiError 422 for a weak password or a user name that is taken
 */
export async function signUp(kit: Kit, request: SignUpRequest, year: number): Promise<{ needsGuardian: boolean }> {
  const needsGuardian = leastAge(request.birthYear, year) < guardianAge;
  if (isWeakPassword(request.password, request)) throw fieldFault('password', 'passwordWeak');
  // Made whether or not it is needed, so that both ways take equally long.
  const password = await kit.passwords.hash(request.password);
  await transaction(kit.pool, async (client) => {
    await client.query('savepoint before_account');
    try {
      await insertAccount(kit, client, { ...request, password }, needsGuardian);
    } catch (error) {
      const constraint = (error as { code?: string; constraint?: string }).code === '23505' ? nameOf(error) : undefined;
      if (constraint === undefined) throw error;
      await client.query('rollback to savepoint before_account');
      if (constraint.includes('username')) throw fieldFault('username', 'usernameTaken');
      await tellOwner(kit, client, request);
    }
  });
  return { needsGuardian };
}

const nameOf = (error: unknown): string => (error as { constraint?: string }).constraint ?? '';

function fieldFault(field: string, message: string): ApiError {
  return new ApiError('unprocessable', 'A field cannot be taken.', { fields: [{ field, message }] });
}

async function insertAccount(
  kit: Kit,
  client: pg.ClientBase,
  { username, email, password, cpf, birthYear, guardianEmail, language, terms }: SignUpRequest,
  needsGuardian: boolean,
): Promise<void> {
  const shown = username.normalize('NFKC');
  const id = randomUUID();
  await client.query(`insert into people.persons (id, username, type) values ($1, $2, 'guest')`, [id, shown]);
  await client.query(
    `insert into accounts.users (id, name, email, created_at, updated_at, username, display_username)
     values ($1, $2, $3, now(), now(), $4, $2)`,
    [id, shown, email.toLowerCase(), usernameKey(shown)],
  );
  await client.query(
    `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
     values ($1, $2, 'credential', $2, $3, now(), now())`,
    [randomUUID(), id, password],
  );
  // It may also be stored under an older key.
  const { rows } = await client.query('select 1 from accounts.particulars where cpf_mac = any($1)', [
    macsOf(kit.keys, cpf),
  ]);
  if (rows.length > 0) throw Object.assign(new Error('a CPF that is known'), { code: '23505', constraint: 'cpf' });
  const kept = keepCpf(kit.keys, id, cpf);
  await client.query(
    `insert into accounts.particulars (user_id, birth_year, language, awaits_guardian, cpf_mac, cpf_kid, cpf_sealed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, birthYear, language, needsGuardian, kept.cpfMac, kept.cpfKid, kept.cpfSealed],
  );
  await client.query(
    `insert into accounts.consents (user_id, purpose, version, language, at) values ($1, 'terms', $2, $3, now())`,
    [id, terms, language],
  );
  const token = await issueToken(client, id, 'confirm');
  await writeLetter(kit, client, 'confirm', { to: email, language, username: shown, token });
  if (!guardianEmail) return;
  const guardianToken = needsGuardian ? await issueToken(client, id, 'guardian') : undefined;
  await writeLetter(kit, client, needsGuardian ? 'guardian' : 'guardianTold', {
    to: guardianEmail,
    language,
    username: shown,
    token: guardianToken,
  });
}

/** To whoever has the account: by the address, or else by the CPF. */
async function tellOwner(kit: Kit, client: pg.ClientBase, { email, cpf }: SignUpRequest): Promise<void> {
  const { rows } = await client.query<{ email: string; language: LanguageCode; username: string }>(
    `select users.email, particulars.language, users.display_username as username
     from accounts.users join accounts.particulars on particulars.user_id = users.id
     where users.email = $1 or particulars.cpf_mac = any($2) order by (users.email = $1) desc limit 1`,
    [email.toLowerCase(), macsOf(kit.keys, cpf)],
  );
  const owner = rows[0];
  if (owner)
    await writeLetter(kit, client, 'known', { to: owner.email, language: owner.language, username: owner.username });
}
