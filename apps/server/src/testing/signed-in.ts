import { randomUUID } from 'node:crypto';
import type { UserType } from '@podium/contract';
import { transaction } from '../database/database.ts';
import { Passwords } from '../features/accounts/passwords.ts';
import type { TestPodium } from './test-podium.ts';
import { Visitor } from './visitor.ts';

const password = 'sete araras na janela';
const passwordMb = 19;
let hash: Promise<string> | undefined;

/** Settings of a server on which many sign in. */
export const quickPasswords = { ACCOUNTS_PASSWORD_MB: String(passwordMb) };

/** Somebody with an account, who has signed in; on a server with `quickPasswords`. */
export async function signedInAs(
  podium: TestPodium,
  username: string,
  type: UserType = 'athlete',
): Promise<{ visitor: Visitor; id: string }> {
  const id = randomUUID();
  const kept = await (hash ??= new Passwords(passwordMb).hash(password));
  await transaction(podium.database.pool, async (client) => {
    await client.query('insert into people.persons (id, username, type, is_active) values ($1, $2, $3, true)', [
      id,
      username,
      type,
    ]);
    await client.query(
      `insert into accounts.users (id, name, email, email_verified, created_at, updated_at, username, display_username)
       values ($1, $2, $3, true, now(), now(), lower($2), $2)`,
      [id, username, `${username}@example.org`.toLowerCase()],
    );
    await client.query(
      `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
       values ($1, $2, 'credential', $2, $3, now(), now())`,
      [randomUUID(), id, kept],
    );
    await client.query(
      `insert into accounts.particulars (user_id, birth_year, language, is_address_confirmed) values ($1, 2008, 'pt', true)`,
      [id],
    );
  });
  const visitor = new Visitor(podium.url);
  const answer = await visitor.post('/api/v1/auth/sign-in', { username, password });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${await answer.text()}`);
  return { visitor, id };
}
