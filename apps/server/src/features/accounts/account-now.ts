import type { Grant, GrantRole } from '@podium/contract';
import type pg from 'pg';
import { grantsOfPerson, plainGrant } from './grants.ts';

interface Options {
  pool: Pick<pg.Pool, 'query'> | pg.ClientBase;
  /** Rights that are inactive until the account has a second factor. */
  twoFactorFor: ReadonlySet<GrantRole>;
  isDemo: () => boolean;
}

interface Row {
  grants: Grant[];
  hasTwoFactor: boolean;
  isDemo: boolean;
}

/**
 * The rights that an account has now, for what was handed on earlier: a scorer's link, a scheduled publication.
 *
 * @returns undefined if the account is locked, not confirmed or erased
 */
export async function accountNow(
  { pool, twoFactorFor, isDemo }: Options,
  userId: string,
): Promise<{ grants: readonly Grant[] } | undefined> {
  const { rows } = await pool.query<Row>(
    `select users.two_factor_enabled as "hasTwoFactor", persons.is_demo as "isDemo",
       ${grantsOfPerson} as grants
     from people.persons
     join accounts.users on users.id = persons.id
     join accounts.particulars on particulars.user_id = persons.id
     where persons.id = $1 and persons.is_active and not particulars.is_locked`,
    [userId],
  );
  const account = rows[0];
  if (!account || (account.isDemo && !isDemo())) return undefined;
  const isActive = (role: GrantRole): boolean => account.isDemo || account.hasTwoFactor || !twoFactorFor.has(role);
  return { grants: account.grants.filter(({ role }) => isActive(role)).map(plainGrant) };
}
