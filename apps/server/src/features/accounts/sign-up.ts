import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { guardianAge, lowestAge, normalizeCpf } from '@podium/contract';
import type { SignUpRequest } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import { writeAccountEmails } from './account-emails.ts';
import type { AccountEmail } from './account-emails.ts';
import { keepCpf, cpfMacs } from './cpf-vault.ts';
import type { Owner } from './owner.ts';
import type { Passwords } from './passwords.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { issueToken } from './tokens.ts';
import { usernameKey } from './username-key.ts';
import { isReservedUsername, usernameShape } from './username-shape.ts';
import { isWeakPassword } from './weak-password.ts';

type Kit = Pick<BaseKit, 'pool' | 'keys' | 'mail' | 'publicUrl'> & { passwords: Passwords };

/** Unique values that belong to another account. */
type Conflict = 'username' | 'email' | 'cpf';

/**
 * Creates an account, which stays closed until its address is confirmed and, if required, a guardian agrees.
 *  If the email address or CPF belongs to another account, the new one is *held*: it takes the username, answers a
 * sign-in and receives emails exactly like any unconfirmed account, but never opens. No later step, such as signing
 * up again under the same name, then reveals who has an account. The owner of the other account gets an email.
 *  Repeating the same sign-up (name, email, CPF and password) gives the same answer, because the first answer may
 * have been lost.
 *
 * @returns whether a guardian has to agree
 * @throws ApiError 422 for a weak password, or a username that is reserved, taken or looks like a taken one
 */
export async function signUp(kit: Kit, request: SignUpRequest, year: number): Promise<{ needsGuardian: boolean }> {
  const needsGuardian = lowestAge(request.birthYear, year) < guardianAge;
  if (isReservedUsername(request.username)) throw fieldFault('username', 'usernameReserved');
  if (isWeakPassword(request.password, request)) throw fieldFault('password', 'passwordWeak');
  // Hashed even if not needed, so that all branches take equally long.
  const password = await kit.passwords.hash(request.password);
  const hashed = { ...request, password };
  if (await open(kit, hashed, needsGuardian)) return { needsGuardian };
  const earlier = await findRepeated(kit, request);
  if (!earlier) throw fieldFault('username', 'usernameTaken');
  // The CPF may have become free since.
  if (!earlier.isHeld || !(await open(kit, hashed, needsGuardian, earlier.id)))
    await inviteAgain(kit, request, needsGuardian, earlier);
  return { needsGuardian };
}

function fieldFault(field: string, message: string): ApiError {
  return new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });
}

/**
 * Creates an open or held account.
 *
 * @param replacedId a held account of the same name. It is replaced by one that can open, or left unchanged: its
 * links work and its guardian's consent counts as in any unconfirmed account
 * @returns false if the username is taken, or the replaced account would be held again; nothing has changed then
 */
async function open(kit: Kit, request: SignUpRequest, needsGuardian: boolean, replacedId?: string): Promise<boolean> {
  return transaction(kit.pool, async (client) => {
    await client.query('savepoint before_all');
    if (replacedId !== undefined)
      await client.query(
        `delete from people.persons using accounts.particulars
         where persons.id = $1 and particulars.user_id = persons.id and particulars.is_held`,
        [replacedId],
      );
    const conflicts = new Set<Conflict>();
    let id: string | undefined;
    // After a conflict, the next attempt leaves out the CPF or email that another account already has.
    while (id === undefined) {
      await client.query('savepoint before_account');
      try {
        id = await insertAccount(kit, client, request, { needsGuardian, known: conflicts });
      } catch (error) {
        const conflict = findConflict(error);
        if (conflict === undefined || conflicts.has(conflict)) throw error;
        await client.query(`rollback to savepoint ${conflict === 'username' ? 'before_all' : 'before_account'}`);
        if (conflict === 'username') return false;
        if (replacedId !== undefined) {
          await client.query('rollback to savepoint before_all');
          return false;
        }
        conflicts.add(conflict);
      }
    }
    const owner = conflicts.size > 0 ? await findKnown(kit, client, request, id) : undefined;
    await writeInvitations(kit, client, id, request, needsGuardian, owner);
    return true;
  });
}

async function inviteAgain(
  kit: Kit,
  request: SignUpRequest,
  needsGuardian: boolean,
  { id, isHeld }: { id: string; isHeld: boolean },
): Promise<void> {
  await transaction(kit.pool, async (client) => {
    // The same request may have replaced the account and sent the emails meanwhile.
    if (!(await holdPerson(client, id))) return;
    const owner = isHeld ? await findKnown(kit, client, request, id) : undefined;
    await writeInvitations(kit, client, id, request, needsGuardian, owner);
  });
}

function findConflict(error: unknown): Conflict | undefined {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  if (code !== '23505') return undefined;
  return (['username', 'email', 'cpf'] as const).find((name) => constraint.includes(name));
}

/** Recognizes a repeated sign-up without storing its CPF or address a second time. */
function signUpMac({ keys }: Pick<Kit, 'keys'>, { email, cpf }: Pick<SignUpRequest, 'email' | 'cpf'>): string[] {
  const text = `${email.toLowerCase()} ${normalizeCpf(cpf)}`;
  return keys.all('sign-up').map(({ secret }) => createHmac('sha256', secret).update(text).digest('base64url'));
}

async function insertAccount(
  kit: Kit,
  client: pg.ClientBase,
  { username, email, password, cpf, birthYear, language, terms }: SignUpRequest,
  { needsGuardian, known }: { needsGuardian: boolean; known: ReadonlySet<Conflict> },
): Promise<string> {
  const displayName = username.normalize('NFKC');
  const id = randomUUID();
  // Most users are minors: the public ranking is opt-in.
  await client.query(`insert into people.persons (id, username, type, is_ranked) values ($1, $2, 'guest', false)`, [
    id,
    displayName,
  ]);
  await client.query(
    `insert into accounts.users (id, name, email, created_at, updated_at, username, display_username, username_shape)
     values ($1, $2, $3, now(), now(), $4, $2, $5)`,
    [
      id,
      displayName,
      known.has('email') ? `${id}@held.invalid` : email.toLowerCase(),
      usernameKey(displayName),
      usernameShape(displayName),
    ],
  );
  await client.query(
    `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
     values ($1, $2, 'credential', $2, $3, now(), now())`,
    [randomUUID(), id, password],
  );
  // The CPF may also be stored under an older key.
  const { rows } = await client.query('select 1 from accounts.particulars where cpf_mac = any($1)', [
    cpfMacs(kit.keys, cpf),
  ]);
  if (rows.length > 0 && !known.has('cpf'))
    throw Object.assign(new Error('a CPF that is known'), { code: '23505', constraint: 'cpf' });
  const isHeld = known.size > 0;
  // A held account claims no CPF.
  const storedCpf = isHeld ? undefined : keepCpf(kit.keys, id, cpf);
  await client.query(
    `insert into accounts.particulars (user_id, birth_year, language, awaits_guardian, cpf_mac, cpf_kid, cpf_sealed, sign_up_mac, is_held)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      birthYear,
      language,
      needsGuardian,
      storedCpf?.cpfMac ?? null,
      storedCpf?.cpfKid ?? null,
      storedCpf?.cpfSealed ?? null,
      signUpMac(kit, { email, cpf })[0],
      isHeld,
    ],
  );
  await client.query(
    `insert into accounts.consents (user_id, purpose, version, language, at) values ($1, 'terms', $2, $3, now())`,
    [id, terms, language],
  );
  return id;
}

/** Finds the account that has the address, otherwise the account that has the CPF. */
async function findKnown(
  kit: Kit,
  client: pg.ClientBase,
  { email, cpf }: SignUpRequest,
  newId: string,
): Promise<Owner | undefined> {
  const { rows } = await client.query<Owner>(
    `select users.id, users.email, particulars.language, users.display_username as username
     from accounts.users join accounts.particulars on particulars.user_id = users.id
     where users.id <> $3 and (users.email = $1 or particulars.cpf_mac = any($2)) order by (users.email = $1) desc limit 1`,
    [email.toLowerCase(), cpfMacs(kit.keys, cpf), newId],
  );
  return rows[0];
}

/** Writes the emails of a sign-up: each given address receives one, whether or not the account can open. */
async function writeInvitations(
  kit: Kit,
  client: pg.ClientBase,
  id: string,
  { username, email, language, guardianEmail }: SignUpRequest,
  needsGuardian: boolean,
  owner?: Owner,
): Promise<void> {
  const displayName = username.normalize('NFKC');
  const emails: AccountEmail[] = [];
  if (owner) emails.push({ kind: 'known', ...owner, to: owner.email, about: owner.id });
  if (owner?.email !== email.toLowerCase()) {
    const token = await issueToken(client, id, 'confirm');
    emails.push({ kind: 'confirm', to: email, language, username: displayName, token, about: id });
  }
  if (guardianEmail) {
    const token = needsGuardian ? await issueToken(client, id, 'guardian') : undefined;
    const kind = needsGuardian ? 'guardian' : 'guardianTold';
    emails.push({ kind, to: guardianEmail, language, username: displayName, token, about: id });
  }
  await writeAccountEmails(kit, client, emails);
}

/** Finds the unconfirmed account of the same sign-up, if the password is right too. */
async function findRepeated(kit: Kit, request: SignUpRequest): Promise<{ id: string; isHeld: boolean } | undefined> {
  const { rows } = await kit.pool.query<{ id: string; hash: string; isHeld: boolean; mac: string | null }>(
    `select users.id, credentials.password as hash, particulars.is_held as "isHeld", particulars.sign_up_mac as mac
     from accounts.users
     join people.persons on persons.id = users.id
     join accounts.particulars on particulars.user_id = users.id
     join accounts.credentials on credentials.user_id = users.id and credentials.provider_id = 'credential'
     where users.username = $1 and not persons.is_active`,
    [usernameKey(request.username)],
  );
  const [account] = rows;
  if (!account?.mac) return undefined;
  const isSamePassword = await kit.passwords.verify(account.hash, request.password);
  return isSamePassword && signUpMac(kit, request).includes(account.mac) ? account : undefined;
}
