import type { SignInRequest } from '@podium/contract';
import { isAPIError } from 'better-auth/api';
import { DrizzleQueryError } from 'drizzle-orm';
import { ApiError } from '../../ground/api-error.ts';
import { Backoff } from '../../access/backoff.ts';
import { addressPrefix } from '../../access/limits.ts';
import type { Limit } from '../../access/limits.ts';
import type { FeatureKit } from '../kit.ts';
import { knownDevice } from './known-device.ts';
import type { Sessions } from './sessions.ts';
import { slowLane } from './turns.ts';
import { usernameKey } from './username-key.ts';

export interface SignInLimits {
  /** Per account, for all clients except devices that have signed in to it before. */
  account: Backoff;
  /** Per device that has signed in to the account before. */
  device: Backoff;
  /** Per network. Beyond the limit, sign-ins wait in turn instead of being refused. */
  prefix: Limit;
  slowLane: () => Promise<void>;
}

export function signInLimits({ pool, keys, limit }: Pick<FeatureKit, 'pool' | 'keys' | 'limit'>): SignInLimits {
  return {
    account: new Backoff(pool, keys, { name: 'sign-in account', free: 5 }),
    device: new Backoff(pool, keys, { name: 'sign-in device', free: 10 }),
    // A venue of five thousand users makes about a hundred typos in a quarter of an hour.
    prefix: limit({ name: 'sign-in prefix', points: 300, seconds: 900 }),
    slowLane: slowLane(200),
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
  /** The mark of a known device, from its cookie. */
  device: string | undefined;
}

/** The token of the new session, unless a code is missing. */
type SignedIn = { needsCode: true } | { needsCode: false; token: string };

/**
 * Signs in by username, password and, if the account has one, the code of a second factor.
 *
 * @throws ApiError 401 `wrongCredentials` for a wrong name, password or code and for a locked account alike; 429
 * after too many failures; 422 `notConfirmed` with the right password if the account is not open yet
 */
export async function signIn(kit: Kit, request: SignInRequest, origin: SignInFrom): Promise<SignedIn> {
  const username = usernameKey(request.username);
  const tried = await beginTry(kit, username, origin);
  try {
    const first = await attempt(async () =>
      kit.sessions.api.signInUsername({
        body: { username, password: request.password },
        headers: withoutCookies(origin.headers),
        returnHeaders: true,
      }),
    );
    if (!first) throw wrongCredentials();
    const answer = first.response as { twoFactorRedirect?: boolean; token?: string; user?: { id: string } } | null;
    if (answer?.twoFactorRedirect) {
      if (request.code === undefined) {
        await tried.giveBack();
        return { needsCode: true };
      }
      const second = await takeCode(kit, username, request.code, first.headers, origin.headers);
      if (!second) throw wrongCredentials();
      await refuseIfShut(kit, second.userId);
      await tried.forget();
      return { needsCode: false, token: second.token };
    }
    await refuseIfShut(kit, answer?.user?.id ?? '');
    await tried.forget();
    return { needsCode: false, token: answer?.token ?? '' };
  } catch (error) {
    // Only wrong credentials stay counted, not errors of the server.
    if (!(error instanceof ApiError && error.code === 'wrongCredentials'))
      await tried.giveBack().catch(() => undefined);
    throw error;
  }
}

const wrongCredentials = (): ApiError => new ApiError('wrongCredentials', 'Invalid username or password.');

interface Try {
  /** After a success, clears the failures of the account; those of its network stay. */
  forget: () => Promise<void>;
  giveBack: () => Promise<void>;
}

/** Counts an attempt before checking the password, so that concurrent attempts are counted individually. */
async function beginTry({ keys, limits }: Kit, username: string, { address, device }: SignInFrom): Promise<Try> {
  const knownDeviceId = knownDevice(keys, device, username);
  const [limit, subject] = knownDeviceId ? [limits.device, knownDeviceId] : [limits.account, username];
  await limit.begin(subject);
  const prefix = addressPrefix(address);
  if (!knownDeviceId && !(await limits.prefix.isWithin(prefix))) await limits.slowLane();
  const giveBackPrefix = async (): Promise<void> => (knownDeviceId ? undefined : limits.prefix.giveBack(prefix));
  return {
    forget: async () => {
      await Promise.all([limit.forget(subject), giveBackPrefix()]);
    },
    giveBack: async () => {
      await Promise.all([limit.giveBack(subject), giveBackPrefix()]);
    },
  };
}

/**
 * Calls the library.
 *
 * @returns undefined if the library refuses
 * @throws the original database error, without the statement and parameters that the library adds to it
 */
async function attempt<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && [400, 401, 403, 404, 422, 429].includes(error.statusCode)) return undefined;
    throw error instanceof DrizzleQueryError ? error.cause : error;
  }
}

/** Uses a code, which works once: only the first request to record it succeeds. */
async function takeCode(
  { pool, sessions }: Kit,
  username: string,
  code: string,
  challenge: Headers,
  asked: Headers,
): Promise<{ token: string; userId: string } | undefined> {
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
      ? sessions.api.verifyBackupCode({ body: { code }, headers })
      : sessions.api.verifyTOTP({ body: { code }, headers }),
  );
  if (!verified?.token) return undefined;
  const { token } = verified;
  const { rows } = await pool.query<{ userId: string }>(
    'update accounts.sessions set factors = 2 where token = $1 returning user_id as "userId"',
    [token],
  );
  return rows[0] && { token, userId: rows[0].userId };
}

/** The password was right, so the owner may learn that a confirmation email is waiting. */
async function refuseIfShut({ pool }: Kit, userId: string): Promise<void> {
  const { rows } = await pool.query<{
    isActive: boolean;
    awaitsGuardian: boolean;
    isHeld: boolean;
    isLocked: boolean;
  }>(
    `select persons.is_active as "isActive", particulars.awaits_guardian as "awaitsGuardian",
       particulars.is_locked as "isLocked", particulars.is_held and particulars.is_address_confirmed as "isHeld"
     from people.persons join accounts.particulars on particulars.user_id = persons.id where persons.id = $1`,
    [userId],
  );
  if (rows[0]?.isActive && !rows[0].isLocked) return;
  await pool.query('delete from accounts.sessions where user_id = $1', [userId]);
  if (!rows[0] || rows[0].isLocked) throw wrongCredentials();
  const message = rows[0].awaitsGuardian ? 'guardianAwaited' : rows[0].isHeld ? 'accountHeld' : 'notConfirmed';
  throw new ApiError('unprocessable', 'The account has not been activated yet.', {
    fields: [{ field: 'username', message }],
  });
}

/** Removes cookies, so that an older session of the browser does not affect the new one. */
function withoutCookies(headers: Headers): Headers {
  const agent = headers.get('user-agent');
  return new Headers(agent === null ? {} : { 'user-agent': agent });
}
