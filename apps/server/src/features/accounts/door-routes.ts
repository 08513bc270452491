import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { MailAnswer, SessionAnswer, SignInAnswer, SignUpAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type pg from 'pg';
import { z } from 'zod';
import type { AccessTable } from '../../access/access-table.ts';
import { addressPrefix } from '../../access/limits.ts';
import type { Limit } from '../../access/limits.ts';
import { bodyOf, personal } from '../asked.ts';
import { confirmAddress, confirmGuardian, resetPassword } from './confirmations.ts';
import type { AccountKit } from './feature.ts';
import { instantText } from '../instant-text.ts';
import { markDevice } from './known-device.ts';
import { signIn, signInLimits } from './sign-in.ts';
import { clearSessionCookie, isSecure, readSessionToken, sendSessionToken, sessionS } from './session-token.ts';
import { signUp } from './sign-up.ts';
import { slowLane } from './turns.ts';
import { usernameKey } from './username-key.ts';
import type { Asker } from './who-asks.ts';

const base = '/api/v1/auth';
const yearS = 31_536_000;

/** Whoever is not signed in yet must be able to knock. */
export const doorAccess: AccessTable = {
  'GET /api/v1/session': 'everyone',
  [`POST ${base}/sign-up`]: 'everyone',
  [`POST ${base}/confirm`]: 'everyone',
  [`POST ${base}/guardian`]: 'everyone',
  [`POST ${base}/sign-in`]: 'everyone',
  [`POST ${base}/sign-out`]: 'everyone',
  [`POST ${base}/forgot`]: 'everyone',
  [`POST ${base}/reset`]: 'everyone',
};

/** Sign-up, sign-in and the ways back into an account. */
export function addDoor(app: OpenAPIHono, kit: AccountKit): void {
  describeDoor(app);
  const { limit, addressOf, keys, mail, pool, publicUrl } = kit;
  const mailState = (): MailAnswer['mail'] => (mail.keepsFiles ? 'kept' : 'sent');
  const limits = {
    signIn: signInLimits(kit),
    signUp: limit({ name: 'sign-up prefix', points: 200, seconds: 3600 }),
    // One network may ask for two links an hour to an address: it cannot use up what the owner elsewhere needs.
    letters: limit({ name: 'reset address', points: 2, seconds: 3600 }),
    lettersPrefix: limit({ name: 'reset prefix', points: 200, seconds: 3600 }),
  };
  const slow = slowLane(200);
  /** Beyond its network's limit a request waits in the slow lane: others in the same hall must get through. */
  const slowDown = async (prefixLimit: Limit, c: Context): Promise<void> => {
    if (!(await prefixLimit.isWithin(addressPrefix(addressOf(c))))) await slow();
  };

  app.get('/api/v1/session', async (c) => {
    const asker = await kit.asker(c.req.raw);
    if (asker) await renewSession(c, kit, asker);
    return c.json(sessionOf(asker) satisfies SessionAnswer, 200, personal);
  });

  app.post(`${base}/sign-up`, async (c) => {
    const year = new Date().getUTCFullYear();
    const request = await bodyOf(c, signUpRequest(year));
    await slowDown(limits.signUp, c);
    const { needsGuardian } = await signUp(kit, request, year);
    return c.json({ mail: mailState(), needsGuardian } satisfies SignUpAnswer, 202, personal);
  });

  app.post(`${base}/confirm`, async (c) => {
    const { token } = await bodyOf(c, tokenRequest);
    await confirmAddress(kit, token);
    return c.json({}, 200, personal);
  });

  app.post(`${base}/guardian`, async (c) => {
    const { token } = await bodyOf(c, tokenRequest);
    await confirmGuardian(kit, token, termsVersion);
    return c.json({}, 200, personal);
  });

  const isTls = isSecure(publicUrl);
  const deviceCookie = isTls ? '__Host-device' : 'podium_device';

  app.post(`${base}/sign-in`, async (c) => {
    const request = await bodyOf(c, signInRequest);
    const sessions = await kit.sessions();
    const { headers } = c.req.raw;
    const from = { headers, address: addressOf(c), device: getCookie(c, deviceCookie) };
    const answer = await signIn({ pool, keys, sessions, limits: limits.signIn }, request, from);
    if (answer.needsCode) return c.json({ needsCode: true } satisfies SignInAnswer, 200, personal);
    // A browser has one session: the one it had before ends.
    await endPrevious(kit, headers);
    sendSessionToken(c, kit, answer.token);
    const mark = markDevice(keys, usernameKey(request.username));
    c.header(
      'set-cookie',
      `${deviceCookie}=${mark}; Max-Age=${yearS}; Path=/; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`,
      { append: true },
    );
    return c.json({ needsCode: false } satisfies SignInAnswer, 200, personal);
  });

  app.post(`${base}/sign-out`, async (c) => {
    const token = readSessionToken(kit, c.req.raw.headers);
    // The answer says that the session has ended only once it has.
    if (token !== undefined) await pool.query('delete from accounts.sessions where token = $1', [token]);
    clearSessionCookie(c, kit);
    c.header('clear-site-data', '"cache"');
    return c.json({}, 200, personal);
  });

  app.post(`${base}/forgot`, async (c) => {
    const { email, language } = await bodyOf(c, forgotRequest);
    await slowDown(limits.lettersPrefix, c);
    // Beyond it no email is written, and the answer does not tell.
    const isWithin = await limits.letters.isWithin(`${email.toLowerCase()} ${addressPrefix(addressOf(c))}`);
    // Looked up by a job: the answer takes equally long whether or not there is an account.
    if (isWithin)
      await pool.query('insert into accounts.reset_requests (email, language) values ($1, $2)', [email, language]);
    return c.json({ mail: mailState() } satisfies MailAnswer, 202, personal);
  });

  app.post(`${base}/reset`, async (c) => {
    const { token, password } = await bodyOf(c, resetRequest);
    const forgetFailures = async (who: string, client: pg.ClientBase) => limits.signIn.account.forget(who, client);
    await resetPassword({ ...kit, forgetFailures }, token, password);
    return c.json({}, 200, personal);
  });
}

function sessionOf(asker: Awaited<ReturnType<AccountKit['asker']>>): SessionAnswer {
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

/** A session in use is renewed once a day, and its cookie with it. */
async function renewSession(c: Context, kit: AccountKit, { actor, token, expiresAt }: Asker): Promise<void> {
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

function describeDoor(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const nothing = z.object({});
  const posts: [path: string, summary: string, body: z.ZodType, answer: z.ZodType, status: number][] = [
    ['sign-up', 'Opens an account, which its letter makes usable', signUpFields, signUpAnswer, 202],
    ['confirm', 'Confirms an e-mail address by the token of its letter', tokenRequest, nothing, 200],
    ['guardian', 'Confirms an account by the token of the guardian’s letter', tokenRequest, nothing, 200],
    ['sign-in', 'Signs in: a cookie, or `set-auth-token` for apps', signInRequest, signInAnswer, 200],
    ['sign-out', 'Ends the session', nothing, nothing, 200],
    ['forgot', 'Asks for a letter with a link to a new password', forgotRequest, mailAnswer, 202],
    ['reset', 'Takes a new password by the token of its letter', resetRequest, nothing, 200],
  ];
  for (const [path, summary, body, answer, status] of posts)
    app.openAPIRegistry.registerPath({
      method: 'post',
      path: `${base}/${path}`,
      summary,
      tags: ['accounts'],
      request: { body: json(body) },
      responses: { [status]: { description: 'Done', ...json(answer) } },
    });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/session',
    summary: 'Who has signed in',
    tags: ['accounts'],
    responses: { 200: { description: 'The person, or null', ...json(sessionAnswer) } },
  });
}
