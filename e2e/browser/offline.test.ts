/** C07: the app without a server, and after the server returns; new versions of the app. */
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { hydrated, onPlatform } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { signInAs, openAccount } from '../harness/people.ts';
import { queuedIn } from '../harness/queued.ts';
import { cheapPasswords } from '../harness/small-demo.ts';
import { ServerProcess, freePort } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const built = fileURLToPath(new URL('../../apps/web/dist/client/', import.meta.url));
const browser = useBrowser();
const results = `/discipline/swm/results/${raceUnitId(1)}/results`;
const day = '/schedule/day/2026-10-12';
let server: ServerProcess;
let worker = '';
/** Replaces the server's service worker if set. */
let cookie: string | undefined;
/** Number of requests for the worker. */
let looks = 0;
/** Feedback that has reached the server, and the number of its next responses to drop. */
let posts = 0;
let lostAnswers = 0;
/** Delay of documents (ms). */
let documentDelayMs = 0;
let proxy: Server;
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
/** Environment of the server; changes take effect at its next start. */
const environment: Record<string, string> = { PUBLIC_URL: url, ...cheapPasswords };
let version = 0;
const sendMark = async (mark: string): Promise<void> => {
  version += 1;
  expect((await server.feed(raceXml({ unit: 1, version, marks: [mark, '59.00'] }))).status).toBe(200);
};

beforeAll(async () => {
  server = await ServerProcess.create({ copyOf: inject('emptyGames'), environment });
  await server.start();
  await server.feed(scheduleXml(2, 2));
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${raceUnitId(1)}`)).ok);
  worker = await readFile(join(built, 'sw.js'), 'utf8');
  proxy = createServer((request, response) => {
    if (request.url === '/sw.js' && cookie !== undefined) {
      looks += 1;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(cookie);
      return;
    }
    const { pathname: path, search } = new URL(request.url ?? '/', server.url);
    // Files of later builds.
    const pathname = path.replace(/\.[b-d]\.js$/u, '.js');
    const isFeedback = request.method === 'POST' && pathname === '/api/v1/feedback';
    if (isFeedback) posts += 1;
    const clientRequest = ask(
      `${server.url}${pathname}${search}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        if (isFeedback && lostAnswers > 0) {
          lostAnswers -= 1;
          response.destroy();
          return;
        }
        const isLate = documentDelayMs > 0 && pathname.startsWith('/api/v1/units/');
        setTimeout(
          () => {
            response.writeHead(answer.statusCode!, answer.headers);
            answer.pipe(response);
          },
          isLate ? documentDelayMs : 0,
        );
      },
    );
    clientRequest.on('error', () => response.destroy());
    response.on('close', () => clientRequest.destroy());
    request.pipe(clientRequest);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await server.remove();
});
beforeEach(async () => {
  cookie = worker;
  // A failed test leaves it off.
  if (!server.isRunning) await server.start();
  await sendMark('47.00');
});

/** A file that every page uses. */
const coreFile = (): string => /core:\[["`](\/assets\/[\w-]+)\.js/u.exec(worker)?.[1] ?? '';
/** The worker of a later build, in which that file has another name. */
const laterBuild = (name: 'b' | 'c' | 'd'): string => worker.replaceAll(`${coreFile()}.js`, `${coreFile()}.${name}.js`);

/** Opens a page that is controlled by its service worker. */
async function openCachedPage(path: string): Promise<Page> {
  const page = await browser.open(url, { context: { serviceWorkers: 'allow' } });
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // The first visit took place before the worker existed.
  await page.reload();
  await hydrated(page);
  return page;
}

/** All data stored on the device, decompressed. */
async function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of ['pages', 'documents', 'pack']) {
      const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
      for (const request of (await cache?.keys()) ?? []) {
        const cachedResponse = await cache!.match(request);
        const isPacked = cachedResponse!.headers.get('x-packed') === 'gzip';
        texts.push(
          await (
            isPacked
              ? new Response(cachedResponse!.body!.pipeThrough(new DecompressionStream('gzip')))
              : cachedResponse!
          ).text(),
        );
      }
    }
    return texts;
  });
}

/** Waits until the browser has requested the worker, because it skips an update check while another is running. */
async function lookForWorker(page: Page): Promise<void> {
  const before = looks;
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update()).catch(() => undefined);
      return looks;
    })
    .toBeGreaterThan(before);
}

test('C07: visited pages open without the server and show their age, and others explain why they cannot', async () => {
  const page = await openCachedPage(results);
  await page.getByText('47.00').first().waitFor();
  // Pages do this once they are idle.
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'keep-help', pages: ['/secure-sport'] }),
  );
  await expect
    .poll(async () =>
      page.evaluate(async () => (await (await caches.open('pages')).match('/secure-sport')) !== undefined),
    )
    .toBe(true);
  await server.kill();

  await page.reload();
  await page.getByText('47.00').first().waitFor();
  await expect.poll(async () => page.locator('[data-as-of]').first().textContent()).toMatch(/Saved/u);

  await page.goto(day);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  await page.goto('/secure-sport');
  await page.getByRole('heading', { level: 1, name: 'Safe sport: help for you' }).waitFor();
  // No other language is cached. The page that answers leaves for the one that is, perhaps before it has loaded.
  await page.goto(`/por${results}`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === results);
  await page.getByText('47.00').first().waitFor();
  await page.getByText('Português needs a network the first time.').waitFor();
  await page.goto(day);
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Heat 2').first().waitFor();
});

test('a page that showed its copy because the server was slow is current again after a later change', async () => {
  const page = await openCachedPage(results);
  await page.getByText('47.00').first().waitFor();
  // The worker keeps a copy of the document when the page first loads it again.
  await sendMark('46.96');
  await page.getByText('46.96').first().waitFor();
  // Longer than the worker waits for the server.
  documentDelayMs = 6000;
  await sendMark('46.95');
  const saved = page.getByText(/Saved/u);
  await saved.first().waitFor();
  documentDelayMs = 0;
  const marks = ['46.94', '46.93', '46.92', '46.91'];
  for (const mark of marks) {
    await page.waitForTimeout(5000);
    await sendMark(mark);
  }
  await page.getByText(marks.at(-1)!).first().waitFor();
  expect(await saved.count()).toBe(0);
});

test('data that changed while offline is not shown the next time', async () => {
  const page = await openCachedPage(results);
  await page.goto(day);
  await hydrated(page);
  await page.context().setOffline(true);
  await sendMark('46.90');
  await expect.poll(async () => (await fetch(`${server.url}${results}`)).text()).toContain('46.90');
  await expect.poll(async () => page.locator('[data-as-of]').first().textContent()).toMatch(/Saved/u);
  await page.context().setOffline(false);
  await expect
    .poll(async () =>
      page.evaluate(async (path) => {
        const cachedResponse = await (await caches.open('pages')).match(path);
        return (await cachedResponse?.text())?.includes('46.90');
      }, results),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto(results);
  await page.getByText('46.90').first().waitFor();
  expect(await page.getByText('47.00').count()).toBe(0);
});

test('C07: the Games stored on the phone open without a network; a withdrawn name is gone after one reconnection', async () => {
  const page = await openCachedPage('/offline');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByText('The Games are saved on this device').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${url}/offline`);
  await other.getByRole('button', { name: 'Remove' }).waitFor();
  await page.getByText(/\d\sMB on this device\. Saved just now/u).waitFor();
  expect((await storedTexts(page)).some((text) => text.includes('47.00'))).toBe(true);
  const files = await page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url));
  expect(files.filter((url) => url.includes('maplibre-gl-worker'))).toHaveLength(1);
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.context().setOffline(true);

  // These pages were not opened before.
  await page.goto(results);
  await page.getByText('47.00').first().waitFor();
  await page.goto(day);
  await page.getByText('Heat 2').first().waitFor();
  await page.goto('/search?q=swim');
  await page.getByText('No network: only sports, events, places and stops kept on this device are found.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Swimming', exact: true }).waitFor();
  await page.goto('/venues');
  await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
  await expect.poll(async () => page.locator('[data-as-of]').first().textContent()).toMatch(/Saved/u);
  expect(await page.locator('[data-as-of]').first().textContent(), 'of a minute ago').not.toMatch(/day|hour/u);
  const live = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--live'));
  expect(live, 'nothing looks live').toBe(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--mute')),
  );

  const list = async (): Promise<string> => (await fetch(`${server.url}/api/v1/offline?lang=en`)).text();
  const before = await list();
  await sendMark('46.90');
  await expect.poll(async () => (await fetch(`${server.url}${results}`)).text()).toContain('46.90');
  // A list is cached for some seconds.
  await expect.poll(list).not.toBe(before);
  await page.context().setOffline(false);
  await expect.poll(async () => (await storedTexts(page)).some((text) => text.includes('47.00'))).toBe(false);

  await page.goto('/offline');
  await hydrated(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed from this device').waitFor();
  await other.getByText('Removed from this device').waitFor();
  await other.getByRole('button', { name: 'Save on this device' }).waitFor();
  expect(await page.evaluate(async () => caches.has('pack'))).toBe(false);
});

test('a download continues when its page is left; after a reload it starts again automatically', async () => {
  const page = await openCachedPage('/offline');
  let arrived = 0;
  // The list of the Games is held back until the page has been left.
  await page.context().route(/\/api\/v1\/offline\?/u, async (route) => {
    arrived += 1;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('link', { name: 'Medals', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Medals' }).waitFor();
  await page.goBack();
  await page.getByRole('progressbar').or(page.getByText('The Games are saved on this device')).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  expect(arrived).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed from this device').waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Save on this device' }).waitFor();
  expect(await page.getByRole('progressbar').count(), 'what was removed is not asked for again').toBe(0);
});

test('a download without enough space shows a message and leaves nothing', async () => {
  const page = await openCachedPage('/offline');
  const session = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(async () => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: usage + 2000 });
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByText(/not enough room/u).waitFor();
  expect(await page.evaluate(async () => caches.has('pack'))).toBe(false);
});

test('F25: an answer written without a network arrives once, even if tabs close, two return at a time and the response is lost', async () => {
  const ana = { username: 'ana.silva', password: 'quatro tucanos azuis' };
  await openAccount({ url, dataDir: server.dataDir }, { ...ana, email: 'ana@example.org', document: 'AB123456' });
  const page = await browser.open(url, { context: { serviceWorkers: 'allow' } });
  const context = page.context();
  await signInAs(page, url, ana);
  await onPlatform(page, 'android-pwa');
  await page.goto('/feedback');
  await page.getByRole('radio', { name: 'Happy', exact: true }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox').fill('More pictures of the pool, please.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('main').getByText('Saved on this device').waitFor();
  expect(await queuedIn(page)).toContain('More pictures');
  await page.close();

  const before = posts;
  lostAnswers = 1;
  await context.setOffline(false);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map(async (tab) => tab.goto(`${url}/offline`)));
  await expect.poll(() => posts).toBeGreaterThan(before);
  for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('online')));
  for (const tab of tabs) await tab.getByText('Nothing is waiting to be sent.').waitFor();
  expect(posts - before, 'the lost one and its repeat').toBe(2);
});

test('C07: a new build is offered and used after one reload with consent; other readers keep their typed text', async () => {
  const page = await openCachedPage(results);
  const other = await page.context().newPage();
  await other.goto(`${url}/verify`);
  await hydrated(other);
  await other.getByRole('main').getByRole('textbox').fill('K7QP-3M2X');
  let loads = 0;
  let otherLoads = 0;
  page.on('load', () => (loads += 1));
  other.on('load', () => (otherLoads += 1));
  cookie = laterBuild('b');
  await lookForWorker(page);
  await other.getByRole('button', { name: 'Update now' }).waitFor();
  const update = page.getByRole('button', { name: 'Update now' });
  await update.waitFor();
  await page.waitForTimeout(1000);
  expect(loads, 'before anybody agrees').toBe(0);
  await update.click();
  await expect.poll(() => loads).toBe(1);
  await hydrated(page);
  expect(
    await page.evaluate(async () => {
      const { waiting, installing } = await navigator.serviceWorker.ready;
      return [waiting, installing];
    }),
  ).toEqual([null, null]);
  await page.waitForTimeout(1000);
  expect([loads, await update.count()]).toEqual([1, 0]);
  expect([otherLoads, await other.getByRole('main').getByRole('textbox').inputValue()]).toEqual([0, 'K7QP-3M2X']);
  // The new worker serves the page of the old build with the files of that build.
  await page.context().setOffline(true);
  expect(await other.evaluate(async (path) => (await fetch(path)).status, `${coreFile()}.js`)).toBe(200);
});

test(
  'C07: after an update nothing of the old build is shown; its files are kept for pages still open, for three builds',
  { timeout: 240_000 },
  async () => {
    const page = await openCachedPage(results);
    const file = coreFile();
    const names = async (): Promise<string[]> =>
      page.evaluate(async () =>
        (await (await caches.open('files')).keys()).map((request) => new URL(request.url).pathname),
      );
    const newest = async (): Promise<string | undefined> =>
      page.evaluate(async () => {
        const builds = (await (await (await caches.open('files')).match('/builds/kept.json'))?.json()) as
          | string[][]
          | undefined;
        return builds?.[0]?.[0];
      });
    const use = async (name: 'b' | 'c' | 'd'): Promise<void> => {
      // Chromium waits for a long time if a worker is asked to activate while the previous one still answers requests,
      // so the page is one that makes none.
      await page.goto(`${url}/robots.txt`);
      cookie = laterBuild(name);
      await lookForWorker(page);
      // The worker is active once its build is the first of the cached builds.
      const activate = async (): Promise<string | undefined> => {
        await page.evaluate(async () => {
          const { waiting } = await navigator.serviceWorker.ready;
          waiting?.postMessage({ type: 'use-now' });
        });
        return newest();
      };
      await expect.poll(activate).toBe(`${file}.${name}.js`);
    };
    await use('b');
    expect(await names(), 'pages of build A may still ask for it').toContain(`${file}.js`);
    expect((await page.goto(`${url}/_shell.html`))?.status()).toBe(200);
    await page.goto(results);
    await hydrated(page);
    await use('c');
    await expect.poll(names).toContain(`${file}.js`);
    await use('d');
    // The fourth build removes the first.
    await expect.poll(names).not.toContain(`${file}.js`);
    expect(await names()).toEqual(expect.arrayContaining(['b', 'c', 'd'].map((name) => `${file}.${name}.js`)));
  },
);

test('F26: a worker that breaks every page is replaced without a question', async () => {
  cookie =
    "addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));" +
    "addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('broken')); });";
  const page = await browser.open(url, { context: { serviceWorkers: 'allow' } });
  await page.goto(results);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(await (await page.reload())?.text()).toBe('broken');
  cookie = worker;
  await expect.poll(async () => (await page.reload())?.text(), { timeout: 40_000, interval: 3000 }).toContain('47.00');
});

test('an operator can switch the worker off: it deletes its data, and itself', async () => {
  const page = await openCachedPage(results);
  cookie = undefined;
  environment['SERVICE_WORKER'] = 'off';
  await server.kill();
  await server.start();
  const readLeft = async (): Promise<number[]> =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
      (await caches.keys()).length,
    ]);
  await expect
    .poll(
      async () => {
        await page.reload();
        // A page removes the worker once it is idle, and what the worker wrote meanwhile is removed by the next one.
        for (let looks = 0; looks < 25 && String(await readLeft()) !== '0,0'; looks++) await page.waitForTimeout(200);
        await page.reload();
        return readLeft();
      },
      { timeout: 90_000 },
    )
    .toEqual([0, 0]);
  await page.getByText('47.00').first().waitFor();
});
