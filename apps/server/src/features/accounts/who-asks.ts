import type pg from 'pg';
import type { Grant, GrantRole, LanguageCode, UserType } from '@podium/contract';
import type { Actor } from '../../access/actor.ts';
import type { Sessions } from './sessions.ts';
import { freshMs } from './sessions.ts';

/** Of whoever holds a right, shorter than the public's thirty days without use and ninety in all. */
const staffIdleMs = 12 * 3_600_000;
const staffLongestMs = 24 * 3_600_000;
const longestMs = 90 * 86_400_000;
/** How precisely the last use of a session is known. */
const touchMs = 600_000;

export interface Asker {
  actor: Extract<Actor, { kind: 'user' }>;
  organisation: string | null;
  photo: string | null;
  points: number;
  language: LanguageCode | null;
  expiresAt: Date;
  /** Rights that wait for an authenticator app. */
  needsTwoFactor: boolean;
}

interface Row {
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

const personQuery = `
  select persons.username, persons.type, persons.organisation, persons.points, persons.is_demo as "isDemo",
    photos.sha256 as photo, particulars.preferences ->> 'language' as language,
    users.two_factor_enabled as "hasTwoFactor",
    coalesce((select json_agg(json_build_object('role', role, 'scope', scope, 'scopeId', nullif(scope_id, '')) order by role, scope, scope_id)
      from people.grants where person_id = persons.id), '[]') as grants
  from people.persons
  join accounts.users on users.id = persons.id
  join accounts.particulars on particulars.user_id = persons.id
  left join accounts.photos on photos.user_id = persons.id
  where persons.id = $1 and persons.is_active`;

export interface WhoOptions {
  pool: pg.Pool;
  sessions: Sessions;
  /** Rights that count only with a second factor. */
  twoFactorFor: ReadonlySet<GrantRole>;
  /** Accounts of the demo Games are let in there alone. */
  isDemo: () => boolean;
}

/** Whose session a request carries, by cookie or token, and what that person may do now; undefined for nobody's. */
export async function whoAsks(
  { pool, sessions, twoFactorFor, isDemo }: WhoOptions,
  headers: Headers,
  now = Date.now(),
): Promise<Asker | undefined> {
  const found = await sessions.api.getSession({ headers, query: { disableRefresh: true, disableCookieCache: true } });
  if (!found) return undefined;
  const { session } = found;
  const { rows } = await pool.query<Row>(personQuery, [session.userId]);
  const person = rows[0];
  if (!person || (person.isDemo && !isDemo())) return undefined;
  const age = now - session.createdAt.getTime();
  const idle = now - session.updatedAt.getTime();
  const isStaff = person.grants.length > 0;
  if (age > (isStaff ? staffLongestMs : longestMs) || (isStaff && idle > staffIdleMs)) {
    await pool.query('delete from accounts.sessions where id = $1', [session.id]);
    return undefined;
  }
  if (idle > touchMs) await pool.query('update accounts.sessions set updated_at = now() where id = $1', [session.id]);
  const isBound = (role: GrantRole): boolean => twoFactorFor.has(role) && !person.hasTwoFactor && !person.isDemo;
  return {
    actor: {
      kind: 'user',
      userId: session.userId,
      username: person.username,
      userType: person.type,
      grants: person.grants.filter(({ role }) => !isBound(role)),
      isFresh: age < freshMs,
      sessionId: session.id,
    },
    organisation: person.organisation,
    photo: person.photo === null ? null : `/api/v1/photos/${person.photo}`,
    points: person.points,
    language: person.language,
    expiresAt: session.expiresAt,
    needsTwoFactor: person.grants.some(({ role }) => isBound(role)),
  };
}
