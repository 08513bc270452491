import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { LanguageCode } from '@podium/contract';
import { usernameKey } from './username-key.ts';
import { usernameShape } from './username-shape.ts';

interface NewAccount {
  id: string;
  username: string;
  email: string;
  birthYear: number | null;
  /** Hash; null until a link sets the password. */
  password: string | null;
  language: LanguageCode;
}

/** Opens an account that needs no confirmation: its address is known to the server, or it has none. */
export async function openAccount(
  client: pg.ClientBase,
  { id, username, email, birthYear, password, language }: NewAccount,
): Promise<void> {
  await client.query(
    `insert into people.persons (id, username, type, is_active, is_ranked) values ($1, $2, 'guest', true, false)`,
    [id, username],
  );
  await client.query(
    `insert into accounts.users (id, name, email, email_verified, created_at, updated_at, username, display_username, username_shape)
     values ($1, $2, $3, true, now(), now(), $4, $2, $5)`,
    [id, username, email.toLowerCase(), usernameKey(username), usernameShape(username)],
  );
  await client.query(
    `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
     values ($1, $2, 'credential', $2, $3, now(), now())`,
    [randomUUID(), id, password],
  );
  await client.query(
    `insert into accounts.particulars (user_id, birth_year, language, is_address_confirmed) values ($1, $2, $3, true)`,
    [id, birthYear, language],
  );
}
