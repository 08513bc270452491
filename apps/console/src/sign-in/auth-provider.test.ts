import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../api/request.ts';
import { authProvider } from './auth-provider.ts';
import { currentUser, forgetSession, refreshSession } from './session-store.ts';

const textKey = 'podium-console-text:notice/storm';
const stored = new Map<string, string>();
let signOut: () => Promise<Response>;

beforeEach(async () => {
  stored.set(textKey, '{}');
  const storage = new Proxy(
    { removeItem: (name: string) => stored.delete(name) },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/sign-out') ? signOut() : Response.json({ user: { id: 'a', username: 'bia', grants: [] } }),
  );
  await refreshSession();
});
afterEach(() => {
  forgetSession();
  stored.clear();
  vi.unstubAllGlobals();
});

const unavailable = Response.json({ error: { code: 'unavailable', message: 'Busy.' } }, { status: 503 });

test.each([
  ['the server cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ['the server refuses', async () => Promise.resolve(unavailable.clone())],
])('if %s, the user stays logged in and keeps unsaved text', async (_, response) => {
  signOut = response;
  await expect(authProvider.logout({})).rejects.toBeInstanceOf(RequestError);
  expect(currentUser()).toMatchObject({ username: 'bia' });
  expect([...stored.keys()]).toEqual([textKey]);

  signOut = async () => Promise.resolve(Response.json({}));
  expect(await authProvider.logout({})).toBe('/login');
  expect(currentUser()).toBeNull();
  expect(stored.size).toBe(0);
});
