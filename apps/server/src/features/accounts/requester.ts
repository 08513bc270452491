import type { Grant, GrantRole, LanguageCode, UserType } from '@podium/contract';
import type { Actor } from '../../access/actor.ts';
import type { BaseKit } from '../kit.ts';
import { grantsOfPerson, plainGrant } from './grants.ts';
import { readSessionToken } from './session-token.ts';

/** Sensitive actions require a sign-in within the last ten minutes. */
const freshMs = 600_000;

/** For accounts with a right; shorter than the public limits of thirty days idle and ninety days in total. */
const staffIdleMs = 12 * 3_600_000;
const staffLongestMs = 24 * 3_600_000;
const maxMs = 90 * 86_400_000;
/** Precision of the stored time of a session's last use. */
const touchMs = 600_000;

export interface Requester {
  actor: Extract<Actor, { kind: 'user' }>;
  organisation: string | null;
  photo: string | null;
  points: number;
  language: LanguageCode | null;
  /** Epoch milliseconds. */
  expiresAt: number;
  token: string;
  /** True if rights are inactive until the account has an authenticator app. */
  needsTwoFactor: boolean;
}

interface Row {
  sessionId: string;
  userId: string;
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
  /** Number of factors the session was created with. */
  factors: number;
  username: string;
  type: UserType;
  organisation: string | null;
  photo: string | null;
  points: number;
  language: LanguageCode | null;
  hasTwoFactor: boolean;
  isDemo: boolean;
  grants: Grant[];
}

const sessionQuery = `
  select sessions.id as "sessionId", sessions.user_id as "userId", sessions.created_at as "createdAt",
    sessions.updated_at as "updatedAt", sessions.expires_at as "expiresAt", sessions.factors, persons.username, persons.type, persons.organisation, persons.points, persons.is_demo as "isDemo",
    photos.sha256 as photo, particulars.preferences ->> 'language' as language,
    users.two_factor_enabled as "hasTwoFactor",
    ${grantsOfPerson} as grants
  from accounts.sessions
  join people.persons on persons.id = sessions.user_id
  join accounts.users on users.id = persons.id
  join accounts.particulars on particulars.user_id = persons.id
  left join accounts.photos on photos.user_id = persons.id
  where sessions.token = $1 and sessions.expires_at > now() and persons.is_active and not particulars.is_locked`;

interface RequesterOptions extends Pick<BaseKit, 'pool' | 'keys' | 'publicUrl'> {
  /** Rights that are active only in sessions with two factors. */
  twoFactorFor: ReadonlySet<GrantRole>;
  /** Accounts of the demo Games can sign in only there. */
  isDemo: () => boolean;
}

/**
 * Finds the user of a request's session, by cookie or token, with their current rights; undefined without a session.
 */
export async function findRequester(
  { pool, keys, publicUrl, twoFactorFor, isDemo }: RequesterOptions,
  headers: Headers,
  now = Date.now(),
): Promise<Requester | undefined> {
  const token = readSessionToken({ keys, publicUrl }, headers);
  if (token === undefined) return undefined;
  const { rows } = await pool.query<Row>(sessionQuery, [token]);
  const person = rows[0];
  if (!person || (person.isDemo && !isDemo())) return undefined;
  const { sessionId, userId } = person;
  const age = now - person.createdAt;
  const idle = now - person.updatedAt;
  const isStaff = person.grants.length > 0;
  if (age > (isStaff ? staffLongestMs : maxMs) || (isStaff && idle > staffIdleMs)) {
    await pool.query('delete from accounts.sessions where id = $1', [sessionId]);
    return undefined;
  }
  if (idle > touchMs) await pool.query('update accounts.sessions set updated_at = now() where id = $1', [sessionId]);
  const isBound = (role: GrantRole): boolean => twoFactorFor.has(role) && person.factors < 2 && !person.isDemo;
  return {
    actor: {
      kind: 'user',
      userId,
      username: person.username,
      userType: person.type,
      grants: person.grants.filter(({ role }) => !isBound(role)).map(plainGrant),
      isFresh: age < freshMs,
      sessionId,
    },
    organisation: person.organisation,
    photo: person.photo === null ? null : `/api/v1/photos/${person.photo}`,
    points: person.points,
    language: person.language,
    expiresAt: person.expiresAt,
    token,
    needsTwoFactor: !person.hasTwoFactor && person.grants.some(({ role }) => isBound(role)),
  };
}
