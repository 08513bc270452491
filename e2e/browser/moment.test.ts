/** A live contest on open pages: the current period, the clock, the score in the title, and no layout shift. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { hardCases, serveHardCases } from '../harness/hard-cases.ts';
import { layoutShift, watchShift } from '../harness/layout.ts';
import { readPage, textOf } from '../harness/read-page.ts';
import type { ServerProcess } from '../harness/server-process.ts';

const browser = useBrowser();
let server: ServerProcess | undefined;
beforeAll(async () => void (server = await serveHardCases({ copyOf: inject('emptyGames') })));
afterAll(async () => server?.remove());

const id = 'HBLMTEAM7-------------GPA-000100';
const match = `/discipline/hbl/results/${id}/results`;
const day = '/schedule/day/2026-10-11';

let version = 100;
async function send(name: 'result' | 'current', changes: Readonly<Record<string, string>>): Promise<void> {
  const file = name === 'result' ? 'result-hbl-match' : 'current-hbl';
  let xml = await readFile(new URL(`../../packages/odf/examples/messages/${file}.xml`, import.meta.url), 'utf8');
  version += 1;
  const numbered = { 'Version="24"': `Version="${version}"`, 'Version="57"': `Version="${version}"`, 'WLT="T" ': '' };
  for (const [before, after] of Object.entries({ ...numbered, ...changes })) xml = xml.replaceAll(before, after);
  expect((await server!.feed(xml)).status).toBe(200);
}
const result = async (time: string, status: string, period: string): Promise<void> =>
  send('result', {
    // Without a current part, no part has a score, which would imply that it is being played.
    ...(period === '' && { ' HomeScore=': ' HomeBefore=', ' AwayScore=': ' AwayBefore=' }),
    '"OFFICIAL"': `"${status}"`,
    'Time="180545000"': `Time="${time}"`,
    'Value="H2"': `Value="${period}"`,
  });
const clock = async (time: string, period: string): Promise<void> =>
  send('current', {
    'Period="H1"': `Period="${period}"`,
    'Time="165730100"': `Time="${time}"`,
    '<Result Result="1"': '<Result Result="3"',
  });

/** @param height low enough that the end of the page, which loads last, is out of sight */
async function follow(path: string, width: number, height = 800): Promise<Page> {
  const page = await browser.open(server!.url, { width, height });
  await watchShift(page);
  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await visit(page, path);
  await stream;
  await hydrated(page);
  return page;
}
const badge = (page: Page) => page.locator(`.unit-row:has(a[href*="${id}"]) .badge`);
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

test('header, row and title follow the parts of a contest and return to the usual title, and nothing moves', async () => {
  await result('164900000', 'LIVE', '');
  await expect
    .poll(async () => (await (await fetch(server!.url + match)).text()).includes('<title>Live \u2066'))
    .toBe(true);
  const [page, wide, list, narrow, arabic] = await Promise.all([
    follow(match, 360),
    follow(match, 1280, 600),
    follow(day, 1280),
    follow(day, 360),
    follow(`/ara${day}`, 360),
  ]);
  const usual = 'Coral – Duna · Handball · Men · Group A · YG2026';
  expect(plain(await page.title())).toBe(`Live 3–3 · ${usual}`);
  expect(await badge(list).innerText()).toBe('Live');
  const shifts = async (): Promise<number[]> =>
    Promise.all([page, wide, list, narrow, arabic].map(async (tab) => (await layoutShift(tab)).shift));
  const before = await shifts();

  await result('165000000', 'LIVE', 'H1');
  await expect.poll(async () => plain(await page.title())).toBe(`Live 3–3 · H1 · ${usual}`);
  // C1: with hidden results, the title has no score.
  const veiled = await browser.open(server!.url, { width: 360 });
  await veiled.context().addCookies([{ name: 'podium_results', value: 'hidden', url: server!.url }]);
  await visit(veiled, match);
  await expect.poll(async () => plain(await veiled.title())).toBe(usual);
  for (const tab of [page, wide])
    await expect.poll(async () => tab.locator('.unit-clock').innerText()).toBe('1st half');
  await expect.poll(async () => badge(list).innerText()).toMatch(/^Live, 1st half\s*1st half$/u);
  await clock('165100000', 'H1');
  await expect.poll(async () => page.locator('.unit-clock').innerText()).toMatch(/^1st half\s+21:20$/u);
  for (const tab of [list, narrow]) await expect.poll(async () => badge(tab).innerText()).toMatch(/H1 21:20$/u);
  await expect.poll(async () => badge(arabic).innerText()).toMatch(/ش1 21:20$/u);
  expect(await badge(list).locator('.visually-hidden').innerText()).toBe('Live, 1st half');

  await result('165200000', 'LIVE', 'H2');
  await expect.poll(async () => page.title()).toContain('H2');
  await expect.poll(async () => badge(narrow).innerText()).toMatch(/2nd half$/u);
  expect(await page.locator('.unit-clock').innerText()).toBe('2nd half');
  await clock('165300000', 'PSO');
  await expect.poll(async () => page.locator('.unit-clock').innerText()).toMatch(/^Shootout\s+21:20$/u);
  await expect.poll(async () => badge(arabic).innerText()).toMatch(/ترجيح 21:20$/u);
  expect(await shifts()).toEqual(before);

  // The score leaves the title when the reader opens another page.
  await wide.getByRole('link', { name: 'Handball', exact: true }).first().click();
  await expect.poll(async () => wide.title()).toMatch(/^Handball/u);

  await result('180545000', 'OFFICIAL', 'H2');
  await expect.poll(async () => page.title()).toBe(usual);
  // A finished contest moves to the results of its day, without the word "official".
  await list.locator(`.day-rest li:has(a[href*="${id}"])`).waitFor();
  expect(await badge(list).count()).toBe(0);
  expect(await list.locator(`.day-rest li:has(a[href*="${id}"]) .badge`).count()).toBe(0);
  expect(await page.locator('.unit-clock').count()).toBe(0);
  for (const tab of [page, wide, list, narrow, arabic]) expectNoErrors(tab);
});

test('rows show the count of a shoot-out next to the score, and read it to screen readers in words', async () => {
  const page = await readPage(server!.url, hardCases['event of a shoot-out']);
  expect(page.querySelectorAll('.unit-who > li > bdi').map(textOf)).toEqual(['1', '(4 p)', '1', '(3 p)']);
  expect(page.querySelectorAll('.unit-who > li .visually-hidden').map(textOf).at(-1)).toBe('3 in the shootout');
  const arabic = await readPage(server!.url, hardCases['event of a shoot-out'], 'ara');
  expect(arabic.querySelectorAll('.unit-who > li .shoot-out').map(textOf)).toEqual(['(4 ر.ت)', '(3 ر.ت)']);
});
