import { accountAnswer, accountChange, follow, followList, maxFollows, sessionsAnswer } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import {
  addFollows,
  changeAccount,
  endSessions,
  listFollows,
  listSessions,
  readAccount,
  removeFollow,
} from './account.ts';
import type { AccountKit } from './account-kit.ts';

const base = '/api/v1/me';
const mine = { tag: 'accounts', access: 'user' } as const;
const singleFollow = {
  params: follow,
  answer: followList,
  errors: { notFound: 'This kind of item cannot be followed' },
};

/** Routes for the user's own account: read and change it, end sessions, follow. */
export function meRoutes(kit: AccountKit): Route[] {
  const { pool } = kit;
  return [
    route(
      { ...mine, method: 'get', path: base, summary: 'My account', answer: accountAnswer },
      async ({ c, user: { userId } }) =>
        readAccount(kit, userId, (await kit.asker(c.req.raw))?.needsTwoFactor ?? false),
    ),
    route(
      {
        ...mine,
        method: 'patch',
        path: base,
        summary: 'Change my account',
        body: accountChange,
        answer: accountAnswer,
      },
      async ({ c, body, user: { userId } }) => {
        await changeAccount(pool, userId, body);
        return readAccount(kit, userId, (await kit.asker(c.req.raw))?.needsTwoFactor ?? false);
      },
    ),
    route(
      { ...mine, method: 'get', path: `${base}/sessions`, summary: 'My sessions', answer: sessionsAnswer },
      async ({ user: { userId, sessionId } }) => listSessions(pool, userId, sessionId),
    ),
    route(
      {
        ...mine,
        method: 'delete',
        path: `${base}/sessions`,
        summary: 'End all my sessions',
        isOpenWhenReadOnly: true,
        answer: nothing,
      },
      async ({ user: { userId } }) => {
        await endSessions(pool, userId);
        return {};
      },
    ),
    route(
      {
        ...mine,
        method: 'delete',
        path: `${base}/sessions/{id}`,
        summary: 'End one of my sessions',
        isOpenWhenReadOnly: true,
        params: z.object({ id: z.string() }),
        answer: nothing,
        errors: { notFound: 'Session not found' },
      },
      async ({ params: { id }, user: { userId } }) => {
        if (!(await endSessions(pool, userId, id))) throw new ApiError('notFound', 'Session not found.');
        return {};
      },
    ),
    route(
      { ...mine, method: 'get', path: `${base}/follows`, summary: 'My follows', answer: followList },
      async ({ user: { userId } }) => listFollows(pool, userId),
    ),
    route(
      {
        ...mine,
        method: 'post',
        path: `${base}/follows`,
        summary: 'Merge the follows of a device into mine',
        body: followList,
        answer: followList,
      },
      async ({ body: { items }, user: { userId } }) => {
        await addFollows(pool, userId, items, maxFollows);
        return listFollows(pool, userId);
      },
    ),
    route(
      { ...mine, ...singleFollow, method: 'put', path: `${base}/follows/{kind}/{id}`, summary: 'Follow something' },
      async ({ params, user: { userId } }) => {
        await addFollows(pool, userId, [params], maxFollows);
        return listFollows(pool, userId);
      },
    ),
    route(
      {
        ...mine,
        ...singleFollow,
        method: 'delete',
        path: `${base}/follows/{kind}/{id}`,
        summary: 'Unfollow something',
      },
      async ({ params: { kind, id }, user: { userId } }) => {
        await removeFollow(pool, userId, kind, id);
        return listFollows(pool, userId);
      },
    ),
  ];
}
