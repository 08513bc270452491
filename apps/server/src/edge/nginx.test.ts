/** The shipped nginx configuration in front of a server; skipped if nginx is not installed. */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitAnswer } from '@podium/contract';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { Nginx, nginxProgram } from '../testing/nginx.ts';

const hsts = 'max-age=31536000; includeSubDomains';
const medals = '/api/v1/medals?lang=en';

describe.skipIf(nginxProgram === undefined)('nginx with the shipped configuration', () => {
  let games: ExampleGames;
  let nginx: Nginx;

  beforeAll(async () => {
    games = await exampleGames(undefined, { TRUSTED_HOPS: '1' });
    nginx = await Nginx.start({ servers: [new URL(games.url).host], upstream: 'max_fails=0' });
  });
  afterAll(async () => {
    await nginx.remove();
    await games.stop();
  });

  const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(nginx.url + path, { headers });

  test('a document comes from the cache, compressed, and 304 for its ETag', async () => {
    const packed = { 'accept-encoding': 'gzip, br' };
    await get(medals, packed);
    const repeated = await get(medals, packed);
    expect(repeated.headers.get('x-cache')).toMatch(/HIT|UPDATING|STALE/u);
    expect(repeated.headers.get('content-encoding')).toBe('br');
    expect(await repeated.json()).toEqual(await (await games.get(medals)).json());
    const unchanged = await get(medals, { ...packed, 'if-none-match': repeated.headers.get('etag')! });
    expect(unchanged.status).toBe(304);
  });

  test('clients without brotli get an encoding that they accept', async () => {
    const plain = await get(medals, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.status]).toEqual([null, 200]);
    expect((await get(medals, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  test('a client that was notified of a change gets it, even if the cache has the previous document', async () => {
    const path = `/api/v1/units/SWMW200MFR------------HEAT000200?lang=en`;
    const fetchStatus = async (headers: Record<string, string> = {}): Promise<[string | null, string]> => {
      const response = await get(path, headers);
      return [response.headers.get('x-cache'), ((await response.json()) as UnitAnswer).resultStatus ?? ''];
    };
    await fetchStatus();
    expect(await fetchStatus({ 'cache-control': 'no-cache' })).toEqual(['HIT', 'OFFICIAL']);
    await games.send('messages/result-swm-heat2.xml', {
      'Version="4"': 'Version="90"',
      'ResultStatus="OFFICIAL"': 'ResultStatus="UNOFFICIAL"',
    });
    const { live } = await games.json<{ live: { position: string } }>('/api/v1/health');
    const positionHeaders = { 'podium-position': live.position };
    expect(await fetchStatus(positionHeaders)).toEqual(['MISS', 'UNOFFICIAL']);
    expect(await fetchStatus(positionHeaders)).toEqual(['HIT', 'UNOFFICIAL']);
    // Without the header, a client gets a document that is at most five seconds old, and nginx counts whole seconds.
    await sleep(6500);
    expect(await fetchStatus()).toEqual(['EXPIRED', 'UNOFFICIAL']);
  });

  test('an app and a page never get an answer from the cache that their browser refuses', async () => {
    const venues = '/api/v1/venues?lang=en';
    const allowedOrigin = async (origin?: string): Promise<string | null> =>
      (await get(venues, origin === undefined ? {} : { origin })).headers.get('access-control-allow-origin');
    for (const _ of ['stored', 'from the cache']) {
      for (const origin of ['capacitor://localhost', 'https://localhost'])
        expect([origin, '*']).toContain(await allowedOrigin(origin));
      expect(await allowedOrigin('https://school.example')).toBe('*');
      expect(await allowedOrigin()).toBe('*');
    }
  });

  test('answers are cached separately for each host', async () => {
    const days = '/api/v1/schedule/days?lang=en';
    const cacheState = async (host: string): Promise<string | undefined> =>
      new Promise((resolve, reject) => {
        request(nginx.url + days, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.headers['x-cache'] as string | undefined);
        })
          .on('error', reject)
          .end();
      });
    expect(await cacheState('games.example.org')).toBe('MISS');
    expect(await cacheState('games.example.org')).toBe('HIT');
    expect(await cacheState('console.games.example.org')).toBe('MISS');
  });

  test('an answer for one person is never stored', async () => {
    for (const path of ['/api/v1/me', '/api/v1/desk/today', '/console']) {
      await get(path);
      expect((await get(path)).headers.get('x-cache')).toBeNull();
    }
  });

  test('the live stream passes through at once', async () => {
    const leaving = new AbortController();
    const stream = await fetch(`${nginx.url}/api/v1/live`, { signal: leaving.signal });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body!.getReader();
    const first = await Promise.race([reader.read(), sleep(5000)]);
    expect(first).toMatchObject({ done: false });
    leaving.abort();
  });

  test('the address of the visitor reaches the server, and no address is in the log', async () => {
    await get('/api/v1/search?query=Lumar&lang=en');
    const log = await readFile(join(nginx.folder, 'access.log'), 'utf8');
    expect(log).not.toMatch(/Lumar|127\.0\.0\.1/u);
    expect(log).toContain('/api/v1/search');
  });

  test('a request has the same id in the log of nginx, in the error and in the answer, whatever its client sends', async () => {
    const response = await get('/api/v1/nothing', { 'x-request-id': '0123456789abcdef' });
    const { error } = (await response.json()) as { error: { id: string } };
    expect(error.id).toMatch(/^[\da-f]{32}$/u);
    expect(response.headers.get('x-request-id')).toBe(error.id);
    expect(response.headers.get('strict-transport-security')).toBe(hsts);
    expect(await readFile(join(nginx.folder, 'access.log'), 'utf8')).toContain(` ${error.id} GET /api/v1/nothing 404 `);
  });

  test('unencrypted requests of browsers are redirected, those of other programs refused', async () => {
    const page = await fetch(`${nginx.plainUrl}/medals`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://127.0.0.1/medals']);
    expect((await fetch(`${nginx.plainUrl}/api/v1/me`, { redirect: 'manual' })).status).toBe(403);
  });

  test('while the server is away the cache answers', async () => {
    await get(medals);
    games.server.close();
    games.server.closeAllConnections();
    await sleep(6500);
    const cached = await get(medals);
    expect([cached.status, cached.headers.get('x-cache')]).toEqual([200, expect.stringMatching(/STALE|UPDATING|HIT/u)]);
    const broken = await get('/api/v1/desk/today');
    expect([broken.status, broken.headers.get('strict-transport-security')]).toEqual([502, hsts]);
  });
});
