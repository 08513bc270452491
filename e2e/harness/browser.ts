/** Real Chromium for a test file: a fresh context for each test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { takeMessages, watch } from './page-messages.ts';

interface OpenOptions {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** Pages of the menu are preloaded (C05); elsewhere that would count as part of the test. */
  preloads?: boolean;
  /** False if JavaScript is off. */
  isScripted?: boolean;
  context?: BrowserContextOptions;
  /** False if consent is not given yet, so that the page asks for it once idle. */
  hasAnswered?: boolean;
}

/** Options of a page that is used again. */
type ReusedOptions = Omit<OpenOptions, 'preloads'>;

export interface TestBrowser {
  /** Opens a page in its own context, closed after the test; paths are relative to this server. */
  open(url: string, options?: OpenOptions): Promise<Page>;
  /**
   * For read-only tests that leave only stored data and routes behind: all tests share one page in turn, because
   * creating a context takes twice as long as a visit. Loaded files stay cached. Not for tests that add init scripts,
   * such as `signInAs`; `restoreSignedIn` needs none. `prepare` is called when the page is new; tests with another
   * `prepare` get another page. All files of a worker share the pages of the demo.
   */
  again(url: string, options?: ReusedOptions, prepare?: (page: Page) => Promise<void>): Promise<Page>;
}

const BROWSER_LIMIT_MS = 60_000;

/**
 * Limits the time of opening and closing a page, which takes the browser milliseconds; playwright would wait forever.
 */
async function answerInTime<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A hanging browser would block later files too, so they start a new one.
      shared = undefined;
      reject(new Error(`the browser did not ${what}`));
    }, BROWSER_LIMIT_MS);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/** Storage of a browser whose user has answered the consent question. */
const answer = (): { name: string; value: string } => ({
  name: 'podium-consent',
  value: JSON.stringify({ choice: 'necessary', at: new Date().toISOString() }),
});
const answeredAt = (url: string) => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [answer()] }],
});

/** Resets a page for the next test, except for its loaded files: clears storage, and restores media and width. */
async function empty(
  page: Page,
  { width, height, scheme, hasAnswered }: Required<Omit<ReusedOptions, 'isScripted' | 'context'>>,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  // Done in place: visiting an empty page would end the process that is kept for the next test.
  await page.evaluate(
    (stored) => {
      localStorage.clear();
      sessionStorage.clear();
      // A visit of the same address counts as a reload, which would restore the place and what was open.
      scrollTo(0, 0);
      History.prototype.replaceState.call(history, null, '');
      if (stored) localStorage.setItem(stored.name, stored.value);
    },
    hasAnswered ? answer() : undefined,
  );
  await page.context().clearCookies();
  await page.emulateMedia({ media: null, colorScheme: scheme, reducedMotion: 'reduce', forcedColors: null });
  await page.setViewportSize({ width, height });
}

/** Clears the browser's cache, so that the next visit loads all files. */
export async function clearBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Pages on such a connection do not preload. */
const claimSlowConnection = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true });
};

/** One browser for all files of a worker, because starting it takes a second of CPU time. It ends with the worker. */
let shared: Browser | undefined;
/** Pages of `again` in this browser. */
const sharedPages = new Map<string, Page>();

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) {
    sharedPages.clear();
    shared = await launchChromium();
  }
  return shared;
}

/** Keeps pages of the shared demo server without init scripts of their own for the next file. */
const isKept = (key: string): boolean =>
  // Projects without `demo-server.ts` have no demo.
  key.startsWith(`${(inject('demo') as { url: string } | undefined)?.url} `) && key.endsWith(' undefined');

/** A response that a test gives in place of the server may still be pending; without a page it has no receiver. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Leaves a page for the next file: without running scripts, and without messages that this file did not check. */
async function resetPage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/robots.txt');
  takeMessages(page);
}

/** Call once at the top of a test file. `camera` returns a video file, which requires a separate browser. */
export function useBrowser(camera?: () => Promise<string>): TestBrowser {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const reused = camera ? new Map<string, Page>() : sharedPages;
  beforeAll(async () => {
    browser = camera ? await launchChromium({ camera: await camera() }) : await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    for (const context of contexts.splice(0)) await answerInTime('close a page', closeContext(context));
    // A failed test leaves the pages in an unknown state.
    if (task.result?.state === 'fail') await closeReused(() => true);
  });
  afterAll(async () => {
    await closeReused((key) => camera !== undefined || !isKept(key));
    for (const page of reused.values()) await resetPage(page);
    if (camera && browser) await answerInTime('end', browser.close());
  });

  async function closeReused(isClosed: (key: string) => boolean): Promise<void> {
    for (const [key, page] of reused) {
      if (!isClosed(key)) continue;
      reused.delete(key);
      await answerInTime('close a page', closeContext(page.context()));
    }
  }

  async function newPage(
    url: string,
    {
      width = 1280,
      height = 800,
      scheme = 'light',
      isScripted = true,
      preloads = false,
      context: more,
      hasAnswered = true,
    }: OpenOptions,
  ): Promise<Page> {
    if (!browser) throw new Error('useBrowser: open a page inside a test');
    const making = browser.newContext({
      baseURL: url,
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      javaScriptEnabled: isScripted,
      locale: 'en-GB',
      // Tests are about the server's answers; tests of the worker allow it.
      serviceWorkers: 'block',
      storageState: hasAnswered ? answeredAt(url) : undefined,
      ...more,
    });
    const context = await answerInTime('make room for a page', making);
    context.setDefaultTimeout(BROWSER_LIMIT_MS);
    watch(context, new URL(url).host);
    if (!preloads) await context.addInitScript(claimSlowConnection);
    return answerInTime('open a page', context.newPage());
  }

  return {
    async open(url, options = {}) {
      const page = await newPage(url, options);
      contexts.push(page.context());
      return page;
    },
    async again(url, options = {}, prepare) {
      const { isScripted = true, context } = options;
      // Width, theme and storage are set for each test, so one page serves all widths.
      const key = `${url} ${JSON.stringify([isScripted, context])} ${String(prepare)}`;
      const reusedPage = reused.get(key);
      if (reusedPage) {
        await empty(reusedPage, { width: 1280, height: 800, scheme: 'light', hasAnswered: true, ...options });
        return reusedPage;
      }
      const page = await newPage(url, options);
      reused.set(key, page);
      await prepare?.(page);
      return page;
    },
  };
}
