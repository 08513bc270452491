/** One first visit with a cold cache, as a slow phone on a poor network has it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import type { Network } from './networks.ts';

/** Loads that follow within this time count: a reader has not touched anything yet. */
const watchedMs = 10_000;
/** Longer tasks block taps. */
const blockingMs = 50;

export const figures = [
  'kB',
  'files',
  'scripts',
  'firstPaint',
  'largestPaint',
  'blocking',
  'tap',
  'shift',
  'memory',
] as const;
export type FigureName = (typeof figures)[number];
/** Times in ms, memory in MB. */
export type Visit = Record<FigureName, number>;

interface Visited {
  url: string;
  cookie?: { name: string; value: string; url: string };
  network: Network;
  /** Factor by which the processor is slower than this machine. */
  slow: number;
}

export async function visitPage(browser: Browser, { url, cookie, network, slow }: Visited): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    if (cookie) await context.addCookies([cookie]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loads = await watchLoads(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => (globalThis as unknown as Observed).seen?.firstPaint > 0, undefined, {
      timeout: 60_000,
    });
    // The first thing within reach: the menu of languages opens without a script.
    const menu = page.locator('header summary').first();
    const hasMenu = (await menu.count()) > 0;
    // A page that takes no tap has no figure for it; the visit is measured all the same.
    if (hasMenu) await menu.tap({ timeout: 60_000, noWaitAfter: true }).catch(() => undefined);
    await page.waitForLoadState('load', { timeout: 120_000 });
    await sleep(watchedMs);
    const seen = await page.evaluate(() => (globalThis as unknown as Observed).seen);
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      kB: Math.round(loads.bytes / 1000),
      files: loads.files,
      scripts: loads.scripts,
      firstPaint: Math.round(seen.firstPaint),
      largestPaint: Math.round(seen.largestPaint),
      blocking: Math.round(seen.tasks.reduce((sum, ms) => sum + Math.max(0, ms - blockingMs), 0)),
      tap: Math.round(seen.tap),
      shift: Math.round(seen.shift * 1000) / 1000,
      memory: Math.round(usedSize / 100_000) / 10,
    };
  } finally {
    await context.close();
  }
}

async function watchLoads(session: CDPSession): Promise<{ bytes: number; files: number; scripts: number }> {
  const loads = { bytes: 0, files: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ type }) => {
    loads.files++;
    if (type === 'Script') loads.scripts++;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (loads.bytes += encodedDataLength));
  await session.send('Network.enable');
  return loads;
}

interface Observed {
  seen: { firstPaint: number; largestPaint: number; tasks: number[]; tap: number; shift: number };
}

/** Runs in the page, before anything else. */
function observePage(): void {
  const seen: Observed['seen'] = { firstPaint: 0, largestPaint: 0, tasks: [], tap: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  observe('longtask', (entry) => seen.tasks.push(entry.duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  // From the touch to the next paint.
  observe('event', (entry) => (seen.tap = Math.max(seen.tap, entry.duration)), { durationThreshold: 16 });
}
