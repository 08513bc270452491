import type { SignInRequest } from '@podium/contract';
import { isAPIError } from 'better-auth/api';
import { ApiError } from '../../api-error.ts';
import { addressPrefix } from '../../access/limits.ts';
import type { Limit } from '../../access/limits.ts';
import type { FeatureKit } from '../kit.ts';
import { knownDevice } from './known-device.ts';
import type { Sessions } from './sessions.ts';
import { usernameKey } from './username-key.ts';

export interface SignInLimits {
  /** Per account, whoever tries, except devices that have signed in to it before. */
  account: Limit;
  accountDay: Limit;
  device: Limit;
  prefix: Limit;
}

/** Failures alone are counted: a hall of people behind one address signs in as it likes. */
export function signInLimits(limit: FeatureKit['limit']): SignInLimits {
  const quarter = 900;
  return {
    account: limit({ name: 'sign-in account', points: 5, seconds: quarter }),
    accountDay: limit({ name: 'sign-in account day', points: 60, seconds: 86_400 }),
    device: limit({ name: 'sign-in device', points: 10, seconds: quarter }),
    // A hall of five thousand mistypes a hundred times in a quarter of an hour.
    prefix: limit({ name: 'sign-in prefix', points: 300, seconds: quarter }),
  };
}

interface Kit {
  pool: FeatureKit['pool'];
  keys: FeatureKit['keys'];
  sessions: Sessions;
  limits: SignInLimits;
}

export interface SignInFrom {
  headers: Headers;
  address: string;
  /** The mark of a device, from its cookie. */
  device: string | undefined;
}

type SignedIn = { needsCode: true } | { needsCode: false; headers: Headers };

/**
 * Signs in by user name, password and, where the account has one, the code of a second factor.
 *
 * @throws ApiError 401 wrongCredentials for a wrong name, password or code, all alike; 429 after too many; 422
 *   `notConfirmed` with the right password where the account is not open yet
 */
export async function signIn(kit: Kit, request: SignInRequest, from: SignInFrom): Promise<SignedIn> {
  const username = usernameKey(request.username);
  const counted = await countersFor(kit, username, from);
  for (const { limit, who } of counted) await limit.check(who);
  const fail = async (): Promise<never> => {
    await Promise.all(counted.map(async ({ limit, who }) => limit.note(who)));
    throw new ApiError('wrongCredentials', 'Invalid username or password.');
  };
  const first = await attempt(async () =>
    kit.sessions.api.signInUsername({
      body: { username, password: request.password },
      headers: withoutCookies(from.headers),
      returnHeaders: true,
    }),
  );
  if (!first) return fail();
  const answer = first.response as { twoFactorRedirect?: boolean; user?: { id: string } } | null;
  if (answer?.twoFactorRedirect) {
    if (request.code === undefined) return { needsCode: true };
    const second = await takeCode(kit, username, request.code, first.headers, from.headers);
    if (!second) return fail();
    await forget(counted);
    return { needsCode: false, headers: second };
  }
  await refuseIfShut(kit, answer?.user?.id ?? '');
  await forget(counted);
  return { needsCode: false, headers: first.headers };
}

async function countersFor(
  { keys, limits }: Kit,
  username: string,
  { address, device }: SignInFrom,
): Promise<{ limit: Limit; who: string }[]> {
  const known = knownDevice(keys, device, username);
  if (known) return [{ limit: limits.device, who: known }];
  return [
    { limit: limits.account, who: username },
    { limit: limits.accountDay, who: username },
    { limit: limits.prefix, who: addressPrefix(address) },
  ];
}

/** A success wipes what the account has failed, not what came from the same house. */
async function forget(counted: { limit: Limit; who: string }[]): Promise<void> {
  const [own] = counted;
  if (own) await own.limit.forget(own.who);
}

/** @returns undefined where the library refuses; what it did not mean for clients is thrown on */
async function attempt<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && [400, 401, 403, 404, 422, 429].includes(error.statusCode)) return undefined;
    throw error;
  }
}

/** A code works once: the first to write it down may use it. */
async function takeCode(
  { pool, sessions }: Kit,
  username: string,
  code: string,
  challenge: Headers,
  asked: Headers,
): Promise<Headers | undefined> {
  await pool.query("delete from accounts.used_codes where used_at < now() - interval '3 minutes'");
  const { rowCount } = await pool.query(
    `insert into accounts.used_codes (user_id, code, used_at)
     select id, $2, now() from accounts.users where username = $1 on conflict do nothing`,
    [username, code],
  );
  if (rowCount !== 1) return undefined;
  const headers = withoutCookies(asked);
  headers.set(
    'cookie',
    challenge
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  );
  const isBackup = !/^[0-9]{6}$/u.test(code);
  const verified = await attempt(async () =>
    isBackup
      ? sessions.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })
      : sessions.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  return verified?.headers;
}

/** The password was right, so its owner may know that a letter waits. */
async function refuseIfShut({ pool }: Kit, userId: string): Promise<void> {
  const { rows } = await pool.query<{ isActive: boolean; awaitsGuardian: boolean; isHeld: boolean }>(
    `select persons.is_active as "isActive", particulars.awaits_guardian as "awaitsGuardian",
       particulars.is_held and particulars.is_address_confirmed as "isHeld"
     from people.persons join accounts.particulars on particulars.user_id = persons.id where persons.id = $1`,
    [userId],
  );
  if (rows[0]?.isActive) return;
  await pool.query('delete from accounts.sessions where user_id = $1', [userId]);
  const message = rows[0]?.awaitsGuardian ? 'guardianAwaited' : rows[0]?.isHeld ? 'accountHeld' : 'notConfirmed';
  throw new ApiError('unprocessable', 'The account is not open yet.', { fields: [{ field: 'username', message }] });
}

/** An older session that the browser sends has no influence on a new one. */
function withoutCookies(headers: Headers): Headers {
  const agent = headers.get('user-agent');
  return new Headers(agent === null ? {} : { 'user-agent': agent });
}
