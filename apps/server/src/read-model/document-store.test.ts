import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packedBytes } from '../answers/prepared-answer.ts';
import { DocumentStore } from './document-store.ts';

const document = (value: number, keys: string[] = ['games']): { body: object; keys: string[] } => ({
  body: { value },
  keys,
});
const parseValue = (bytes: Buffer | undefined): number => (JSON.parse(bytes!.toString()) as { value: number }).value;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));
afterEach(() => vi.useRealTimers());
/** Advances the clock to this many minutes after the start. */
const later = (minutes: number): void => void vi.advanceTimersByTime(minutes * 60_000 - Date.now());
const fails = async (): Promise<never> => {
  throw new Error('a name without letters');
};

test('F22: 2,000 simultaneous requests for a document build it once', async () => {
  const store = new DocumentStore();
  let builds = 0;
  const build = async (): Promise<{ body: object; keys: string[] }> => {
    builds++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document(1);
  };
  const all = await Promise.all(Array.from({ length: 2000 }, () => store.get('a', build)));
  expect(builds).toBe(1);
  expect(new Set(all).size).toBe(1);
});

test('a document that is read again is compressed with the best compression, unless that takes long', async () => {
  const store = new DocumentStore();
  const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index * 7919}`);
  const read = async (name: string, count: number) =>
    (await store.get(name, async () => ({ body: { lines: lines(count) }, keys: ['games'] })))!;
  const [short, long] = [await read('short', 5000), await read('long', 400_000)];
  const sizes = [(await packedBytes(short, 'br')).length, (await packedBytes(long, 'br')).length];
  for (const name of ['short', 'short', 'long', 'long']) store.ready(name);
  expect(await store.shrinkOne(), 'before they are settled').toBe(false);
  later(1);
  expect(await store.shrinkOne()).toBe(true);
  expect(await store.shrinkOne()).toBe(false);
  expect(short.bytes.br!.length).toBeLessThan(sizes[0]!);
  expect(long.bytes.br!.length).toBe(sizes[1]);
});

test('a document is stale after a change of one of its keys, but not after any other', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1, ['medals']));
  store.invalidate(['unit:x', 'day:2026-10-12']);
  expect(store.ready('a')).toBeDefined();
  store.invalidate(['medals']);
  expect(store.ready('a')).toBeUndefined();
  expect(parseValue((await store.get('a', async () => document(2, ['medals'])))!.bytes.identity)).toBe(2);
});

test('a change of participants:swm is also a change of participants', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1, ['participants']));
  store.invalidate(['participants:swm']);
  expect(store.ready('a')).toBeUndefined();
});

test('a document is stale if a change arrived while it was built, because its sources may be old', async () => {
  const store = new DocumentStore();
  const building = store.get('a', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document(1, ['medals']);
  });
  store.invalidate(['medals']);
  expect(await building).toBeDefined();
  expect(store.ready('a')).toBeUndefined();
});

test('a request after a change during the build never gets a document that was read before the change', async () => {
  const store = new DocumentStore();
  let value = 1;
  let finish = (): void => undefined;
  const build = async (): Promise<{ body: object; keys: string[] }> => {
    const read = value;
    await new Promise<void>((resolve) => (finish = resolve));
    return document(read);
  };
  const before = store.get('a', build);
  value = 2;
  store.invalidate(['games']);
  const after = [store.get('a', build), store.get('a', build)];
  finish();
  expect(parseValue((await before)!.bytes.identity)).toBe(1);
  await vi.waitUntil(() => store.builds === 1, { timeout: 60_000 });
  await Promise.resolve();
  finish();
  const values = (await Promise.all(after)).map((stored) => parseValue(stored!.bytes.identity));
  expect([values, store.builds]).toEqual([[2, 2], 2]);
});

test('while the database is down the last good document is served, and every request tries to build a new one', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1));
  store.invalidate(['games']);
  for (const minutes of [0, 10, 100]) {
    later(minutes);
    const standings = await store.get('a', async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    expect(parseValue(standings?.bytes.identity)).toBe(1);
  }
  expect(parseValue((await store.get('a', async () => document(2)))!.bytes.identity)).toBe(2);
});

test('a document that cannot be built is replaced by the previous one for five minutes, and then by the error', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1));
  store.invalidate(['games']);
  expect(parseValue((await store.get('a', fails))!.bytes.identity)).toBe(1);
  later(4.9);
  expect(parseValue((await store.get('a', fails))!.bytes.identity)).toBe(1);
  later(5.1);
  await expect(store.get('a', fails)).rejects.toThrow('a name without letters');
  later(6);
  expect(parseValue((await store.get('a', async () => document(2)))!.bytes.identity)).toBe(2);
});

test('a document that cannot be built is tried again after a pause, not for every request', async () => {
  const store = new DocumentStore();
  let tries = 0;
  const build = async (): Promise<never> => {
    tries++;
    return fails();
  };
  for (let request = 0; request < 50; request++)
    await expect(store.get('a', build)).rejects.toThrow('a name without letters');
  expect(tries).toBe(1);
  later(1);
  await expect(store.get('a', build)).rejects.toThrow('a name without letters');
  expect(tries).toBe(2);
});

test('an alarm lists the documents that fail, from the first failure to the recovery, even without readers', async () => {
  const notifications: { keys: string[]; first?: string }[] = [];
  const store = new DocumentStore({
    onFailing: (failing, first) => notifications.push({ keys: failing.map(({ key }) => key), first: first?.key }),
  });
  let isHealthy = false;
  const build = async (): Promise<{ body: object; keys: string[] }> => (isHealthy ? document(1) : fails());
  await expect(store.get('a', build)).rejects.toThrow('a name without letters');
  later(1);
  await expect(store.get('a', build)).rejects.toThrow('a name without letters');
  isHealthy = true;
  later(2);
  await store.retryOne();
  expect(notifications).toEqual([{ keys: ['a'], first: 'a' }, { keys: ['a'] }, { keys: [] }]);
  expect(store.ready('a')).toBeDefined();
});

test('a document that fails without a previous one is answered with the error', async () => {
  const store = new DocumentStore();
  await expect(
    store.get('a', async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
});

test('missing documents are not stored', async () => {
  const store = new DocumentStore();
  expect(await store.get('a', async () => undefined)).toBeUndefined();
  expect(store.size.documents).toBe(0);
});

test('searches are answered, but not stored', async () => {
  const store = new DocumentStore();
  expect(await store.get('q', async () => ({ ...document(1), isTransient: true }))).toBeDefined();
  expect(store.size.documents).toBe(0);
});

test('the least recently requested documents are removed first, not the oldest ones', async () => {
  const store = new DocumentStore({ limits: { documents: 3 } });
  for (const key of ['a', 'b', 'c']) await store.get(key, async () => document(1));
  expect(store.ready('a')).toBeDefined();
  for (const key of ['d', 'e']) await store.get(key, async () => document(1));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => store.ready(key))).toEqual(['a', 'd', 'e']);
});

test('the total size is limited too, and a change does not find a removed document', async () => {
  const store = new DocumentStore({ limits: { bytes: 500 } });
  for (let key = 0; key < 100; key++) await store.get(String(key), async () => document(key, ['medals']));
  expect(store.size.bytes).toBeLessThanOrEqual(500);
  expect(store.size.documents).toBeLessThan(10);
  store.invalidate(['medals']);
  expect(store.ready('99')).toBeUndefined();
});

test('a rebuilt document depends only on its new keys', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1, ['medals', 'unit:x']));
  store.invalidate(['medals']);
  await store.get('a', async () => document(2, ['medals']));
  store.invalidate(['unit:x']);
  expect(store.ready('a')).toBeDefined();
  store.invalidate(['medals']);
  expect(store.ready('a')).toBeUndefined();
});

test('a document is stale if everything was invalidated while it was built', async () => {
  const store = new DocumentStore();
  const building = store.get('a', async () => document(1));
  store.invalidateAll();
  await building;
  expect(store.ready('a')).toBeUndefined();
});
