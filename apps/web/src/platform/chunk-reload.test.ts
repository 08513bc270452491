import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInBackground, reloadOnce, watchChunks } from './chunk-reload.ts';

const reload = vi.fn<() => void>();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('C11: a file that a newer build has removed', () => {
  it.each([
    [0, false],
    [9999, false],
    [10_000, true],
    [60_000, true],
  ])('%i ms after a reload, the page is loaded again: %s', (elapsed, isReloaded) => {
    expect(reloadOnce()).toBe(true);
    vi.advanceTimersByTime(elapsed);
    expect(reloadOnce()).toBe(isReloaded);
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 2 : 1);
  });

  it('causes no reload without storage, because the page would reload endlessly', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('C10: a part that cannot be loaded without a network', () => {
  const failLoading = (): Error => {
    const error = new Error('Failed to fetch dynamically imported module');
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
    return error;
  };

  it.each([
    ['alone', async (load: () => Promise<unknown>) => load()],
    ['while a part is loaded that nobody has asked for', loadInBackground],
  ])('is reported as being offline: %s', async (_, around) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
    vi.stubGlobal('navigator', { onLine: false });
    watchChunks();
    await around(async () => expect(failLoading().message).toContain('offline'));
    expect(reload).not.toHaveBeenCalled();
  });
});
