import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  accountAnswer,
  accountChange,
  eraseRequest,
  follow,
  followList,
  mostFollows,
  passwordChange,
  sessionsAnswer,
  twoFactorEnd,
} from '@podium/contract';
import type { AccountAnswer, FollowList, SessionsAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import {
  addFollows,
  changeAccount,
  endSessions,
  listFollows,
  listSessions,
  readAccount,
  removeFollow,
} from './account.ts';
import { bodyOf, personal } from '../asked.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountKit } from './feature.ts';
import { eraseAccount, exportAccount } from './my-data.ts';
import { requirePassword } from './own-password.ts';
import { changePassword } from './sensitive.ts';
import { clearSessionCookie, sendSessionToken } from './session-token.ts';
import type { Asker } from './who-asks.ts';

const base = '/api/v1/me';

export const meAccess: AccessTable = {
  [`GET ${base}`]: 'user',
  [`PATCH ${base}`]: 'user',
  [`POST ${base}/password`]: 'user',
  [`GET ${base}/sessions`]: 'user',
  [`DELETE ${base}/sessions`]: 'user',
  [`DELETE ${base}/sessions/:id`]: 'user',
  [`GET ${base}/follows`]: 'user',
  [`POST ${base}/follows`]: 'user',
  [`PUT ${base}/follows/:kind/:id`]: 'user',
  [`DELETE ${base}/follows/:kind/:id`]: 'user',
  [`GET ${base}/export`]: 'user',
  [`POST ${base}/erase`]: 'user',
  [`PUT ${base}/photo`]: 'user',
  [`DELETE ${base}/photo`]: 'user',
  [`POST ${base}/two-factor`]: 'user',
  [`POST ${base}/two-factor/confirm`]: 'user',
  [`DELETE ${base}/two-factor`]: 'user',
  'GET /api/v1/photos/:sha256': 'user',
};

const codeOnly = z.strictObject({ code: z.string().regex(/^[0-9]{6}$/u, 'codeInvalid') });

/** What a person asks of their own account. */
export function addMe(app: OpenAPIHono, kit: AccountKit): void {
  const { pool } = kit;
  /** The table of access has let nobody else through. */
  const me = async (c: Context): Promise<Asker> => {
    const asker = await kit.asker(c.req.raw);
    if (!asker) throw new ApiError('unauthorized', 'Sign in first.');
    return asker;
  };
  describeMe(app);
  addSecrets(app, kit, me);
  addPhoto(app, kit, me);

  const answerAccount = async (c: Context): Promise<Response> => {
    const { actor, needsTwoFactor } = await me(c);
    const answer = await readAccount(kit, actor.userId, needsTwoFactor);
    return c.json(answer satisfies AccountAnswer, 200, personal);
  };
  app.get(base, answerAccount);
  app.patch(base, async (c) => {
    const change = await bodyOf(c, accountChange);
    await changeAccount(pool, (await me(c)).actor.userId, change);
    return answerAccount(c);
  });

  app.get(`${base}/sessions`, async (c) => {
    const { actor } = await me(c);
    const answer = await listSessions(pool, actor.userId, actor.sessionId);
    return c.json(answer satisfies SessionsAnswer, 200, personal);
  });
  app.delete(`${base}/sessions`, async (c) => {
    await endSessions(pool, (await me(c)).actor.userId);
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/sessions/:id`, async (c) => {
    const { actor } = await me(c);
    if (!(await endSessions(pool, actor.userId, c.req.param('id'))))
      throw new ApiError('notFound', 'You have no such session.');
    return c.json({}, 200, personal);
  });

  const answerFollows = async (c: Context): Promise<Response> => {
    const answer = await listFollows(pool, (await me(c)).actor.userId);
    return c.json(answer satisfies FollowList, 200, personal);
  };
  app.get(`${base}/follows`, answerFollows);
  app.post(`${base}/follows`, async (c) => {
    const { items } = await bodyOf(c, followList);
    await addFollows(pool, (await me(c)).actor.userId, items, mostFollows);
    return answerFollows(c);
  });
  const followOf = (c: Context): z.output<typeof follow> => {
    const parsed = follow.safeParse(c.req.param());
    if (!parsed.success) throw new ApiError('notFound', 'There is nothing of this kind to follow.');
    return parsed.data;
  };
  app.put(`${base}/follows/:kind/:id`, async (c) => {
    await addFollows(pool, (await me(c)).actor.userId, [followOf(c)], mostFollows);
    return answerFollows(c);
  });
  app.delete(`${base}/follows/:kind/:id`, async (c) => {
    const { kind, id } = followOf(c);
    await removeFollow(pool, (await me(c)).actor.userId, kind, id);
    return answerFollows(c);
  });
}

type Me = (c: Context) => Promise<Asker>;

/** What asks for the password once more. */
function addSecrets(app: OpenAPIHono, kit: AccountKit, me: Me): void {
  const guesses = kit.limit(accountLimits.passwordAgain);
  const secondFactor = async () => import('./two-factor.ts');

  app.post(`${base}/password`, async (c) => {
    const change = await bodyOf(c, passwordChange);
    const { actor } = await me(c);
    await guesses.take(actor.userId);
    sendSessionToken(c, kit, await changePassword(kit, actor, change));
    return c.json({}, 200, personal);
  });

  app.get(`${base}/export`, async (c) => {
    const { actor } = await me(c);
    const file = await exportAccount(kit, actor.userId, actor.sessionId);
    return c.body(new Uint8Array(file), 200, {
      ...personal,
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="podium-my-data.zip"',
    });
  });

  app.post(`${base}/erase`, async (c) => {
    const { password } = await bodyOf(c, eraseRequest);
    const { actor } = await me(c);
    await guesses.take(actor.userId);
    await requirePassword(kit, actor.userId, password);
    await eraseAccount(kit, actor.userId);
    clearSessionCookie(c, kit);
    c.header('clear-site-data', '"cache"');
    return c.json({}, 200, personal);
  });

  app.post(`${base}/two-factor`, async (c) => {
    const { password } = await bodyOf(c, eraseRequest);
    const { actor } = await me(c);
    await guesses.take(actor.userId);
    const { beginTwoFactor } = await secondFactor();
    return c.json(await beginTwoFactor(kit, actor, password), 200, personal);
  });
  app.post(`${base}/two-factor/confirm`, async (c) => {
    const { code } = await bodyOf(c, codeOnly);
    const { actor } = await me(c);
    await guesses.take(actor.userId);
    const { confirmTwoFactor } = await secondFactor();
    sendSessionToken(c, kit, await confirmTwoFactor(kit, actor, code));
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/two-factor`, async (c) => {
    const request = await bodyOf(c, twoFactorEnd);
    const { actor } = await me(c);
    await guesses.take(actor.userId);
    const { endTwoFactor } = await secondFactor();
    sendSessionToken(c, kit, await endTwoFactor(kit, actor, request));
    return c.json({}, 200, personal);
  });
}

function addPhoto(app: OpenAPIHono, { pool, limit, addressOf }: AccountKit, me: Me): void {
  const perHour = limit({ name: 'photo', points: 10, seconds: 3600 });
  app.put(`${base}/photo`, async (c) => {
    const { userId } = (await me(c)).actor;
    await perHour.take(userId);
    const { takePhoto } = await import('./photo.ts');
    const upload = { userId, address: addressOf(c), signal: c.req.raw.signal };
    await takePhoto(pool, upload, async () => c.req.arrayBuffer());
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/photo`, async (c) => {
    const { removePhoto } = await import('./photo.ts');
    await removePhoto(pool, (await me(c)).actor.userId);
    return c.json({}, 200, personal);
  });
  app.get('/api/v1/photos/:sha256', async (c) => {
    const { actor } = await me(c);
    const { readPhoto } = await import('./photo.ts');
    const bytes = await readPhoto(pool, actor.userId, c.req.param('sha256'));
    if (!bytes) throw new ApiError('notFound', 'There is no such photo of yours.');
    return c.body(new Uint8Array(bytes), 200, { ...personal, 'content-type': 'image/webp' });
  });
}

function describeMe(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const described: [
    method: 'get' | 'patch' | 'post',
    path: string,
    summary: string,
    answer: z.ZodType,
    body?: z.ZodType,
  ][] = [
    ['get', base, 'My account', accountAnswer],
    ['patch', base, 'Changes what I have chosen', accountAnswer, accountChange],
    ['get', `${base}/sessions`, 'Where I am signed in', sessionsAnswer],
    ['get', `${base}/follows`, 'What I follow', followList],
    ['post', `${base}/follows`, 'Adds what a device follows', followList, followList],
    ['post', `${base}/password`, 'Changes my password', z.object({}), passwordChange],
    ['post', `${base}/erase`, 'Erases my account', z.object({}), eraseRequest],
  ];
  for (const [method, path, summary, answer, body] of described)
    app.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      tags: ['accounts'],
      ...(body ? { request: { body: json(body) } } : {}),
      responses: { 200: { description: 'Done', ...json(answer) } },
    });
}
