import { describe, expect, it } from 'vitest';
import { differenceOf } from './server-clock.ts';

const server = Date.parse('2026-11-26T18:00:00Z');
const hour = 3_600_000;
const answered = (at: number, transferSize = 9000) => ({
  responseStart: 300,
  transferSize,
  serverTiming: [{ name: 'at', description: String(at / 1000), duration: 0 }] as unknown as PerformanceServerTiming[],
});

describe('F22: the clock of a device', () => {
  it('that is 26 hours ahead counts for nothing: the answer says when it was sent', () => {
    const clocks = { deviceNow: server + 26 * hour + 600, sinceNavigation: 900, pageMadeAt: server - hour };
    expect(differenceOf({ ...clocks, navigation: answered(server) })).toBe(-26 * hour);
  });

  it('that is right is left alone, and so are the seconds that an answer takes', () => {
    const clocks = { deviceNow: server, pageMadeAt: server - 5 * hour, sinceNavigation: 40_000 };
    expect(differenceOf({ ...clocks, navigation: answered(server) })).toBe(0);
  });

  it('is believed for a page from the browser’s own cache, unless the page was made later than it says', () => {
    const clocks = { sinceNavigation: 900, pageMadeAt: server, navigation: answered(server - hour, 0) };
    expect(differenceOf({ ...clocks, deviceNow: server + hour })).toBe(0);
    expect(differenceOf({ ...clocks, deviceNow: server - 26 * hour })).toBe(26 * hour);
  });

  it('is compared with the moment the page was made by browsers that tell nothing of the answer', () => {
    const clocks = { sinceNavigation: 900, pageMadeAt: server, navigation: undefined };
    expect(differenceOf({ ...clocks, deviceNow: server - 26 * hour })).toBe(26 * hour);
  });
});
