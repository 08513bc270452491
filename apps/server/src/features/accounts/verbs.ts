import { parseArgs } from 'node:util';
import { grantRoles, grantScopes } from '@podium/contract';
import type { BaseKit } from '../kit.ts';
import { firstAdminVerb } from './first-admin.ts';
import { isStoredPart } from './parts-of-games.ts';
import { person, personUsage } from './person-verb.ts';
import { usernameKey } from './username-key.ts';

type Print = (line: string) => void;

async function findPersonByName({ pool }: Pick<BaseKit, 'pool'>, username: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>('select id from accounts.users where username = $1', [
    usernameKey(username),
  ]);
  return rows[0]?.id;
}

/** `podium admin <username>`: an operator with access to the server makes an existing account an admin. */
async function admin(args: string[], kit: BaseKit, print: Print): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length !== 1) {
    print('podium admin: expected a username, such as "podium admin ana.souza".');
    return 2;
  }
  return addGrant(kit, print, { username: positionals[0]!, role: 'admin', scope: 'games', scopeId: '' });
}

/** `podium grant <username> <role> [<scope> <id>]`; `--remove` revokes the grant. */
async function grant(args: string[], kit: BaseKit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [username, roleText, scopeText = 'games', scopeId = ''] = positionals;
  const role = grantRoles.find((role) => role === roleText);
  const scope = grantScopes.find((scope) => scope === scopeText);
  if (!username || !role || !scope || (scope === 'games') !== (scopeId === '')) {
    print(`podium grant: <username> <${grantRoles.join('|')}> [${grantScopes.slice(1).join('|')} <id>] [--remove]`);
    return 2;
  }
  if (role === 'admin' && scope !== 'games' && !values.remove) {
    print('podium grant: an admin has every right over all of the Games. For a part of them, grant "manager".');
    return 2;
  }
  if (role !== 'publisher' && (scope === 'kind' || scope === 'language')) {
    print(`podium grant: only a publisher can be limited to a ${scope}.`);
    return 2;
  }
  if (!values.remove && !(await isStoredPart(kit.pool, scope, scopeId))) {
    print(`podium grant: the Games have no ${scope} ${scopeId}.`);
    return 1;
  }
  if (values.remove) return removeGrant(kit, print, { username, role, scope, scopeId });
  return addGrant(kit, print, { username, role, scope, scopeId });
}

interface Given {
  username: string;
  role: string;
  scope: string;
  scopeId: string;
}

async function addGrant(kit: BaseKit, print: Print, { username, role, scope, scopeId }: Given): Promise<number> {
  const id = await findPersonByName(kit, username);
  if (!id) {
    print(`Account ${username} not found. Sign up first.`);
    return 1;
  }
  await kit.pool.query('insert into people.grants values ($1, $2, $3, $4) on conflict do nothing', [
    id,
    role,
    scope,
    scopeId,
  ]);
  print(`${username} now has the role ${role}${scopeId ? ` for ${scope} ${scopeId}` : ''}.`);
  return 0;
}

/** Keeps the last admin: if two admins revoke each other, one remains. */
async function removeGrant(kit: BaseKit, print: Print, { username, role, scope, scopeId }: Given): Promise<number> {
  const id = await findPersonByName(kit, username);
  const { rowCount } = await kit.pool.query(
    `with admins as (select person_id from people.grants where role = 'admin' and scope = 'games' order by person_id for update)
     delete from people.grants where person_id = $1 and role = $2 and scope = $3 and scope_id = $4
       and ($2 <> 'admin' or $3 <> 'games' or (select count(*) from admins) > 1)`,
    [id ?? '', role, scope, scopeId],
  );
  if (rowCount === 1) {
    print(`${username} no longer has the role ${role}.`);
    return 0;
  }
  print(`${username} does not have this role, or is the last admin.`);
  return 1;
}

export const accountVerbs = [
  firstAdminVerb,
  { name: 'admin', usage: 'admin <username>', about: 'Makes an account an administrator.', run: admin },
  { name: 'person', usage: personUsage, about: 'Changes, locks or erases an account.', run: person },
  {
    name: 'grant',
    usage: 'grant <username> <role> [<scope> <id>] [--remove]',
    about: 'Gives an account a role, or removes it.',
    run: grant,
  },
];
