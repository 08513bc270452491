import { randomUUID } from 'node:crypto';
import type { GrantRole, UserType } from '@podium/contract';
import { Passwords } from '../features/accounts/passwords.ts';
import type { TestPodium } from './test-podium.ts';
import { Visitor } from './visitor.ts';

const password = 'quatro tucanos azuis';
let hash: Promise<string> | undefined;

interface UserOptions {
  type?: UserType;
  grant?: GrantRole;
  /** `discipline JUD`; all of the Games by default. */
  scope?: string;
  organisation?: string;
}

/** Creates a confirmed account and signs in. */
export async function signUpUser(
  { url, database }: Pick<TestPodium, 'url' | 'database'>,
  { type = 'guest', grant, scope = 'games ', organisation }: UserOptions = {},
): Promise<Visitor & { password: string; id: string; username: string }> {
  const id = randomUUID();
  const username = `p${id.replaceAll('-', '').slice(0, 20)}`;
  // Shared by all users, because hashing takes most of the time.
  hash ??= new Passwords(19).hash(password);
  const { pool } = database;
  await pool.query(
    'insert into people.persons (id, username, type, organisation, is_active) values ($1, $2, $3, $4, true)',
    [id, username, type, organisation ?? null],
  );
  await pool.query(
    `insert into accounts.users (id, name, email, email_verified, created_at, updated_at, username, display_username)
     values ($1, $2, $3, true, now(), now(), $2, $2)`,
    [id, username, `${username}@example.org`],
  );
  await pool.query(
    `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
     values ($1, $2, 'credential', $2, $3, now(), now())`,
    [randomUUID(), id, await hash],
  );
  await pool.query(
    `insert into accounts.particulars (user_id, birth_year, language, is_address_confirmed) values ($1, 1990, 'en', true)`,
    [id],
  );
  if (grant) {
    const [kind, scopeId] = scope.split(' ');
    await pool.query('insert into people.grants values ($1, $2, $3, $4)', [id, grant, kind, scopeId]);
  }
  const visitor = new Visitor(url);
  const response = await visitor.post('/api/v1/auth/sign-in', { username, password });
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}`);
  return Object.assign(visitor, { password, id, username });
}
