/** Journeys on the oldest supported browsers, and what remains usable below them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

/** Removes features newer than Safari 16.0, Chrome 105 and Firefox 110, and those that a page on plain HTTP lacks. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const absent: [object, readonly string[]][] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'some', 'every', 'find'],
      ],
      [globalThis, ['Iterator', 'OffscreenCanvas', 'scheduler', 'navigation', 'CompressionStream', 'CloseWatcher']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Crypto.prototype, ['randomUUID']],
      [Navigator.prototype, ['locks', 'userActivation']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['showPopover', 'popover']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Error, ['captureStackTrace', 'isError']],
    ];
    for (const [owner, names] of absent) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

const openOldBrowser = async (): Promise<Page> => browser.again(demo.current.url, { width: 360 }, makeOld);

test('F1: every page of a sport, a day, people, medals and the account works without the newer functions of browsers', async () => {
  const page = await openOldBrowser();
  const { final } = demo.current;
  const sport = `/discipline/${final.discipline.key}`;
  const paths = [
    '/schedule/grid',
    `/schedule/day/${final.day}`,
    '/live',
    '/medals/all',
    '/participants/athletes',
    '/venues',
    '/login',
    sport,
    `/por${sport}`,
    `/ara${sport}`,
    `${sport}/finalrank`,
    `${sport}/participants`,
    `${sport}/results/${final.id}/summary`,
    `${sport}/results/${final.id}/startlist`,
    `/schedule/statistics/${final.event!.id}`,
  ];
  for (const path of paths) {
    expect(await visit(page, path), path).toBe(200);
    expect(await page.getByText('Something went wrong').count(), path).toBe(0);
    expect(await page.evaluate(() => 'toSorted' in Array.prototype && 'groupBy' in Map), path).toBe(true);
    expectNoErrors(page);
  }
});

test('F1: on an old browser a reader opens a medalist from the medal table, and finds a person by name', async () => {
  const page = await openOldBrowser();
  await visit(page, '/medals/all');
  await page.getByRole('table', { name: 'Medal table' }).getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/delegation\//u);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit(page, '/participants/athletes');
  await page.getByRole('searchbox').fill('silva');
  await page.locator('.people-row').first().waitFor();
  expectNoErrors(page);
});

test('F1: a modern browser does not load replacements for missing functions', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/schedule/grid');
  const loaded = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('core-js'));
  });
  expect(loaded).toBe(false);
});

test('F1: a browser below the oldest we support keeps the page of the server, and its links work', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...args: string[]) => args[0] !== 'container-type' && supports.apply(CSS, args as [string]);
  });
  await page.goto('/schedule/grid', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.classList.contains('js'))).toBe(false);
  expect(await page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__react')))).toBe(false);
  await page.getByRole('link', { name: 'Medals', exact: true }).first().click();
  await page.waitForURL(/\/medals/u);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expectNoErrors(page);
});
