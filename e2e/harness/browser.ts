/** Real Chromium for a test file: a fresh context for each test, and a record of all its messages. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { inLanguage } from './screens.ts';
import type { DemoScreen, Prefix } from './screens.ts';

/** Unexpected messages and requests of a context. */
interface Watch {
  host: string;
  console: string[];
  errors: string[];
  failed: string[];
  foreign: string[];
}

const watches = new WeakMap<BrowserContext, Watch>();

/** Messages of the test browser, not of the page: its worker was blocked, or graphics are rendered in software. */
const isOfBrowser = /^Service Worker registration blocked|GL Driver Message \(OpenGL, Performance/u;

function watch(context: BrowserContext, host: string): void {
  const kept: Watch = { host, console: [], errors: [], failed: [], foreign: [] };
  watches.set(context, kept);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser.test(message.text()))
      kept.console.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => kept.errors.push(event.error().stack ?? event.error().message));
  context.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (text !== 'net::ERR_ABORTED') kept.failed.push(`${request.url()}: ${text}`);
  });
  context.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== host) kept.foreign.push(request.url());
  });
}

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
async function answered<T>(what: string, work: Promise<T>): Promise<T> {
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

/** Leaves a page for the next file: without scripts that go on, and without messages that this file did not check. */
async function rest(page: Page): Promise<void> {
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
    for (const context of contexts.splice(0)) await answered('close a page', closeContext(context));
    // A failed test leaves the pages in an unknown state.
    if (task.result?.state === 'fail') await closeReused(() => true);
  });
  afterAll(async () => {
    await closeReused((key) => camera !== undefined || !isKept(key));
    for (const page of reused.values()) await rest(page);
    if (camera && browser) await answered('end', browser.close());
  });

  async function closeReused(isClosed: (key: string) => boolean): Promise<void> {
    for (const [key, page] of reused) {
      if (!isClosed(key)) continue;
      reused.delete(key);
      await answered('close a page', closeContext(page.context()));
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
    const context = await answered('make room for a page', making);
    context.setDefaultTimeout(BROWSER_LIMIT_MS);
    watch(context, new URL(url).host);
    if (!preloads) await context.addInitScript(claimSlowConnection);
    return answered('open a page', context.newPage());
  }

  return {
    async open(url, options = {}) {
      const page = await newPage(url, options);
      contexts.push(page.context());
      return page;
    },
    async again(url, options = {}, prepare) {
      const { isScripted = true, context } = options;
      // Width, theme and storage are set anew, so pages of any width are one.
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

/** Takes the console messages, errors, and lost or foreign requests since the last call. */
function takeMessages(page: Page, allowed: readonly RegExp[] = []): Omit<Watch, 'host'> {
  const kept = watches.get(page.context());
  if (!kept) throw new Error('this page was not opened by useBrowser');
  const unexpected = (lines: string[]): string[] =>
    lines.splice(0).filter((line) => !allowed.some((pattern) => pattern.test(line)));
  return {
    console: unexpected(kept.console),
    errors: unexpected(kept.errors),
    failed: unexpected(kept.failed),
    foreign: unexpected(kept.foreign),
  };
}

/**
 * Expects no console messages, no errors, and no lost or foreign requests since the last check. `allowed` lists those
 * that the test causes.
 */
export function expectNoErrors(page: Page, allowed: readonly RegExp[] = []): void {
  const problems = takeMessages(page, allowed);
  // In the message too, because `npm test` lists only its first line.
  const message = [page.url(), ...Object.values(problems).flat()].join(' | ');
  expect(problems, message).toEqual({ console: [], errors: [], failed: [], foreign: [] });
}

/** The fields of React's internals that are read here. */
interface Fiber {
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Waits until the page is interactive: React has hydrated its heading and run the resulting effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (!heading || !key) return false;
    const { stateNode } = (document as unknown as Record<string, Fiber>)[key]!;
    // Work in progress is on another tree than the current one.
    const waiting = [(stateNode as { current: Fiber }).current];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      if (fiber.stateNode === heading) return true;
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    return false;
  });
  // Effects run when the browser is idle, and those that measure run in the next idle period; a browser under load
  // may take long.
  for (let rest = 0; rest < 2; rest++)
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Tells the server the app's platform, as the installed app does at its first start. */
export async function onPlatform(page: Page, platform: string | undefined): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: 'podium_platform' });
  const { host } = watches.get(context)!;
  if (platform) await context.addCookies([{ name: 'podium_platform', value: platform, url: `http://${host}` }]);
}

/** Opens a path and waits until its scripts run. @returns the status of the document */
export async function visit(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await hydrated(page);
  return response?.status() ?? 0;
}

/** Opens a screen in a language, on its platform. @returns the status of the document */
export async function visitScreen(page: Page, { path, platform }: DemoScreen, prefix: Prefix = ''): Promise<number> {
  await onPlatform(page, platform);
  return visit(page, inLanguage(prefix, path));
}
