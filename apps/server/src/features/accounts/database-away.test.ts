import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { routeName } from '../../routes/route.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

const sampleAddress = (path: string): string =>
  path.replace(/:(\w+)(?:\{[^/]+\})?/gu, (_, name: string) => (name === 'file' ? 'none.svg' : 'none'));

test('security 8: without the database every route of a signed-in user answers 503, and no session ends', async () => {
  const ana = await signUpUser(podium, { grant: 'admin' });
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true),
    ...podium.pools.flatMap((pool) => [
      vi.spyOn(pool, 'query').mockImplementation(() => {
        throw away;
      }),
      vi.spyOn(pool, 'connect').mockImplementation(() => {
        throw away;
      }),
    ]),
  ];
  const signIn = { username: ana.username, password: ana.password };
  try {
    for (const route of podium.routes) {
      if (route.shape.access === 'everyone' || route.shape.access === 'feedKey') continue;
      const line = routeName(route);
      const [method = '', path = ''] = line.split(' ');
      const response = await ana.ask(method, sampleAddress(path), method === 'GET' ? undefined : {});
      expect([line, response.status]).toEqual([line, 503]);
      expect(response.headers.get('retry-after'), line).not.toBeNull();
    }
    expect((await ana.post('/api/v1/auth/sign-in', signIn)).status).toBe(503);
    const signedOut = await ana.post('/api/v1/auth/sign-out');
    expect(signedOut.status).toBe(503);
    expect(signedOut.headers.getSetCookie()).toEqual([]);
    expect(spies[0]!.mock.calls).toEqual([]);
    expect(spies[1]!.mock.calls).toEqual([]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect((await ana.ask('GET', '/api/v1/me')).status).toBe(200);
  expect((await ana.post('/api/v1/auth/sign-out')).status).toBe(200);
  expect((await ana.ask('GET', '/api/v1/me')).status).toBe(401);
});

test('security 8: a failing statement during a login is answered with 503, and the library logs nothing about it', async () => {
  const bea = await signUpUser(podium);
  const signIn = { username: bea.username, password: bea.password };
  const statuses: number[] = [];
  for (let failing = 0; failing < 12 && statuses.at(-1) !== 200; failing++) {
    let calls = 0;
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(process.stderr, 'write')].map((spy) =>
      spy.mockImplementation(() => true as never),
    );
    const spies = podium.pools.map((pool) => {
      const query = pool.query.bind(pool) as (...values: unknown[]) => unknown;
      return vi.spyOn(pool, 'query').mockImplementation((...values: unknown[]) => {
        // The database also receives queries of the server's background jobs.
        const text = JSON.stringify(values[0]);
        if (!/accounts|people/u.test(text) || /letters|reset_requests/u.test(text)) return query(...values) as never;
        if (calls++ === failing) throw Object.assign(new Error('Connection terminated'), { severity: 'canary' });
        return query(...values) as never;
      });
    });
    statuses.push((await bea.post('/api/v1/auth/sign-in', signIn)).status);
    for (const spy of spies) spy.mockRestore();
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
    for (const spy of printed) spy.mockRestore();
  }
  expect(statuses.length).toBeGreaterThan(4);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([503]));
});
