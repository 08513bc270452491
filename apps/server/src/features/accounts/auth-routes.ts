import {
  forgotRequest,
  resetRequest,
  sessionAnswer,
  signInAnswer,
  signInRequest,
  signUpAnswer,
  signUpFields,
  signUpRequest,
  mailAnswer,
  termsVersion,
  tokenRequest,
} from '@podium/contract';
import type { MailAnswer, SessionAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type pg from 'pg';
import { addressPrefix } from '../../access/limits.ts';
import type { Limit } from '../../access/limits.ts';
import { validate } from '../../routes/parse-request.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { confirmAddress, confirmGuardian, resetPassword } from './confirmations.ts';
import type { AccountKit } from './account-kit.ts';
import { instantText } from '../instant-text.ts';
import { markDevice } from './known-device.ts';
import { signIn, signInLimits } from './sign-in.ts';
import { clearSessionCookie, isSecure, readSessionToken, sendSessionToken, sessionS } from './session-token.ts';
import { signUp } from './sign-up.ts';
import { slowLane } from './turns.ts';
import { usernameKey } from './username-key.ts';
import type { Requester } from './requester.ts';

const base = '/api/v1/auth';
const yearS = 31_536_000;

const ofAccounts = { tag: 'accounts', access: 'everyone' } as const;
const deadLink = { unprocessable: 'Field `token`: `tokenOver` if it is unknown, expired or already used' } as const;

export function authRoutes(kit: AccountKit): Route[] {
  const { limit, addressOf, keys, mail, pool, publicUrl } = kit;
  const mailState = (): MailAnswer['mail'] => (mail.keepsFiles ? 'kept' : 'sent');
  const limits = {
    signIn: signInLimits(kit),
    signUp: limit({ name: 'sign-up prefix', points: 200, seconds: 3600 }),
    // One network may request two links an hour for an address, so it cannot use up the owner's own limit elsewhere.
    letters: limit({ name: 'reset address', points: 2, seconds: 3600 }),
    lettersPrefix: limit({ name: 'reset prefix', points: 200, seconds: 3600 }),
  };
  const waitInLane = slowLane(200);
  /**
   * Delays requests beyond the limit of their network instead of refusing them, because other users in the same venue
   * must get through.
   */
  const slowDown = async (prefixLimit: Limit, c: Context): Promise<void> => {
    if (!(await prefixLimit.isWithin(addressPrefix(addressOf(c))))) await waitInLane();
  };
  const isTls = isSecure(publicUrl);
  const deviceCookie = isTls ? '__Host-device' : 'podium_device';

  return [
    route(
      {
        ...ofAccounts,
        method: 'get',
        path: '/api/v1/session',
        summary: 'The logged-in user',
        answer: sessionAnswer,
        answers: 'The user, or null',
      },
      async ({ c }) => {
        const asker = await kit.asker(c.req.raw);
        if (asker) await renewSession(c, kit, asker);
        return presentSession(asker);
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/sign-up`,
        summary: 'Create an account, to be confirmed by email',
        body: signUpFields,
        answer: signUpAnswer,
        status: 202,
      },
      async ({ c }) => {
        const year = new Date().getUTCFullYear();
        const request = validate(await c.req.json(), signUpRequest(year));
        await slowDown(limits.signUp, c);
        const { needsGuardian } = await signUp(kit, request, year);
        return { mail: mailState(), needsGuardian };
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/confirm`,
        summary: 'Confirm an email address with the token from the email',
        body: tokenRequest,
        answer: nothing,
        errors: deadLink,
      },
      async ({ body: { token } }) => {
        await confirmAddress(kit, token);
        return {};
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/guardian`,
        summary: 'Confirm a minor’s account with the token from the guardian’s email',
        body: tokenRequest,
        answer: nothing,
        errors: deadLink,
      },
      async ({ body: { token } }) => {
        await confirmGuardian(kit, token, termsVersion);
        return {};
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/sign-in`,
        summary: 'Log in',
        isOpenWhenReadOnly: true,
        description: 'Sets a session cookie; native apps receive the token in the header `set-auth-token`.',
        body: signInRequest,
        answer: signInAnswer,
        errors: {
          wrongCredentials: 'Wrong username, password or code',
          tooManyRequests: 'Too many failed attempts',
        },
      },
      async ({ c, body }) => {
        const sessions = await kit.sessions();
        const { headers } = c.req.raw;
        const origin = { headers, address: addressOf(c), device: getCookie(c, deviceCookie) };
        const answer = await signIn({ pool, keys, sessions, limits: limits.signIn }, body, origin);
        if (answer.needsCode) {
          kit.log.info('a login needs a code');
          return { needsCode: true };
        }
        // A browser has one session, so its previous one ends.
        await endPrevious(kit, headers);
        sendSessionToken(c, kit, answer.token);
        kit.log.info({ factors: body.code === undefined ? 1 : 2 }, 'a login succeeded');
        const mark = markDevice(keys, usernameKey(body.username));
        c.header(
          'set-cookie',
          `${deviceCookie}=${mark}; Max-Age=${yearS}; Path=/; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`,
          { append: true },
        );
        return { needsCode: false };
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/sign-out`,
        summary: 'End the session',
        isOpenWhenReadOnly: true,
        answer: nothing,
      },
      async ({ c }) => {
        const token = readSessionToken(kit, c.req.raw.headers);
        // The session is deleted before the response confirms it.
        if (token !== undefined) await pool.query('delete from accounts.sessions where token = $1', [token]);
        if (token !== undefined) kit.log.info('a session was ended by logout');
        clearSessionCookie(c, kit);
        c.header('clear-site-data', '"cache"');
        return {};
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/forgot`,
        summary: 'Request an email with a link to set a new password',
        body: forgotRequest,
        answer: mailAnswer,
        status: 202,
      },
      async ({ c, body: { email, language } }) => {
        await slowDown(limits.lettersPrefix, c);
        // Beyond the limit no email is written, and the answer does not reveal it.
        const isWithin = await limits.letters.isWithin(`${email.toLowerCase()} ${addressPrefix(addressOf(c))}`);
        // A job looks the address up, so the answer takes equally long whether or not an account exists.
        if (isWithin)
          await pool.query('insert into accounts.reset_requests (email, language) values ($1, $2)', [email, language]);
        return { mail: mailState() };
      },
    ),
    route(
      {
        ...ofAccounts,
        method: 'post',
        path: `${base}/reset`,
        summary: 'Set a new password with the token from the email',
        body: resetRequest,
        answer: nothing,
        errors: deadLink,
      },
      async ({ body: { token, password } }) => {
        const forgetFailures = async (username: string, client: pg.ClientBase) =>
          limits.signIn.account.forget(username, client);
        await resetPassword({ ...kit, forgetFailures }, token, password);
        kit.log.info('a password was reset');
        return {};
      },
    ),
  ];
}

function presentSession(asker: Awaited<ReturnType<AccountKit['asker']>>): SessionAnswer {
  if (!asker) return { user: null };
  const { actor, organisation, photo, points, language, expiresAt } = asker;
  return {
    user: {
      id: actor.userId,
      username: actor.username,
      name: actor.username,
      type: actor.userType,
      organisation,
      photo,
      points,
      grants: [...actor.grants],
      language,
      isFresh: actor.isFresh,
      expiresAt: instantText(expiresAt),
    },
  };
}

const dayMs = 86_400_000;

/** Renews a session in use, and its cookie, once a day. */
async function renewSession(c: Context, kit: AccountKit, { actor, token, expiresAt }: Requester): Promise<void> {
  if (expiresAt - Date.now() > sessionS * 1000 - dayMs) return;
  await kit.pool.query(`update accounts.sessions set expires_at = now() + $2 * interval '1 s' where id = $1`, [
    actor.sessionId,
    sessionS,
  ]);
  sendSessionToken(c, kit, token);
}

async function endPrevious(kit: AccountKit, headers: Headers): Promise<void> {
  const previous = await kit.asker(new Request(kit.publicUrl, { headers }));
  if (previous) await kit.pool.query('delete from accounts.sessions where id = $1', [previous.actor.sessionId]);
}
