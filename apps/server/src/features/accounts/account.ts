import type pg from 'pg';
import { instantText } from '../instant-text.ts';
import type {
  AccountAnswer,
  AccountChange,
  FollowList,
  Grant,
  Preferences,
  SessionsAnswer,
  UserType,
} from '@podium/contract';
import type { BaseKit } from '../kit.ts';
import { grantsOfPerson, plainGrant } from './grants.ts';
import { isInvitedAddress } from './invited-address.ts';
import { maskedCpf, openCpf } from './cpf-vault.ts';
import { ApiError } from '../../ground/api-error.ts';

const defaults: Preferences = {
  language: null,
  timeZone: null,
  theme: null,
  hasSpoilerMode: false,
  hasDataSaver: false,
  isRanked: true,
};

interface Row {
  id: string;
  username: string;
  email: string;
  type: UserType;
  organisation: string | null;
  photo: string | null;
  createdAt: number;
  preferences: Partial<Preferences>;
  isRanked: boolean;
  grants: Grant[];
  hasTwoFactor: boolean;
  cpfKid: string | null;
  cpfSealed: Buffer | null;
}

/** Returns everything that an account shows its owner. */
export async function readAccount(
  { pool, keys }: Pick<BaseKit, 'pool' | 'keys'>,
  userId: string,
  needsTwoFactor: boolean,
): Promise<AccountAnswer> {
  const { rows } = await pool.query<Row>(
    `select persons.id, persons.username, users.email, persons.type, persons.organisation, photos.sha256 as photo,
       persons.created_at as "createdAt", particulars.preferences, persons.is_ranked as "isRanked",
       users.two_factor_enabled as "hasTwoFactor", particulars.cpf_kid as "cpfKid", particulars.cpf_sealed as "cpfSealed",
       ${grantsOfPerson} as grants
     from people.persons join accounts.users on users.id = persons.id
     join accounts.particulars on particulars.user_id = persons.id
     left join accounts.photos on photos.user_id = persons.id where persons.id = $1`,
    [userId],
  );
  // The account was erased during the request.
  if (!rows[0]) throw new ApiError('unauthorized', 'Log in first.');
  const { cpfKid, cpfSealed, photo, createdAt, preferences, isRanked, email, grants, ...row } = rows[0];
  const cpf = cpfKid && cpfSealed ? openCpf(keys, userId, { cpfKid, cpfSealed }) : undefined;
  return {
    ...row,
    grants: grants.map(plainGrant),
    email: isInvitedAddress(email) ? null : email,
    photo: photo === null ? null : `/api/v1/photos/${photo}`,
    createdAt: instantText(createdAt),
    preferences: { ...defaults, ...preferences, isRanked },
    cpf: cpf === undefined ? null : maskedCpf(cpf),
    needsTwoFactor,
  };
}

export async function changeAccount(pool: pg.Pool, userId: string, { preferences }: AccountChange): Promise<void> {
  const { isRanked, ...kept } = preferences;
  await pool.query('update accounts.particulars set preferences = preferences || $2::jsonb where user_id = $1', [
    userId,
    JSON.stringify(kept),
  ]);
  if (isRanked !== undefined)
    await pool.query(
      `update people.persons set is_ranked = $2 from accounts.particulars
       where id = $1 and user_id = id and not is_invited`,
      [userId, isRanked],
    );
}

export async function listSessions(pool: pg.Pool, userId: string, current: string): Promise<SessionsAnswer> {
  const { rows } = await pool.query<{ id: string; device: string | null; createdAt: number; lastUsedAt: number }>(
    `select id, user_agent as device, created_at as "createdAt", updated_at as "lastUsedAt"
     from accounts.sessions where user_id = $1 and expires_at > now() order by updated_at desc`,
    [userId],
  );
  const items = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    isThis: id === current,
    device: device ?? '',
    createdAt: instantText(createdAt),
    lastUsedAt: instantText(lastUsedAt),
  }));
  return { items, total: items.length };
}

/** Ends one session of this person, or all of them. @returns false if the person has no such session */
export async function endSessions(pool: pg.Pool, userId: string, id?: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from accounts.sessions where user_id = $1 and ($2::text is null or id = $2)',
    [userId, id ?? null],
  );
  return (rowCount ?? 0) > 0;
}

export async function listFollows(pool: pg.Pool, userId: string): Promise<FollowList> {
  const { rows } = await pool.query<FollowList['items'][number]>(
    'select kind, id from accounts.follows where user_id = $1 order by kind, id',
    [userId],
  );
  return { items: rows };
}

/** Adds the follows that the account does not have yet, up to the maximum per account. */
export async function addFollows(
  pool: pg.Pool,
  userId: string,
  items: FollowList['items'],
  max: number,
): Promise<void> {
  await pool.query(
    `insert into accounts.follows (user_id, kind, id)
     select $1, kind, id from unnest($2::text[], $3::text[]) as given(kind, id)
     limit greatest(0, $4 - (select count(*) from accounts.follows where user_id = $1))
     on conflict do nothing`,
    [userId, items.map(({ kind }) => kind), items.map(({ id }) => id), max],
  );
}

export async function removeFollow(pool: pg.Pool, userId: string, kind: string, id: string): Promise<void> {
  await pool.query('delete from accounts.follows where user_id = $1 and kind = $2 and id = $3', [userId, kind, id]);
}
