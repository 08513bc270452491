import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { reportFailure } from '../edge/errors.ts';
import { openLog } from '../ground/log.ts';
import { ApiError } from '../ground/api-error.ts';
import { admitNativeApps, refuseCrossSite } from './gate.ts';

function gatedApp(): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    const { status, body } = reportFailure(error, c.req.path, openLog('silent'));
    return c.json(body, status as 500);
  });
  admitNativeApps(app);
  refuseCrossSite(app, () => 'https://podium.example');
  return app;
}

test('requests that a foreign page makes a browser send are refused', async () => {
  const app = gatedApp();
  app.post('/api/v1/points', (c) => c.text('taken'));
  const status = async (headers: Record<string, string>) =>
    (await app.request('/api/v1/points', { method: 'POST', headers })).status;
  expect(await status({ 'sec-fetch-site': 'cross-site', cookie: 'sid=1' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-origin', cookie: 'sid=1' })).toBe(200);
  expect(await status({ origin: 'https://evil.example', cookie: 'sid=1' })).toBe(403);
  expect(await status({ origin: 'https://podium.example', cookie: 'sid=1' })).toBe(200);
});

test.each(['https://localhost', 'capacitor://localhost'])(
  'the native apps at %s may send a token and read every answer, including errors',
  async (origin) => {
    const app = gatedApp();
    app.post('/api/v1/points', (c) => c.text('taken'));
    app.get('/api/v1/me', () => {
      throw new ApiError('unauthorized', 'Log in first.');
    });
    const preflight = await app.request('/api/v1/points', { method: 'OPTIONS', headers: { origin } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const sent = { origin, 'sec-fetch-site': 'cross-site', authorization: 'Bearer t' };
    const accepted = await app.request('/api/v1/points', { method: 'POST', headers: sent });
    expect([accepted.status, accepted.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    const refusal = await app.request('/api/v1/me', { headers: sent });
    expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([401, origin]);
    expect(accepted.headers.get('access-control-allow-credentials')).toBeNull();
  },
);

test('pages of other origins may not read private answers', async () => {
  const app = gatedApp();
  app.get('/api/v1/me', (c) => c.text('me'));
  const response = await app.request('/api/v1/me', { headers: { origin: 'https://evil.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
