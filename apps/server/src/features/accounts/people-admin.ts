import type pg from 'pg';
import type { Grant, PersonAnswer, PersonChange, UserType } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { instantText } from '../instant-text.ts';
import type { BaseKit } from '../kit.ts';
import { grantsOfPerson, setGrants } from './grants.ts';
import type { StoredGrant } from './grants.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { usernameKey } from './username-key.ts';
import { isReservedUsername, usernameShape } from './username-shape.ts';

/** Account actions of admins, for the API and `podium person`. */
type Kit = Pick<BaseKit, 'pool' | 'mail' | 'publicUrl'>;

interface Row extends Omit<PersonAnswer, 'createdAt' | 'grants'> {
  type: UserType;
  grants: StoredGrant[];
  createdAt: number;
}

/** @returns undefined if there is no such account */
export async function readPerson(
  { pool }: Pick<Kit, 'pool'>,
  key: { id: string } | { username: string },
): Promise<PersonAnswer | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['username', usernameKey(key.username)];
  const { rows } = await pool.query<Row>(`${selectPeople} where users.${column} = $1`, [value]);
  return rows[0] && present(rows[0]);
}

/** All accounts that have rights, by username. */
export async function listTeam({ pool }: Pick<Kit, 'pool'>): Promise<PersonAnswer[]> {
  const { rows } = await pool.query<Row>(
    `${selectPeople} where users.id in (select person_id from people.grants) order by users.username`,
  );
  return rows.map(present);
}

const present = (row: Row): PersonAnswer => ({
  ...row,
  createdAt: instantText(row.createdAt),
  grants: row.grants.map(({ until, ...grant }) => ({ ...grant, until: until === null ? null : instantText(until) })),
});

const selectPeople = `select persons.id, persons.username, persons.type, persons.organisation, persons.created_at as "createdAt",
       persons.is_active as "isActive", particulars.is_locked as "isLocked", particulars.is_held as "isHeld", particulars.is_invited as "isInvited",
       users.two_factor_enabled as "hasTwoFactor", particulars.cpf_mac is not null as "hasCpf",
       (select count(*)::int from accounts.sessions where user_id = persons.id and expires_at > now()) as sessions,
       ${grantsOfPerson} as grants
     from accounts.users
     join people.persons on persons.id = users.id
     join accounts.particulars on particulars.user_id = users.id`;

const fault = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });

/**
 * Changes the given fields. Locking ends all sessions.
 *
 * @throws ApiError 422 for an unknown delegation, or a username that is reserved, taken or looks like a taken one
 */
export async function changePerson({ pool }: Pick<Kit, 'pool'>, id: string, change: PersonChange): Promise<void> {
  const { type, organisation, isLocked, username } = change;
  await transaction(pool, async (client) => {
    if (!(await holdPerson(client, id))) throw new ApiError('notFound', 'Person not found.');
    if (organisation && !(await isOrganisation(client, organisation)))
      throw fault('organisation', 'organisationUnknown');
    if (type !== undefined) await client.query('update people.persons set type = $2 where id = $1', [id, type]);
    if (organisation !== undefined)
      await client.query('update people.persons set organisation = $2 where id = $1', [id, organisation]);
    if (username !== undefined) await rename(client, id, username);
    if (isLocked !== undefined)
      await client.query('update accounts.particulars set is_locked = $2 where user_id = $1', [id, isLocked]);
    if (isLocked) await client.query('delete from accounts.sessions where user_id = $1', [id]);
  });
}

/** Returns whether the Games have an organisation with this code, in their folder or in the feed's code lists. */
async function isOrganisation(client: pg.ClientBase, code: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from sport.organisations where code = $1 and not is_hidden
     union all select 1 from sport.code_labels where code = $1 and set = any($2) limit 1`,
    [code, ['ORGANISATION', 'NOC', 'COUNTRY']],
  );
  return rows.length > 0;
}

async function rename(client: pg.ClientBase, id: string, username: string): Promise<void> {
  if (isReservedUsername(username)) throw fault('username', 'usernameReserved');
  const displayName = username.normalize('NFKC');
  await client.query('update people.persons set username = $2 where id = $1', [id, displayName]);
  try {
    await client.query(
      `update accounts.users set name = $2, display_username = $2, username = $3, username_shape = $4, updated_at = now()
       where id = $1`,
      [id, displayName, usernameKey(displayName), usernameShape(displayName)],
    );
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw fault('username', 'usernameTaken');
  }
}

/** Replaces all rights of an account. Its sessions continue with the new rights. @throws ApiError 404 */
export async function replaceGrants({ pool }: Pick<Kit, 'pool'>, id: string, grants: readonly Grant[]): Promise<void> {
  await transaction(pool, async (client) => {
    if (!(await holdPerson(client, id))) throw new ApiError('notFound', 'Person not found.');
    await setGrants(client, id, grants);
  });
}

/** Removes a lost second factor and ends all sessions; its owner gets an email. @returns false if there was none */
export async function resetSecondFactor(kit: Kit, id: string): Promise<boolean> {
  const { removeTwoFactor } = await import('./two-factor.ts');
  return transaction(kit.pool, async (client) => {
    if (!(await holdPerson(client, id)) || !(await removeTwoFactor(kit, client, id))) return false;
    await client.query('delete from accounts.sessions where user_id = $1', [id]);
    return true;
  });
}

/**
 * Removes the CPF from an account that claimed another person's CPF, so that its owner can sign up. @returns false if
 * the account had none
 */
export async function freeCpf({ pool }: Pick<Kit, 'pool'>, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update accounts.particulars set cpf_mac = null, cpf_kid = null, cpf_sealed = null
     where user_id = $1 and cpf_mac is not null`,
    [id],
  );
  return rowCount === 1;
}
