import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { failureOf } from '../edge/errors.ts';
import { openLog } from '../log.ts';
import { refuseCrossSite } from './gate.ts';

function house(): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    const { status, body } = failureOf(error, c.req.path, openLog('silent'));
    return c.json(body, status as 500);
  });
  refuseCrossSite(app, 'https://podium.example');
  return app;
}

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
