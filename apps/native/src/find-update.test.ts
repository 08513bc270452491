/** Answers of a proxy or a sign-in page never replace or remove a bundle of the app. */
import { servedBy } from '@podium/contract/served-by';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findUpdate } from './find-update.ts';

const reset = vi.fn<() => Promise<void>>();
const answer = vi.fn<typeof fetch>();
const updates = {
  setChannel: async () => Promise.resolve(),
  sync: async (): Promise<{ nextBundleId: string | null }> => Promise.resolve({ nextBundleId: null }),
  reset,
  getCurrentBundle: async () => Promise.resolve({ bundleId: 'b1' }),
  getConfig: async () => Promise.resolve({ appId: 'app', autoUpdateStrategy: 'none' as const }),
};
const page = (): Response => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
const state = (name: string, headers: Record<string, string> = { ...servedBy }): Response =>
  Response.json({ state: name }, { headers });
const find = async (changes: Partial<typeof updates> = {}): Promise<boolean> =>
  findUpdate({ ...updates, ...changes }, 'https://games.example', undefined);

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('keeps the bundle if a web page is received in place of the manifest', async () => {
  expect(await find({ sync: async () => Promise.reject(new Error('Unexpected token <')) })).toBe(false);
  expect([answer, reset].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it.each([
  ['a page', page],
  ['JSON of another', () => state('withdrawn', {})],
  ['the server, that still offers the bundle', () => state('published')],
])('keeps the bundle if its state is answered by %s', async (_, respond) => {
  answer.mockResolvedValue(respond());
  expect(await find()).toBe(false);
  expect(reset).not.toHaveBeenCalled();
});

it('returns to the files of the app if the server has withdrawn the bundle', async () => {
  answer.mockResolvedValue(state('withdrawn'));
  expect(await find()).toBe(true);
  expect(reset).toHaveBeenCalledOnce();
});
