/**
 * All live contests on one page: rows open their contest on a phone and show it beside the list on wider screens, and
 * a changed score is highlighted.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { serveHardCases } from '../harness/hard-cases.ts';
import type { ServerProcess } from '../harness/server-process.ts';

const browser = useBrowser();
let server: ServerProcess | undefined;
beforeAll(async () => void (server = await serveHardCases({ copyOf: inject('emptyGames') })));
afterAll(async () => server?.remove());

const id = 'HBLMTEAM7-------------GPA-000100';
let version = 200;

/** Sends the match of the example message as live. @param home score of the home side */
async function play(home: number): Promise<void> {
  const xml = await readFile(
    new URL('../../packages/odf/examples/messages/result-hbl-match.xml', import.meta.url),
    'utf8',
  );
  version += 1;
  const changed = xml
    .replace('Version="24"', `Version="${version}"`)
    .replace('"OFFICIAL"', '"LIVE"')
    .replaceAll('WLT="T" ', '')
    .replaceAll(/(<Result [^>]*?Result=")\d+/gu, `$1${home}`);
  expect((await server!.feed(changed)).status).toBe(200);
}

test('without live contests the page shows the start of the next one', async () => {
  const page = await browser.open(server!.url, { width: 360 });
  await visit(page, '/live');
  await page.getByText('No contest is live right now').waitFor();
  await page.getByText(/^The next one begins/u).waitFor();
  expectNoErrors(page);
});

test('a live contest is a link on a phone, opens next to the list on wide screens, and its new score lights up', async () => {
  await play(3);
  const [phone, wide] = await Promise.all([
    browser.open(server!.url, { width: 360 }),
    browser.open(server!.url, { width: 1280 }),
  ]);
  await Promise.all([visit(phone, '/live'), visit(wide, '/live')]);
  const row = wide.locator(`.live-row:has(a[href*="${id}"])`);
  await row.locator('a').click();
  await expect.poll(() => new URL(wide.url()).search).toBe(`?unit=${id}`);
  const neighbors = wide.getByRole('complementary', { name: 'Selected contest' });
  await expect.poll(async () => neighbors.locator('.live-score').allInnerTexts()).toEqual(['3', '3']);
  expect(await wide.locator('.live-score.is-new').count()).toBe(0);
  await play(4);
  await expect.poll(async () => neighbors.locator('.live-score.is-new').allInnerTexts()).toEqual(['4', '4']);
  await expect.poll(async () => row.locator('.live-score').allInnerTexts()).toEqual(['4', '4']);

  const bar = phone.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('link', { name: 'Live 1 contest', exact: true }).waitFor();
  await phone.locator(`.live-row a[href*="${id}"]`).click();
  await phone.waitForURL(`**/results/${id}/results`);
  expectNoErrors(phone);
  expectNoErrors(wide);

  const elsewhere = await browser.open(server!.url, { width: 360 });
  await visit(elsewhere, '/venues');
  await elsewhere.getByRole('link', { name: 'Live 1 contest', exact: true }).waitFor();
});

test('on a day with a contest next to it, the first press of a row shows it there and in the address, and the second opens it', async () => {
  const wide = await browser.open(server!.url, { width: 1280 });
  await visit(wide, '/schedule/day/2026-10-11');
  const row = wide.locator(`.panes-list .unit-link[href*="${id}"]`);
  await row.click();
  await wide.waitForURL(`**?unit=${id}`);
  const neighbors = wide.getByRole('complementary', { name: 'Selected contest' });
  await expect.poll(async () => neighbors.locator('.live-score').allInnerTexts()).toEqual(['4', '4']);
  expect(await row.getAttribute('aria-current')).toBe('true');
  await row.click();
  await wide.waitForURL(`**/results/${id}/results`);
  expectNoErrors(wide);
});

test('F23: a log of thousands of actions begins with the newest, and shows the rest on request', async () => {
  const count = 4000;
  const xml = await readFile(
    new URL('../../packages/odf/examples/messages/play-by-play-hbl-master.xml', import.meta.url),
    'utf8',
  );
  const actions = Array.from({ length: count }, (_, index) => {
    const order = index + 1;
    return `<Action Id="${order}" Period="H1" Order="${order}" Action="SHOT" When="${Math.floor(order / 60)}:${String(order % 60).padStart(2, '0')}" Result="MISSED"/>`;
  });
  const long = xml
    .replace('Version="41"', 'Version="4100"')
    .replace(/(<Actions [^>]*>)[^]*(<\/Actions>)/u, `$1${actions.join('')}$2`);
  expect((await server!.feed(long)).status).toBe(200);
  const address = `/discipline/hbl/results/${id}/results`;
  const countLines = (html: string) => [...html.matchAll(/<li id="action-/gu)].length;
  await expect.poll(async () => countLines(await (await fetch(server!.url + address)).text())).toBe(225);

  const page = await browser.open(server!.url, { width: 360 });
  await visit(page, address);
  const fold = page.locator('main details.fold').last();
  await fold.locator('summary').press('Enter');
  await fold.getByRole('button', { name: 'Show 200 more actions' }).press('Enter');
  await expect.poll(async () => page.locator('.action-log > li').count()).toBe(425);
  // The first new item receives the focus.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`action-${count - 225}`);
  expectNoErrors(page);
});
