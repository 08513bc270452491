import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import type { accountSettings } from './account-kit.ts';
import { linkTo } from './account-emails.ts';
import { openAccount } from './open-account.ts';
import { issueToken, voidTokens } from './tokens.ts';
import { usernameKey } from './username-key.ts';
import { isReservedUsername } from './username-shape.ts';

const usage = 'first-admin <username> <email> <birth year>';
const proofSchema = z.tuple([
  z.string().regex(/^[A-Za-z0-9._-]{3,30}$/),
  z.email(),
  z.coerce.number().int().min(1900).max(2100),
]);

/**
 * `podium first-admin`: opens the account of the first administrator without email, and prints a link that works once
 * and sets its password. Until it was used, the same command prints another link, and the earlier one stops working.
 * Refuses if there is another administrator.
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
  const answer = await transaction(kit.pool, async (client): Promise<{ refusal: string } | { token: string }> => {
    // The lock keeps two concurrent commands from both finding that there is no administrator.
    await client.query('lock table people.grants in share row exclusive mode');
    const { rows } = await client.query<{ id: string; awaitsPassword: boolean }>(
      `select person_id as id, users.username = $1 and password is null as "awaitsPassword"
       from people.grants left join accounts.users on users.id = person_id
         left join accounts.credentials on credentials.user_id = person_id and provider_id = 'credential'
       where role = 'admin' and grants.scope = 'games'`,
      [usernameKey(username)],
    );
    const [admin] = rows;
    if (rows.length > 1 || (admin && !admin.awaitsPassword))
      return { refusal: 'There is an administrator already. Use podium admin or podium grant.' };
    if (await isKnown(client, { username, email, except: admin?.id }))
      return { refusal: 'An account has this username or email. Use podium admin to make it the administrator.' };
    const id = admin?.id ?? (await openAdmin(client, { username, email, birthYear }));
    // The command may be repeated because the address was mistyped.
    await client.query('update accounts.users set email = $2 where id = $1', [id, email.toLowerCase()]);
    await client.query('update accounts.particulars set birth_year = $2 where user_id = $1', [id, birthYear]);
    await voidTokens(client, id, 'reset');
    return { token: await issueToken(client, id, 'reset') };
  });
  if ('refusal' in answer) {
    print(answer.refusal);
    return 1;
  }
  print(`Choose the password of ${username} at ${linkTo(kit.publicUrl, 'en', 'reset', answer.token)}`);
  print('The link works once, within a day. Until then, the same command prints another one.');
  print(
    /\badmin\b/u.test(kit.settings.ACCOUNTS_TWO_FACTOR_FOR)
      ? `Then log in at ${kit.publicUrl}/account and set up an authenticator app, which ${kit.publicUrl}/console requires.`
      : `Then log in at ${kit.publicUrl}/console.`,
  );
  return 0;
}

async function isKnown(
  client: pg.ClientBase,
  { username, email, except }: { username: string; email: string; except?: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from accounts.users where (username = $1 or email = $2) and id is distinct from $3',
    [usernameKey(username), email.toLowerCase(), except ?? null],
  );
  return rowCount !== 0;
}

/** Creates an account without a password; a login is impossible until one is set. */
async function openAdmin(
  client: pg.ClientBase,
  person: { username: string; email: string; birthYear: number },
): Promise<string> {
  const id = randomUUID();
  await openAccount(client, { ...person, id, password: null, language: 'en' });
  await client.query(`insert into people.grants (person_id, role, scope, scope_id) values ($1, 'admin', 'games', '')`, [
    id,
  ]);
  return id;
}

export const firstAdminVerb = {
  name: 'first-admin',
  usage,
  about: 'Creates the first administrator.',
  run: firstAdmin,
};
