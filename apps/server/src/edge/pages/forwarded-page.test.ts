/** C04: an address without a page is redirected; an existing page is shown despite any rule. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { openLog } from '../../ground/log.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import { packPage } from './pack-page.ts';
import { Pages } from './pages.ts';
import type { PagesOptions } from './pages.ts';

const rules = [
  { id: 'a', from: '/poster', to: '/venues' },
  { id: 'b', from: '/medals/*', to: '/elsewhere/*' },
  { id: 'c', from: '/join', to: 'https://www.example.org/join' },
  { id: 'd', from: '/evil', to: 'https://evil.example/' },
];
const known = new Set(['/venues', '/medals/all']);

/** A server whose app has two pages. */
function openPages(): OpenAPIHono {
  const renderer = {
    atOnce: 1,
    searchNames: ['day'],
    render: async (url: string) =>
      packPage('page', { status: known.has(url.split('?', 1)[0]!) ? 200 : 404, headers: [], scripts: [] }),
  };
  const readModel = {
    follower: { position: 'a-1' },
    snapshot: undefined,
    read: async () => ({ items: rules, total: 4 }),
  };
  const pages = new Pages({
    renderer: renderer as unknown as PagesOptions['renderer'],
    readModel: readModel as unknown as ReadModel,
    clock: { now: () => 0, rate: 1 },
    log: openLog('silent'),
    publicUrl: 'http://games.example',
    streamHosts: [],
    redirectHosts: ['www.example.org'],
    embedHosts: [],
    devPages: 'off',
    isLoginEnabled: false,
    hasWorker: false,
    mapServer: {},
    runtime: {},
    build: 'x',
    trustedHops: 0,
    limits: { waiting: 10, waitingPerAddress: 10, waitMs: 1000 },
    bytes: 1_000_000,
  });
  const app = new OpenAPIHono();
  pages.addTo(app);
  return app;
}

test.each([
  ['/poster', 302, '/venues'],
  ['/poster?day=1', 302, '/venues?day=1'],
  ['/join', 302, 'https://www.example.org/join'],
  ['/medals/all', 200, null],
  ['/medals/gone', 302, '/elsewhere/gone'],
  ['/evil', 404, null],
  ['/nothing', 404, null],
])('%s answers %i and leads to %s', async (path, status, location) => {
  const answer = await openPages().request(
    `http://games.example${path}`,
    {},
    { incoming: { socket: {}, headers: {} } },
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('a crawler is forwarded too', async () => {
  const headers = { 'user-agent': 'examplebot' };
  const answer = await openPages().request(
    'http://games.example/poster',
    { headers },
    { incoming: { socket: {}, headers: {} } },
  );
  expect(answer.status).toBe(302);
});
