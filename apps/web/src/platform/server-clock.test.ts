import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentGamesTime, renderedAt } from './server-clock.ts';

const server = Date.parse('2026-11-26T18:00:00Z');
const hour = 3_600_000;
const makeResponse = (at: number, transferSize = 9000) => ({
  responseStart: 300,
  transferSize,
  serverTiming: [{ name: 'at', description: String(at / 1000), duration: 0 }] as unknown as PerformanceServerTiming[],
});
/** Facts of a page rendered at a time, with the clock of the Games at the given offset. */
const madeAt = (at: number, { offset = 0, clockRate = 1 } = {}) => ({
  now: new Date(at + offset).toISOString(),
  madeAt: at,
  clockRate,
});

describe('F22: the clock of a device', () => {
  it('that is 26 hours ahead is ignored in favor of the time in the answer', () => {
    const clocks = { deviceNow: server + 26 * hour + 600, sinceNavigation: 900, page: madeAt(server - hour) };
    expect(currentGamesTime({ ...clocks, navigation: makeResponse(server) })).toBe(server + 600);
  });

  it('that is right is not changed, however long an answer takes', () => {
    const clocks = { deviceNow: server, page: madeAt(server - 5 * hour), sinceNavigation: 40_000 };
    expect(currentGamesTime({ ...clocks, navigation: makeResponse(server) })).toBe(server);
  });

  it('is trusted for a page from the browser’s own cache, unless the page is newer than the clock', () => {
    const clocks = { sinceNavigation: 900, page: madeAt(server), navigation: makeResponse(server - hour, 0) };
    expect(currentGamesTime({ ...clocks, deviceNow: server + hour })).toBe(server + hour);
    expect(currentGamesTime({ ...clocks, deviceNow: server - 26 * hour })).toBe(server);
  });

  it('is compared with the creation time of the page in browsers without response times', () => {
    const clocks = { sinceNavigation: 900, page: madeAt(server), navigation: undefined };
    expect(currentGamesTime({ ...clocks, deviceNow: server - 26 * hour })).toBe(server);
  });
});

describe('Games with another clock than the server', () => {
  const offset = -6 * 24 * hour;

  it('have the same offset from a correct device as from the server', () => {
    const page = madeAt(server - hour, { offset });
    const clocks = { deviceNow: server + 600, sinceNavigation: 900, page };
    expect(currentGamesTime({ ...clocks, navigation: makeResponse(server + offset) })).toBe(server + 600 + offset);
    expect(currentGamesTime({ ...clocks, navigation: undefined })).toBe(server + 600 + offset);
  });

  it('are shown by a device that is a day off as by all others', () => {
    const page = madeAt(server - hour, { offset });
    const clocks = { deviceNow: server + 24 * hour, sinceNavigation: 900, page };
    expect(currentGamesTime({ ...clocks, navigation: makeResponse(server + offset) })).toBe(server + 600 + offset);
  });

  it('are stopped in a stopped demo, and faster in an accelerated one', () => {
    const clocks = { deviceNow: server, sinceNavigation: 900, navigation: undefined };
    expect(currentGamesTime({ ...clocks, page: madeAt(server - hour, { clockRate: 0 }) })).toBe(server - hour);
    expect(currentGamesTime({ ...clocks, page: madeAt(server - 60_000, { clockRate: 60 }) })).toBe(
      server - 60_000 + hour,
    );
  });
});

describe('the time of the first render', () => {
  afterEach(() => vi.unstubAllEnvs());
  const page = {
    livePosition: '7-42',
    isDevelopment: false,
    now: '2026-11-20T15:00:00Z',
  };

  it('is that of the server that rendered the page', () => {
    vi.stubEnv('SSR', false);
    expect(renderedAt(page)).toBe(page.now);
  });

  it('is not the day of the build in the offline shell, whose copies would be days old', () => {
    vi.stubEnv('SSR', false);
    const now = Date.parse(renderedAt({ ...page, livePosition: '', now: '2001-01-01T00:00:00Z' }));
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });
});
