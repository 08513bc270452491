/**
 * The clock of the Games, which the server keeps for all readers: "today", "live" and countdowns follow it. It may be days
 * away from the time of the device, whose clock may be wrong or whose Games may be a rehearsal or a demo.
 */
import { pageFacts } from './facts.ts';

/** Smaller differences come from the network; a page may stay in a cache for minutes. */
const MIN_DIFFERENCE_MS = 120_000;

/** The time at the Games at a moment of the device, both in epoch milliseconds. */
let known: { games: number; device: number } | undefined;

/** The present time at the Games. */
export function serverNow(): Date {
  const page = pageFacts();
  if (import.meta.env.SSR) return new Date(page.now);
  const device = Date.now();
  known ??= {
    device,
    games: gamesTimeAt({
      deviceNow: device,
      page,
      navigation: performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
      sinceNavigation: performance.now(),
    }),
  };
  return new Date(known.games + (device - known.device) * page.clockRate);
}

interface Clocks {
  /** Epoch milliseconds by the device. */
  deviceNow: number;
  /** When the server made the page, which it may keep for hours. */
  page: { now: string; madeAt: number; clockRate: number };
  navigation: Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'serverTiming'> | undefined;
  /** Milliseconds since the navigation began. */
  sinceNavigation: number;
}

/** @returns the time at the Games in epoch milliseconds: by the device where its clock is right, otherwise by the answer */
export function gamesTimeAt({ deviceNow, page, navigation, sinceNavigation }: Clocks): number {
  const pageAt = Date.parse(page.now);
  const byDevice = pageAt + (deviceNow - page.madeAt) * page.clockRate;
  const answeredAt = Number(navigation?.serverTiming?.find(({ name }) => name === 'at')?.description) * 1000;
  const isFresh = navigation !== undefined && navigation.transferSize > 0 && answeredAt > 0;
  // The Games cannot be earlier than the page.
  if (!isFresh) return Math.max(pageAt, byDevice);
  const byAnswer = answeredAt + (sinceNavigation - navigation.responseStart) * page.clockRate;
  return Math.abs(byAnswer - byDevice) < MIN_DIFFERENCE_MS ? byDevice : byAnswer;
}
