import type pg from 'pg';
import type { LanguageCode } from '@podium/contract';

/** Recipient of an email about an account. */
export interface Owner {
  id: string;
  email: string;
  username: string;
  language: LanguageCode;
}

export async function findOwner(
  client: pg.ClientBase | pg.Pool,
  column: 'id' | 'email',
  value: string,
): Promise<Owner | undefined> {
  const { rows } = await client.query<Owner>(
    `select users.id, users.email, users.display_username as username,
       coalesce(particulars.preferences ->> 'language', particulars.language) as language
     from accounts.users join accounts.particulars on particulars.user_id = users.id where users.${column} = $1`,
    [value],
  );
  return rows[0];
}
