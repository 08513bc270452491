import { servedBy } from '@podium/contract/served-by';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Fetch = () => Promise<Pick<Response, 'ok' | 'headers' | 'json'>>;
const response = (status: number, json: unknown, headers: Record<string, string> = servedBy) => ({
  ok: status < 400,
  headers: new Headers(headers),
  json: () => Promise.resolve(json),
});

describe('C03: the manifest of the latest build', () => {
  it.each([
    ['404', () => Promise.resolve(response(404, null))],
    ['403', () => Promise.resolve(response(403, { id: 'b' }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'not JSON',
      () =>
        Promise.resolve({
          ...response(200, null),
          json: () => Promise.reject(new SyntaxError('x')),
        }),
    ],
    ['JSON of a proxy that has an id too', () => Promise.resolve(response(200, { id: 'b' }, {}))],
    ['without an id', () => Promise.resolve(response(200, {}))],
    ['the same build', () => Promise.resolve(response(200, { id: 'a' }))],
  ])('changes nothing and is requested again after %s', async (_, fetchLatest) => {
    const { hasNewBuild, watchBuilds } = await import('./new-build.ts');
    const fetcher = vi.fn<Fetch>(fetchLatest);
    const stop = watchBuilds({ current: 'a', fetchLatest: fetcher });
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(fetcher.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(hasNewBuild()).toBe(false);
    stop();
    const callsBefore = fetcher.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(fetcher).toHaveBeenCalledTimes(callsBefore);
  });

  it('announces another build once, and is no longer requested', async () => {
    const { hasNewBuild, onNewBuild, watchBuilds } = await import('./new-build.ts');
    const fetcher = vi.fn<Fetch>(() => Promise.resolve(response(200, { id: 'b' })));
    const listener = vi.fn<() => void>();
    onNewBuild(listener);
    watchBuilds({ current: 'a', fetchLatest: fetcher });
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect([hasNewBuild(), fetcher.mock.calls.length, listener.mock.calls.length]).toEqual([true, 1, 1]);
    const late = vi.fn<() => void>();
    onNewBuild(late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('is not requested by a hidden window or a page of unknown build', async () => {
    const { watchBuilds } = await import('./new-build.ts');
    const fetcher = vi.fn<Fetch>(() => Promise.resolve(response(200, { id: 'b' })));
    watchBuilds({ current: '', fetchLatest: fetcher });
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    watchBuilds({ current: 'a', fetchLatest: fetcher });
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(fetcher).not.toHaveBeenCalled();
  });
});
