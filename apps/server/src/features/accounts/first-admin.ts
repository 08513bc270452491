import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import type { accountSettings } from './account-kit.ts';
import { Passwords } from './passwords.ts';
import { usernameKey } from './username-key.ts';
import { isReservedUsername, usernameShape } from './username-shape.ts';

const usage = 'first-admin <username> <email> <birth year>';
const proofSchema = z.tuple([
  z.string().regex(/^[A-Za-z0-9._-]{3,30}$/),
  z.email(),
  z.coerce.number().int().min(1900).max(2100),
]);
/** Excludes characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * `podium first-admin`: opens the account of the first administrator without email, and prints its password once.
 * Refuses if there is an administrator already.
 */
async function firstAdmin(
  args: string[],
  kit: Pick<BaseKit<typeof accountSettings>, 'pool' | 'publicUrl' | 'settings'>,
  print: (line: string) => void,
): Promise<number> {
  const checked = proofSchema.safeParse(parseArgs({ args, allowPositionals: true }).positionals);
  if (!checked.success || isReservedUsername(checked.data[0])) {
    print(`podium ${usage}: for example "podium first-admin ana.souza ana@school.example 1985".`);
    return 2;
  }
  const [username, email, birthYear] = checked.data;
  const password = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
  const hash = await new Passwords(kit.settings.ACCOUNTS_PASSWORD_MB).hash(password);
  const isNew = await transaction(kit.pool, async (client) => {
    // The lock keeps two concurrent commands from both finding that there is no administrator.
    await client.query('lock table people.grants in share row exclusive mode');
    const { rowCount } = await client.query(`select from people.grants where role = 'admin' and scope = 'games'`);
    if (rowCount !== 0) return false;
    const id = randomUUID();
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
      [randomUUID(), id, hash],
    );
    await client.query(
      `insert into accounts.particulars (user_id, birth_year, language, is_address_confirmed) values ($1, $2, 'en', true)`,
      [id, birthYear],
    );
    await client.query(
      `insert into people.grants (person_id, role, scope, scope_id) values ($1, 'admin', 'games', '')`,
      [id],
    );
    return true;
  });
  if (!isNew) {
    print('There is an administrator already. Use podium admin or podium grant.');
    return 1;
  }
  print(`Log in at ${kit.publicUrl}/console as ${username} with the password ${password}`);
  print('It is not shown again. Change it under your account after the first login.');
  if (/\badmin\b/u.test(kit.settings.ACCOUNTS_TWO_FACTOR_FOR))
    print(
      `First log in at ${kit.publicUrl}/account and set up an authenticator app: the console requires two-step verification.`,
    );
  return 0;
}

export const firstAdminVerb = { name: 'first-admin', usage, run: firstAdmin };
