import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packPage } from './pack-page.ts';
import { PageStore } from './page-store.ts';
import type { MadePage } from './page-store.ts';
import { storedPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());
const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

const reader = new AbortController().signal;
const megabyte = 2 ** 20;

async function makePage(text: string, keys: string[] = ['medals'], isTransient = false): Promise<MadePage> {
  const packed = await packPage(text, { status: 200, headers: [], scripts: [] });
  return {
    page: storedPage(packed, { publicUrl: 'http://x', streamHosts: [], platform: 'web', hidesResults: false }),
    keys,
    isTransient,
  };
}

/** A store with one page, whose text counts its renderings. */
function countingStore(keys: string[] = ['medals'], isTransient = false) {
  const store = new PageStore(megabyte);
  const make = async (): Promise<MadePage> => makePage(`made ${store.made + 1}`, keys, isTransient);
  return { store, make, read: async () => store.get('/a', make, reader) };
}

const sameAs = (page: StoredPage | undefined, other: StoredPage | undefined): boolean => page!.hash === other!.hash;

describe('a page is made once', () => {
  test('many simultaneous requests share one rendering', async () => {
    const { store, read } = countingStore();
    const pages = await Promise.all(Array.from({ length: 2000 }, read));
    expect(store.made).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('and is ready for later requests until a change names one of its keys', async () => {
    const { store, read } = countingStore(['medals', 'discipline:swm']);
    await read();
    store.invalidate(['unit:x', 'day:2026-10-12']);
    pass(50);
    expect(store.ready('/a')).toBeDefined();
    store.invalidate(['discipline:swm']);
    pass(5);
    expect(store.ready('/a')).toBeUndefined();
  });

  test('but an error or the answer to a search only for those who waited for it', async () => {
    const { store, read } = countingStore(['games'], true);
    expect(await read()).toBeDefined();
    expect(store.ready('/a')).toBeUndefined();
    expect(store.size.pages).toBe(0);
  });
});

describe('a stale page', () => {
  test('is served for up to two seconds, even if its data keeps changing', async () => {
    const { store, read } = countingStore();
    await read();
    for (let change = 0; change < 20; change++) {
      store.invalidate(['medals']);
      expect(await read()).toBeDefined();
      pass(0.09);
    }
    expect(store.made).toBe(1);
  });

  test('is given out while the next is made, then the next is', async () => {
    const { store, read } = countingStore();
    const first = await read();
    store.invalidate(['medals']);
    pass(2.5);
    expect(sameAs(await read(), first)).toBe(true);
    await vi.waitFor(() => expect(store.made).toBe(2), { timeout: 60_000 });
    expect(sameAs(await read(), first)).toBe(false);
  });

  test('is made again four seconds after the first change, even if more changes follow', async () => {
    const { store, read } = countingStore();
    const first = await read();
    store.invalidate(['medals']);
    pass(3);
    store.invalidate(['medals']);
    pass(1.1);
    expect(sameAs(await read(), first)).toBe(false);
  });

  test('includes one whose documents changed while it was made', async () => {
    const store = new PageStore(megabyte);
    const making = store.get(
      '/a',
      async () => {
        store.invalidate(['medals']);
        return makePage('old already');
      },
      reader,
    );
    await making;
    pass(4.1);
    expect(store.ready('/a')).toBeUndefined();
  });

  test('a page is stale after a minute, because its relative times are no longer true', async () => {
    const { store, read } = countingStore();
    await read();
    pass(61);
    expect(store.ready('/a')).toBeDefined();
    await vi.waitFor(() => expect(store.made).toBe(1), { timeout: 60_000 });
    pass(5);
    expect(store.ready('/a')).toBeUndefined();
  });

  test('includes every one after a full reload of the database', async () => {
    const { store, read } = countingStore(['venues']);
    await read();
    store.invalidate();
    expect(store.ready('/a')).toBeUndefined();
  });
});

describe('a change of people', () => {
  test('removes a page at once, because the page may contain a withdrawn name', async () => {
    const { store, read } = countingStore(['medals', 'participants']);
    await read();
    store.invalidate(['participants:swm']);
    expect(store.ready('/a')).toBeUndefined();
  });

  test('makes a page that is being rendered valid only for its waiting readers', async () => {
    const store = new PageStore(megabyte);
    const make = async (): Promise<MadePage> => {
      store.invalidate(['participants:swm']);
      return makePage('with the name', ['participants']);
    };
    await store.get('/a', make, reader);
    expect(store.ready('/a')).toBeUndefined();
  });
});

describe('readers who leave', () => {
  test('stop the rendering of a page only if they are the last', async () => {
    const store = new PageStore(megabyte);
    const [first, second] = [new AbortController(), new AbortController()];
    let isAborted = false;
    const make = async (signal: AbortSignal): Promise<undefined> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          resolve(undefined);
        });
      });
    const waiting = [store.get('/a', make, first.signal), store.get('/a', make, second.signal)];
    first.abort();
    expect(isAborted).toBe(false);
    second.abort();
    expect(isAborted).toBe(true);
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  });

  test('do not affect the next reader', async () => {
    const { store, make } = countingStore();
    await store.get('/a', async () => undefined, AbortSignal.abort());
    expect(await store.get('/a', make, reader)).toBeDefined();
  });
});

test('a page that cannot be rendered is an error for those who wait, and the next reader tries again', async () => {
  const { store, make } = countingStore();
  const fails = async (): Promise<never> => Promise.reject(new Error('no such word'));
  await expect(store.get('/a', fails, reader)).rejects.toThrow('no such word');
  expect(await store.get('/a', make, reader)).toBeDefined();
});

test('a page that fails to render in the background affects no request', async () => {
  const store = new PageStore(megabyte);
  let times = 0;
  const make = async (): Promise<MadePage> => {
    if (times++ > 0) throw new Error('no such word');
    return makePage('once');
  };
  await store.get('/a', make, reader);
  store.invalidate(['medals']);
  pass(3);
  expect(await store.get('/a', make, reader)).toBeDefined();
  await vi.waitFor(() => expect(times).toBe(2), { timeout: 60_000 });
});

test('the pages that were requested least recently are removed first', async () => {
  const store = new PageStore(5000);
  for (const name of ['/a', '/b', '/c']) await store.get(name, async () => makePage(name), reader);
  expect(store.ready('/a')).toBeDefined();
  for (const name of ['/d', '/e']) await store.get(name, async () => makePage(name), reader);
  expect(store.size.bytes).toBeLessThanOrEqual(5000);
  expect(store.ready('/b')).toBeUndefined();
  expect(store.ready('/a')).toBeDefined();
  expect(store.ready('/e')).toBeDefined();
});
