import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { failureOf } from '../edge/errors.ts';
import { openLog } from '../log.ts';
import { visitor } from './actor.ts';
import type { Actor } from './actor.ts';
import { actorFinder, addGated, refuseCrossSite } from './gate.ts';

const user: Actor = {
  kind: 'user',
  userId: 'u1',
  username: 'ana',
  userType: 'coach',
  grants: [],
  isFresh: false,
  sessionId: 's1',
};

function house(): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    const { status, body } = failureOf(error, c.req.path, openLog('silent'));
    return c.json(body, status as 500);
  });
  refuseCrossSite(app, 'https://podium.example');
  return app;
}

test('a route without a line does not start, and neither does a line without a route', () => {
  const app = house();
  const actorOf = async () => visitor;
  expect(() =>
    addGated(app, { name: 'trivia' }, actorOf, () => {
      app.get('/api/v1/trivia', (c) => c.text(''));
    }),
  ).toThrow('Feature "trivia": nothing says who may call GET /api/v1/trivia.');
  expect(() =>
    addGated(app, { name: 'trivia', access: { 'GET /api/v1/quiz': 'everyone' } }, actorOf, () => undefined),
  ).toThrow('GET /api/v1/quiz, which is no route');
});

test('a route is behind its line', async () => {
  let asked = 0;
  const actorOf = actorFinder(async (request) => {
    asked++;
    return request.headers.get('authorization') === 'Bearer ana' ? user : undefined;
  });
  const app = house();
  addGated(app, { name: 'points', access: { 'GET /api/v1/points/:id': 'user' } }, actorOf, () => {
    app.get('/api/v1/points/:id', async (c) => c.json({ kind: (await actorOf(c)).kind }));
  });
  const status = async (headers: Record<string, string>) => (await app.request('/api/v1/points/7', { headers })).status;
  expect(await status({})).toBe(401);
  expect(asked, 'without cookie or token nobody is looked for').toBe(0);
  expect(await status({ authorization: 'Bearer eve' })).toBe(401);
  expect(await status({ authorization: 'Bearer ana' })).toBe(200);
  expect(asked, 'once a request').toBe(2);
});

test('what a foreign page makes a browser send is refused', async () => {
  const app = house();
  app.post('/api/v1/points', (c) => c.text('taken'));
  const status = async (headers: Record<string, string>) =>
    (await app.request('/api/v1/points', { method: 'POST', headers })).status;
  expect(await status({ 'sec-fetch-site': 'cross-site', cookie: 'sid=1' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-origin', cookie: 'sid=1' })).toBe(200);
  expect(await status({ origin: 'https://evil.example', cookie: 'sid=1' })).toBe(403);
  expect(await status({ origin: 'https://podium.example', cookie: 'sid=1' })).toBe(200);
});
