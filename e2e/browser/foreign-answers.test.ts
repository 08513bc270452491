/** C07: something in front of the server answers every address: nothing of it is shown or kept, and nothing is lost. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { foreignText, openFront } from '../harness/front.ts';
import type { ForeignAnswer, Front } from '../harness/front.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { freePort, ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
const results = `/discipline/swm/results/${raceUnitId(1)}/results`;
const workerFile = fileURLToPath(new URL('../../apps/web/dist/client/sw.js', import.meta.url));
const page = { status: 200, type: 'text/html' } satisfies ForeignAnswer;
/** Answers of portals, filters, proxies and challenges. */
const kinds: readonly ForeignAnswer[] = [
  page,
  { status: 200, type: 'application/json' },
  { status: 200, type: 'text/plain' },
  { status: 302, type: 'text/html', location: 'http://localhost:9/sign-in' },
  { status: 403, type: 'text/html' },
  { status: 503, type: 'application/json' },
];
let server: ServerProcess;
let front: Front;
/** Names of the files of all screens. */
let parts: readonly string[];

beforeAll(async () => {
  const port = await freePort();
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  await server.start();
  await server.feed(scheduleXml(2, 2));
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${raceUnitId(1)}`)).ok);
  await server.feed(raceXml({ unit: 1, version: 1, marks: ['47.00', '59.00'] }));
  front = await openFront(port, () => server.url);
  const worker = await readFile(workerFile, 'utf8');
  // The build may write the list as a single string. Maps have a list of their own, because only the pack contains them.
  const [, list = ''] = /parts:([`["][^`\]]*\/assets\/[^]*?)maps:/u.exec(worker) ?? [];
  parts = list.match(/\/assets\/[\w.-]+/gu) ?? [];
});
afterEach(() => (front.foreign = undefined));
afterAll(async () => {
  front.close();
  await server.remove();
});

/** Opens a page that is controlled by its service worker. */
async function openCachedPage(): Promise<Page> {
  const opened = await browser.open(front.url, {
    context: { serviceWorkers: 'allow' },
  });
  await opened.goto(results);
  await hydrated(opened);
  await opened.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // The first visit took place before the worker existed.
  await opened.reload();
  await hydrated(opened);
  await opened.getByText('47.00').first().waitFor();
  return opened;
}

const keepParts = async (opened: Page): Promise<void> =>
  opened.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'keep-parts' }));

/** Kept files by name. */
const keptFiles = async (opened: Page): Promise<string[]> =>
  opened.evaluate(async () =>
    (await (await caches.open('files')).keys()).map((request) => new URL(request.url).pathname),
  );

/** Waits for the files of all screens, and for the document of the Games, which pages keep once they are idle. */
async function untilAllAreKept(opened: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await keepParts(opened);
        const kept = await keptFiles(opened);
        const documents = await opened.evaluate(async () => (await (await caches.open('documents')).keys()).length);
        return [parts.filter((name) => !kept.includes(name)), documents > 0];
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toEqual([[], true]);
}

/** Addresses of everything on the device that contains the foreign text. */
const foreignCopies = async (opened: Page): Promise<string[]> =>
  opened.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))!.text()).includes(text)) found.push(request.url);
    }
    return found;
  }, foreignText);

/** Screens whose code is loaded on a visit; these did not start again after the fault. */
const screens = ['/discipline/swm', '/notifications', '/offline', '/search', results];

async function expectStart(opened: Page): Promise<void> {
  for (const path of screens) {
    await opened.goto(path);
    await hydrated(opened);
    await opened.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    expect(await opened.getByText(/Unknown error|couldn’t be loaded/u).count(), path).toBe(0);
  }
  await opened.getByText('47.00').first().waitFor();
}

test(
  'while another server answers, visited pages open, others explain the failure, and all work afterwards',
  { timeout: 240_000 },
  async () => {
    const opened = await openCachedPage();
    await untilAllAreKept(opened);
    expect(parts.length).toBeGreaterThan(100);
    const before = await keptFiles(opened);
    for (const kind of kinds) {
      front.foreign = kind;
      const said = `${kind.status} ${kind.type}`;
      await opened.goto(results);
      await opened.getByText('47.00').first().waitFor();
      // One that was not visited, for the first and the last.
      if (kind === page || kind === kinds.at(-1)) {
        await opened.goto('/medals/all');
        await opened.getByRole('button', { name: 'Try again' }).waitFor();
      }
      expect(await opened.content(), said).not.toContain(foreignText);
      expect(await foreignCopies(opened), said).toEqual([]);
    }
    expect(await keptFiles(opened)).toEqual(expect.arrayContaining(before));
    expect(front.answered).toBeGreaterThan(kinds.length);
    front.foreign = undefined;
    // The page that waits opens by itself: the device was never without a network.
    await opened.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached', timeout: 150_000 });
    await expectStart(opened);
  },
);

test(
  'while a sign-in page of the network answers, pages explain it and link to it past the service worker',
  { timeout: 150_000 },
  async () => {
    const opened = await openCachedPage();
    front.foreign = page;
    await opened.goto(results);
    const link = opened.getByRole('link', { name: 'Open the network’s page' });
    await link.waitFor({ timeout: 60_000 });
    await opened.goto((await link.getAttribute('href'))!);
    expect(await opened.content()).toContain(foreignText);
    front.foreign = undefined;
    await opened.goto('/network-sign-in?again');
    await hydrated(opened);
  },
);

test(
  'a build of which only a part was loaded is completed once the network is back',
  { timeout: 150_000 },
  async () => {
    const opened = await openCachedPage();
    await keepParts(opened);
    front.foreign = page;
    await keepParts(opened);
    await opened.goto('/schedule/day/2026-10-12');
    await opened.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await foreignCopies(opened)).toEqual([]);
    front.foreign = undefined;
    await expectStart(opened);
    await untilAllAreKept(opened);
  },
);

test('foreign pages that an earlier version cached as files are loaded again', { timeout: 150_000 }, async () => {
  const opened = await openCachedPage();
  await untilAllAreKept(opened);
  const poisoned = await opened.evaluate(async (text) => {
    const cache = await caches.open('files');
    const names = (await cache.keys()).filter(({ url }) => url.includes('/assets/'));
    for (const request of names)
      await cache.put(request, new Response(text, { headers: { 'content-type': 'text/html' } }));
    return names.length;
  }, foreignText);
  expect(poisoned).toBeGreaterThan(100);
  await expectStart(opened);
});

test('a damaged file on the device is loaded again by the page that cannot read it', { timeout: 150_000 }, async () => {
  const opened = await openCachedPage();
  await untilAllAreKept(opened);
  await opened.evaluate(async () => {
    const cache = await caches.open('files');
    const core = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
    );
    for (const request of await cache.keys()) {
      if (!/\/assets\/p[^/]+\.js$/u.test(request.url) || core.has(request.url)) continue;
      const { headers } = (await cache.match(request))!;
      await cache.put(request, new Response('const', { headers }));
    }
  });
  await opened.goto('/offline');
  await opened.getByRole('heading', { level: 1, name: 'Offline' }).waitFor();
  await expectStart(opened);
});
