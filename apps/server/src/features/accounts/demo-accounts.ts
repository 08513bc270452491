import { createHmac, randomUUID } from 'node:crypto';
import { grantRoles, userTypes } from '@podium/contract';
import type { GrantRole, UserType } from '@podium/contract';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import type { Passwords } from './passwords.ts';

type Kit = Pick<BaseKit, 'pool' | 'keys'>;

/** One account of each type; the admin and the manager also hold the corresponding right. */
const names: Readonly<Record<UserType, string>> = {
  admin: 'demo.admin',
  athlete: 'demo.athlete',
  coach: 'demo.coach',
  manager: 'demo.manager',
  referee: 'demo.referee',
  staff: 'demo.staff',
  volunteer: 'demo.volunteer',
  guest: 'demo.guest',
};

/** Specific to this installation: derived from its secret, so that it can be printed again without being stored. */
function demoPassword({ keys }: Pick<BaseKit, 'keys'>, username: string): string {
  const signs = createHmac('sha256', keys.newest('demo accounts').secret).update(username).digest('hex').slice(0, 12);
  return signs.replace(/(.{4})(?=.)/gu, '$1-');
}

/**
 * Creates the accounts of the demo Games if they are missing. Their passwords are printed once on creation, and later
 * only to a terminal, because the output of a service ends up in a log.
 */
export async function demoAccounts(
  kit: Kit,
  passwords: Passwords,
  print: (line: string) => void,
  isTerminal = process.stdout.isTTY,
): Promise<void> {
  const missing = new Set<UserType>(userTypes);
  const { rows } = await kit.pool.query<{ type: UserType }>('select type from people.persons where is_demo');
  for (const { type } of rows) missing.delete(type);
  for (const type of missing) await makeDemoAccount(kit, passwords, type);
  if (missing.size === 0 && !isTerminal) {
    print('Demo accounts: passwords are printed at the first start, and at later starts in a terminal.');
    return;
  }
  print('Demo accounts (username and password, valid on this machine only):');
  for (const type of userTypes) print(`  ${names[type].padEnd(15)} ${demoPassword(kit, names[type])}`);
}

async function makeDemoAccount(kit: Kit, passwords: Passwords, type: UserType): Promise<void> {
  const username = names[type];
  const id = randomUUID();
  const hash = await passwords.hash(demoPassword(kit, username));
  const right: GrantRole | undefined = grantRoles.find((role) => role === type);
  await transaction(kit.pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into people.persons (id, username, type, organisation, is_active, is_demo, is_ranked)
       values ($1, $2, $3, $4, true, true, true) on conflict do nothing`,
      [id, username, type, type === 'athlete' || type === 'coach' ? 'SPA' : null],
    );
    if (rowCount !== 1) return;
    await client.query(
      `insert into accounts.users (id, name, email, email_verified, created_at, updated_at, username, display_username)
       values ($1, $2, $3, true, now(), now(), $2, $2)`,
      [id, username, `${username}@demo.invalid`],
    );
    await client.query(
      `insert into accounts.credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
       values ($1, $2, 'credential', $2, $3, now(), now())`,
      [randomUUID(), id, hash],
    );
    await client.query(
      `insert into accounts.particulars (user_id, birth_year, language, is_address_confirmed) values ($1, 1990, 'pt', true)`,
      [id],
    );
    if (right)
      await client.query(`insert into people.grants (person_id, role, scope, scope_id) values ($1, $2, $3, $4)`, [
        id,
        right,
        right === 'referee' ? 'discipline' : 'games',
        right === 'referee' ? 'JUD' : '',
      ]);
  });
}
