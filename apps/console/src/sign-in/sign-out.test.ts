import { servedBy } from '@podium/contract/served-by';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../api/request.ts';
import { currentUser, forgetSession, refreshSession } from '../session/session-store.ts';
import { signOut } from './sign-out.ts';

const textKey = 'podium-console-text:notice/storm';
const stored = new Map<string, string>();
let answerSignOut: () => Promise<Response>;

beforeEach(async () => {
  stored.set(textKey, '{}');
  const storage = new Proxy(
    { removeItem: (name: string) => stored.delete(name) },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/sign-out')
      ? answerSignOut()
      : Response.json({ user: { id: 'a', username: 'bia', grants: [] } }, { headers: servedBy }),
  );
  await refreshSession();
});
afterEach(() => {
  forgetSession();
  stored.clear();
  vi.unstubAllGlobals();
});

const unavailable = Response.json(
  { error: { code: 'unavailable', message: 'Busy.' } },
  { status: 503, headers: servedBy },
);

test.each([
  ['the server cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ['the server refuses', async () => Promise.resolve(unavailable.clone())],
])('if %s, the user stays logged in and keeps unsaved text', async (_, response) => {
  answerSignOut = response;
  await expect(signOut()).rejects.toBeInstanceOf(RequestError);
  expect(currentUser()).toMatchObject({ username: 'bia' });
  expect([...stored.keys()]).toEqual([textKey]);

  answerSignOut = async () => Promise.resolve(Response.json({}, { headers: servedBy }));
  await signOut();
  expect(currentUser()).toBeNull();
  expect(stored.size).toBe(0);
});
