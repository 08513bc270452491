/** The console on a host of its own: pages go to their host, and organizers have their rights at the console only. */
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import type { Actor } from '../access/actor.ts';

const organizer: Actor = {
  kind: 'user',
  userId: '0b0e7a4e-5f0e-4c3a-9a57-6a7d1f0f6a11',
  username: 'ana.souza',
  userType: 'guest',
  grants: [{ role: 'admin', scope: 'games', scopeId: '' }],
  isFresh: true,
  sessionId: 'session',
};
const publicHost = 'games.example.org';
const consoleHost = 'console.games.example.org';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({
    environment: { PUBLIC_URL: `https://${publicHost}`, CONSOLE_URL: `https://${consoleHost}/` },
    identify: async () => organizer,
  });
});
afterAll(async () => podium.stop());

/** `fetch` does not let a test choose the host. */
async function ask(
  host: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; location?: string; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(podium.url + path, { method, headers: { host, cookie: '__Host-sid=1', ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode!, location: answer.headers.location, body: await text(answer) };
}

describe('pages', () => {
  test.each([
    [publicHost, '/console', `https://${consoleHost}/console`],
    [publicHost, '/console/bulletin/welcome?tab=1', `https://${consoleHost}/console/bulletin/welcome?tab=1`],
    [consoleHost, '/', `https://${consoleHost}/console`],
    [consoleHost, '/account', `https://${publicHost}/account`],
    [consoleHost, '/por/schedule/grid?day=1', `https://${publicHost}/por/schedule/grid?day=1`],
    ['Console.Games.Example.Org:443', '/account', `https://${publicHost}/account`],
    // The app's shell, its worker and a file that cannot exist would bring the app to this host.
    [consoleHost, '/_shell.html', `https://${publicHost}/_shell.html`],
    [consoleHost, '/sw.js', `https://${publicHost}/sw.js`],
    [consoleHost, '/files/x', `https://${publicHost}/files/x`],
    [consoleHost, '/embed.js', `https://${publicHost}/embed.js`],
    // A path that looks like a host stays a path of ours.
    [consoleHost, '//evil.example/x', `https://${publicHost}/evil.example/x`],
    [consoleHost, '/consoles', `https://${publicHost}/consoles`],
  ])('the page at %s%s is served at %s', async (host, path, location) => {
    expect(await ask(host, path)).toMatchObject({ status: 302, location });
  });

  test('documents, files and flags are served at both hosts', async () => {
    for (const host of [publicHost, consoleHost]) {
      expect((await ask(host, '/api/v1/health')).status).toBe(200);
      expect((await ask(host, `/files/${'0'.repeat(64)}`)).status).toBe(404);
      expect((await ask(host, '/flags/bra.svg')).status).toBe(200);
    }
  });

  test('a path is compared in the form in which the router reads it', async () => {
    const socket = connect(Number(new URL(podium.url).port), '127.0.0.1');
    socket.end(`GET /api/../account HTTP/1.1\r\nhost: ${consoleHost}\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 302 /u);
  });

  test('bytes that a header must not contain are escaped, or the request is refused', async () => {
    const { port } = new URL(podium.url);
    for (const path of ['/console/\f', '/console/\u00e9"<', '/console/\t']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${publicHost}\r\nconnection: close\r\n\r\n`, 'latin1'));
      expect(await text(socket), path).toMatch(/^HTTP\/1\.1 (?:302|400) /u);
    }
    expect((await ask(publicHost, '/api/v1/health')).status).toBe(200);
  });
});

describe('rights', () => {
  test('belong to an organizer only at the host of the console, however the request names the host', async () => {
    expect((await ask(consoleHost, '/api/v1/desk/first-games')).status).toBe(200);
    for (const host of [publicHost, 'localhost', 'evil.example', `${consoleHost}.evil.example`]) {
      const { status, body } = await ask(host, '/api/v1/desk/first-games');
      expect(status, host).toBe(403);
      expect(body).toContain(`https://${consoleHost}/console`);
    }
  });

  test('every operation with rights is refused at the public host, except those of the web app', async () => {
    const { paths } = JSON.parse((await ask(publicHost, '/api/openapi.json')).body) as {
      paths: Record<string, Record<string, { description?: string; responses: Record<string, unknown> }>>;
    };
    const desk = Object.keys(paths).filter((path) => path.startsWith('/api/v1/desk/'));
    expect(desk.length).toBeGreaterThan(20);
    for (const path of desk) {
      for (const method of Object.keys(paths[path]!)) {
        const { status } = await ask(publicHost, path.replaceAll(/\{\w+\}/gu, 'x'), { method: method.toUpperCase() });
        expect(status, `${method} ${path}`).toBe(403);
      }
    }
    for (const path of ['/api/v1/people?username=ana', '/api/v1/feedback'])
      expect((await ask(publicHost, path)).status, path).toBe(403);
    expect((await ask(publicHost, '/api/v1/access-log?from=2026-01-01&to=2026-01-02')).status).toBe(200);
  });

  test('only pages of the console change data at its host', async () => {
    const from = async (origin: string) =>
      (await ask(consoleHost, '/api/v1/auth/sign-out', { method: 'POST', headers: { origin } })).status;
    expect(await from(`https://${publicHost}`)).toBe(403);
    expect(await from(`https://${consoleHost}`)).not.toBe(403);
  });
});

test('without the setting the console is served on the same host', async () => {
  const plain = await testPodium({ identify: async () => organizer });
  try {
    const answer = await fetch(`${plain.url}/console`, { redirect: 'manual' });
    expect(answer.status).not.toBe(302);
    expect((await plain.get('/api/v1/desk/first-games', { cookie: '__Host-sid=1' })).status).toBe(200);
  } finally {
    await plain.stop();
  }
});
