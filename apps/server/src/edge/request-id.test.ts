import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorAnswer } from '@podium/contract';
import { openLog } from '../ground/log.ts';
import { readRequestId } from '../ground/request-id.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

interface Entry {
  msg: string;
  time: string;
  request?: string;
  [name: string]: unknown;
}

const entries: Entry[] = [];
const log = openLog('trace', { write: (line) => void entries.push(JSON.parse(line) as Entry) });
let podium: TestPodium;

beforeAll(async () => {
  podium = await testPodium({
    log,
    environment: { TRUSTED_HOPS: '1' },
    identify: async () => Promise.reject(new Error('broken')),
  });
});
beforeEach(() => void entries.splice(0));
afterAll(async () => podium.stop());

const requestEntries = (): Entry[] => entries.filter(({ request }) => request !== undefined);
const readIds = async (response: Response): Promise<(string | null)[]> => [
  response.headers.get('x-request-id'),
  errorAnswer.parse(await response.json()).error.id,
];

test('the id that the proxy gives a request is in the response, the error and the log entries', async () => {
  const id = '5f0c1d2e3b4a59687786a5b4c3d2e1f0';
  const broken = await podium.get('/api/v1/me', { 'x-request-id': id, cookie: 'podium_session=x.y' });
  expect([broken.status, ...(await readIds(broken))]).toEqual([500, id, id]);
  expect(requestEntries()).toMatchObject([{ request: id, msg: 'a request failed', status: 500, path: '/api/v1/me' }]);
});

test.each(['ana@example.org', '123.456.789-09', 'short', 'a'.repeat(37), ''])(
  'a malformed id is replaced: "%s"',
  async (requestId) => {
    const ids = await readIds(await podium.get('/api/v1/me', { 'x-request-id': requestId }));
    expect(ids[0]).toMatch(/^[\da-f]{16}$/u);
    expect(ids[1]).toBe(ids[0]);
    expect(requestEntries()).toMatchObject([{ request: ids[0], msg: 'a request was refused', code: 'unauthorized' }]);
  },
);

test('without a trusted proxy the id of a client is ignored', () => {
  const headers = { 'x-request-id': '0123456789abcdef' };
  expect(readRequestId({ headers }, 1)).toBe('0123456789abcdef');
  expect(readRequestId({ headers }, 0)).not.toBe('0123456789abcdef');
});

test('a response that caches store has no id', async () => {
  expect((await podium.get('/api/v1/health')).headers.get('x-request-id')).not.toBeNull();
  expect((await podium.get('/api/openapi.json')).headers.get('x-request-id')).toBeNull();
});

test('logins, refusals and failures are logged without the user or the requested content', async () => {
  const canary = 'canary-7f3a';
  const headers = {
    'content-type': 'application/json',
    'user-agent': canary,
    'accept-language': canary,
    authorization: `Bearer ${canary}`,
    'x-forwarded-for': '203.0.113.77',
    referer: `https://${canary}.example`,
    'x-request-id': canary,
  };
  const body = JSON.stringify({ username: canary, password: canary });
  await fetch(`${podium.url}/api/v1/auth/sign-in?${canary}`, { method: 'POST', headers, body });
  await fetch(`${podium.url}/api/v1/auth/forgot`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${canary}@example.org`, language: 'en' }),
  });
  await podium.get(`/api/v1/search?query=${canary}`, headers);
  await podium.get(`/api/v1/me?${canary}`, headers);
  await podium.get(`/api/v1/me/sessions`, { ...headers, cookie: `podium_session=${canary}.${canary}` });
  await signUpUser(podium);
  expect(requestEntries().map(({ msg, code }) => [msg, code])).toEqual(
    expect.arrayContaining([
      ['a request was refused', 'wrongCredentials'],
      ['a request failed', 'unexpected'],
      ['a login succeeded', undefined],
    ]),
  );
  expect(requestEntries().every(({ request }) => /^[\da-f]{16}$/u.test(request!))).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/canary|203\.0\.113|127\.0\.0\.1|@example|podium_session/u);
});
