/**
 * The server's clock, which all readers share. A phone may be a day off: "today", "live" and countdowns must not follow it.
 */
import { pageFacts } from './facts.ts';

/** Smaller differences come from the network; a page may stay in a browser's cache for minutes. */
const LEAST_DIFFERENCE_MS = 120_000;

let difference: number | undefined;

/** The moment it is by the server's clock. */
export function serverNow(): Date {
  if (import.meta.env.SSR) return new Date();
  difference ??= differenceOf({
    deviceNow: Date.now(),
    pageMadeAt: Date.parse(pageFacts().now),
    navigation: performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
    sinceNavigation: performance.now(),
  });
  return new Date(Date.now() + difference);
}

interface Clocks {
  /** Epoch milliseconds by the device. */
  deviceNow: number;
  /** When the server made the page, which it may keep for hours: the server is no earlier than that. */
  pageMadeAt: number;
  navigation: Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'serverTiming'> | undefined;
  /** Milliseconds since the navigation began. */
  sinceNavigation: number;
}

/** @returns milliseconds that the server is ahead of the device; 0 while they roughly agree */
export function differenceOf({ deviceNow, pageMadeAt, navigation, sinceNavigation }: Clocks): number {
  const answeredAt = Number(navigation?.serverTiming?.find(({ name }) => name === 'at')?.description) * 1000;
  const isFresh = navigation !== undefined && navigation.transferSize > 0 && answeredAt > 0;
  const ahead = isFresh
    ? answeredAt - (deviceNow - sinceNavigation + navigation.responseStart)
    : Math.max(0, pageMadeAt - deviceNow);
  return Math.abs(ahead) < LEAST_DIFFERENCE_MS ? 0 : ahead;
}
