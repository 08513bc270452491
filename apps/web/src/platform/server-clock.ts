/**
 * The clock of the Games, which the server provides for all clients: "today", "live" and countdowns follow it. It may
 * differ by days from the device's clock, which may be wrong, or because the Games are a rehearsal or a demo.
 */
import { isShell, pageFacts } from './facts.ts';
import type { PageFacts } from './facts.ts';

/** Smaller differences are due to the network; a page may be cached for minutes. */
const MIN_DIFFERENCE_MS = 120_000;

/** A time at the Games and the corresponding device time, both in epoch milliseconds. */
let reference: { games: number; device: number } | undefined;

/** The current time at the Games. */
export function serverNow(): Date {
  const page = pageFacts();
  if (import.meta.env.SSR) return new Date(page.now);
  const device = Date.now();
  reference ??= {
    device,
    games: currentGamesTime({
      deviceNow: device,
      page,
      navigation: performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
      sinceNavigation: performance.now(),
    }),
  };
  return new Date(reference.games + (device - reference.device) * page.clockRate);
}

/**
 * The time for the first render of a page: that of its server, so that both render the same. The offline shell was
 * rendered at build time, which is not a time of the Games.
 *
 * @param facts as sent with the page
 */
export function renderedAt(facts: Pick<PageFacts, 'livePosition' | 'isDevelopment' | 'now'>): string {
  const isEmpty = !import.meta.env.SSR && isShell(facts) && !facts.isDevelopment;
  return isEmpty ? serverNow().toISOString() : facts.now;
}

interface Clocks {
  /** Device time in epoch milliseconds. */
  deviceNow: number;
  /** Times of rendering; the page may be cached for hours. */
  page: { now: string; madeAt: number; clockRate: number };
  navigation: Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'serverTiming'> | undefined;
  /** Milliseconds since the navigation began. */
  sinceNavigation: number;
}

/**
 * @returns the time at the Games in epoch milliseconds: by the device if its clock is right, otherwise by the response
 */
export function currentGamesTime({ deviceNow, page, navigation, sinceNavigation }: Clocks): number {
  const pageAt = Date.parse(page.now);
  const byDevice = pageAt + (deviceNow - page.madeAt) * page.clockRate;
  const answeredAt = Number(navigation?.serverTiming?.find(({ name }) => name === 'at')?.description) * 1000;
  const isFresh = navigation !== undefined && navigation.transferSize > 0 && answeredAt > 0;
  // The current time cannot be before that of the page.
  if (!isFresh) return Math.max(pageAt, byDevice);
  const byAnswer = answeredAt + (sinceNavigation - navigation.responseStart) * page.clockRate;
  return Math.abs(byAnswer - byDevice) < MIN_DIFFERENCE_MS ? byDevice : byAnswer;
}
