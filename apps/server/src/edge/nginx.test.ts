/** The shipped nginx configuration in front of a server; skipped where nginx is not installed. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';

const shipped = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));
const hsts = 'max-age=31536000; includeSubDomains';
const medals = '/api/v1/medals?lang=en';

function findNginx(): string | undefined {
  for (const path of ['nginx', '/usr/sbin/nginx']) {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return path;
    } catch {
      // Not there, or not on the path.
    }
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const nginx = findNginx();

describe.skipIf(nginx === undefined)('nginx with the shipped configuration', () => {
  let games: ExampleGames;
  let folder: string;
  let running: ChildProcess;
  let url: string;
  let plainUrl: string;

  beforeAll(async () => {
    games = await exampleGames(undefined, { TRUSTED_HOPS: '1' });
    folder = await mkdtemp(join(tmpdir(), 'podium-nginx-'));
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        'key.pem',
        '-out',
        'chain.pem',
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    const [plain, secure] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${secure}`;
    plainUrl = `http://127.0.0.1:${plain}`;
    // Ports, paths and the upstream of this test; TLS is checked by `nginx -t` only.
    const text = (await readFile(shipped, 'utf8'))
      .replace(/server app-1:3000[^;]*;/u, `server ${new URL(games.url).host} max_fails=0;`)
      .replace(/\s*server app-2:3000[^;]*;/u, '')
      .replaceAll('/etc/nginx/certificates', folder)
      .replace('certificates/fullchain.pem', join(folder, 'chain.pem'))
      .replace('certificates/privkey.pem', join(folder, 'key.pem'))
      .replaceAll('/var/cache/nginx', folder)
      .replace('include mime.types;', '')
      .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
      .replaceAll(/listen \[::\]:[^;]*;/gu, '')
      .replace('listen 80 default_server;', `listen 127.0.0.1:${plain};`)
      .replace('access_log /dev/stdout quiet;', `access_log ${folder}/access.log quiet;`)
      .replace('error_log /dev/stderr warn;', `error_log ${folder}/error.log warn;\nuser root;`);
    const withTls = text.replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${secure} ssl http2;`);
    await writeFile(join(folder, 'tls.conf'), withTls);
    execFileSync(nginx!, ['-t', '-q', '-c', join(folder, 'tls.conf')], { stdio: 'pipe' });
    const open = withTls.replace(' ssl http2;', ';').replaceAll(/^\s*ssl_[^;]*;$/gmu, '');
    await writeFile(join(folder, 'nginx.conf'), open);
    running = spawn(nginx!, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
    // Refused until nginx listens.
    await vi.waitFor(async () => fetch(url), { timeout: 10_000 });
  });
  afterAll(async () => {
    running.kill();
    await games.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url + path, { headers });

  test('a document comes from the cache, compressed, and 304 for its ETag', async () => {
    const packed = { 'accept-encoding': 'gzip, br' };
    await get(medals, packed);
    const again = await get(medals, packed);
    expect(again.headers.get('x-cache')).toMatch(/HIT|UPDATING|STALE/u);
    expect(again.headers.get('content-encoding')).toBe('br');
    expect(await again.json()).toEqual(await (await games.get(medals)).json());
    const unchanged = await get(medals, { ...packed, 'if-none-match': again.headers.get('etag')! });
    expect(unchanged.status).toBe(304);
  });

  test('clients without brotli get what they can read', async () => {
    const plain = await get(medals, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.status]).toEqual([null, 200]);
    expect((await get(medals, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  test('what belongs to one person is never stored', async () => {
    for (const path of ['/api/v1/me', '/api/v1/desk/today', '/console']) {
      await get(path);
      expect((await get(path)).headers.get('x-cache')).toBeNull();
    }
  });

  test('the live stream passes through at once', async () => {
    const leaving = new AbortController();
    const stream = await fetch(`${url}/api/v1/live`, { signal: leaving.signal });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body!.getReader();
    const first = await Promise.race([reader.read(), sleep(5000)]);
    expect(first).toMatchObject({ done: false });
    leaving.abort();
  });

  test('the address of the visitor reaches the server, and no address is in the log', async () => {
    await get('/api/v1/search?query=Lumar&lang=en');
    const log = await readFile(join(folder, 'access.log'), 'utf8');
    expect(log).not.toMatch(/Lumar|127\.0\.0\.1/u);
    expect(log).toContain('/api/v1/search');
  });

  test('a request has one id in the log of nginx, in the error of Podium and in the answer, whatever its client sends', async () => {
    const answer = await get('/api/v1/nothing', { 'x-request-id': '0123456789abcdef' });
    const { error } = (await answer.json()) as { error: { id: string } };
    expect(error.id).toMatch(/^[\da-f]{32}$/u);
    expect(answer.headers.get('x-request-id')).toBe(error.id);
    expect(answer.headers.get('strict-transport-security')).toBe(hsts);
    expect(await readFile(join(folder, 'access.log'), 'utf8')).toContain(` ${error.id} GET /api/v1/nothing 404 `);
  });

  test('unencrypted requests of browsers are redirected, those of programs refused', async () => {
    const page = await fetch(`${plainUrl}/medals`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://127.0.0.1/medals']);
    expect((await fetch(`${plainUrl}/api/v1/me`, { redirect: 'manual' })).status).toBe(403);
  });

  test('while the server is away the cache answers', async () => {
    await get(medals);
    games.server.close();
    games.server.closeAllConnections();
    await sleep(5500);
    const kept = await get(medals);
    expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, expect.stringMatching(/STALE|UPDATING|HIT/u)]);
    const broken = await get('/api/v1/desk/today');
    expect([broken.status, broken.headers.get('strict-transport-security')]).toEqual([502, hsts]);
  });
});
