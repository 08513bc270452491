import { servedBy } from '@podium/contract/served-by';
/** R15: a list of thousands, fifty at a time: loading more, jumping to a letter, and returning to the same position. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();
const PAGE = 50;

let total = 0;
let letterIndex: { letter: string; place: number }[] = [];

interface Read {
  total: number;
  items: { name: string }[];
  letters: typeof letterIndex;
}

const read = async (query: string): Promise<Read> =>
  (await fetch(`${demo.current.url}/api/v1/participants?${query}`)).json() as Promise<Read>;

/** Name at a position in the whole list, from 1. */
const nameAt = async (place: number): Promise<string> => (await read(`pageSize=1&page=${place}`)).items[0]!.name;

beforeAll(async () => {
  ({ total, letters: letterIndex } = await read(''));
});

const rows = (page: Page): Locator => page.locator('main tbody tr');
const rowAt = (page: Page, place: number): Locator => page.locator(`main tr[aria-rowindex="${place + 1}"]`);
const more = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Show \d+ more$/u });
const countText = (page: Page): Promise<string> => page.locator('.people-more output').innerText();
const places = (page: Page): Promise<number[]> =>
  rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-rowindex')) - 1));
const countTo = (end: number, from = 1): number[] => Array.from({ length: end - from + 1 }, (_, index) => from + index);
const count = (number: number): string => number.toLocaleString('en');
const focusedPlace = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')) - 1);
const rowTop = (row: Locator): Promise<number> => row.evaluate((element) => element.getBoundingClientRect().top);

async function showMore(page: Page, until: number): Promise<void> {
  await more(page).click();
  await expect.poll(() => rows(page).count()).toBe(until);
}

describe.each([360, 1280])('the athletes at %i px', (width) => {
  test('load more below, nothing moves, and the first new one has the focus', async () => {
    const page = await browser.again(demo.current.url, { width });
    await visit(page, '/participants/athletes');
    expect(await places(page)).toEqual(countTo(PAGE));
    expect(await page.getByRole('main').getByRole('table').getAttribute('aria-rowcount')).toBe(String(total + 1));
    expect(await countText(page)).toBe(`Showing ${PAGE} of ${count(total)}`);
    await more(page).focus();
    const before = await rowTop(rowAt(page, PAGE));
    await page.keyboard.press('Enter');
    await expect.poll(() => places(page)).toEqual(countTo(2 * PAGE));
    await expect.poll(() => focusedPlace(page)).toBe(PAGE + 1);
    expect(Math.abs((await rowTop(rowAt(page, PAGE))) - before)).toBeLessThan(1);
    expect(await rowAt(page, PAGE + 1).innerText()).toContain(await nameAt(PAGE + 1));
    // Also announced to screen readers.
    expect(await countText(page)).toBe(`Showing ${2 * PAGE} of ${count(total)}`);
    expect(new URL(page.url()).search).toBe('?page=1-2');
    // The delegation is on the second line or in its own cell, never in both.
    expect(await rows(page).last().locator('.people-flagged:has(.flag):visible').count()).toBe(1);
    await page.reload();
    expect(await places(page)).toEqual(countTo(2 * PAGE));
    expectNoErrors(page);
  });

  test('can be reached by the first letter of the name, on any page', async () => {
    const page = await browser.again(demo.current.url, { width });
    await visit(page, '/participants/athletes');
    const rail = page.getByRole('navigation', { name: 'By first letter' });
    expect(await rail.getByRole('link').allInnerTexts()).toEqual(letterIndex.map(({ letter }) => letter));
    const far = letterIndex.findLast(({ place }) => place < total - PAGE)!;
    await rail.getByRole('link', { name: far.letter, exact: true }).click();
    await expect.poll(() => focusedPlace(page)).toBe(far.place);
    expect(await rowAt(page, far.place).innerText()).toContain(await nameAt(far.place));
    const { top, head } = await page.evaluate(() => ({
      top: document.activeElement!.getBoundingClientRect().top,
      head: document.querySelector('main thead th')!.getBoundingClientRect().bottom,
    }));
    expect([top >= head - 1, top < 800]).toEqual([true, true]);
    expect(new URL(page.url()).search).toBe(`?page=${Math.ceil(far.place / PAGE)}`);
    await page.reload();
    await expect.poll(() => rowTop(rowAt(page, far.place))).toBeLessThan(800);
    expectNoErrors(page);
  });
});

test('a returning reader sees the list at its former length and position', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/participants/athletes');
  await showMore(page, 2 * PAGE);
  await showMore(page, 3 * PAGE);
  const row = rowAt(page, 120);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(300);
  const left = await rowTop(row);
  const name = await nameAt(120);
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(3 * PAGE);
  await expect.poll(async () => Math.abs((await rowTop(row)) - left)).toBeLessThan(2);
  expectNoErrors(page);
});

test('rows stay in place while more are loaded', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/participants/athletes');
  await page.evaluate(() => {
    const changes: number[] = [];
    Object.assign(globalThis, { changes });
    for (const row of document.querySelectorAll('main tbody tr'))
      new MutationObserver((records) => changes.push(records.length)).observe(row, {
        attributes: true,
        childList: true,
        subtree: true,
      });
  });
  await showMore(page, 2 * PAGE);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: number[] }).changes)).toEqual([]);
  expectNoErrors(page);
});

test('after ten pages a list continues on a separate page, and ends with the last name', async () => {
  expect(total).toBeGreaterThan(10 * PAGE);
  const page = await browser.again(demo.current.url);
  await visit(page, '/participants/athletes?page=1-10');
  expect(await places(page)).toEqual(countTo(10 * PAGE));
  await more(page).click();
  await page.waitForURL(/\?page=11$/u);
  await expect.poll(async () => (await places(page))[0]).toBe(10 * PAGE + 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const end = Math.ceil(total / PAGE);
  await visit(page, `/participants/athletes?page=${end}`);
  expect(await places(page)).toEqual(countTo(total, (end - 1) * PAGE + 1));
  expect(await rows(page).last().innerText()).toContain(await nameAt(total));
  expect(await more(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect.poll(async () => (await places(page)).at(-1)).toBe((end - 1) * PAGE);
  await page.getByRole('link', { name: 'From the beginning' }).click();
  await expect.poll(() => places(page)).toEqual(countTo(PAGE));
  expectNoErrors(page);
});

test('letters are shown for lists of several pages in the order of names', async () => {
  const page = await browser.again(demo.current.url);
  const rail = page.getByRole('navigation', { name: 'By first letter' });
  for (const path of ['/participants/delegations', '/participants/athletes?sort=-medals']) {
    await visit(page, path);
    expect(await rail.count(), path).toBe(0);
    expect(await page.locator('.people-more output').count(), path).toBe(path.includes('athletes') ? 1 : 0);
  }
  await visit(page, '/participants/athletes');
  await rail.waitFor();
  const { total: few, items } = await read(`query=${encodeURIComponent((await nameAt(1)).split(' ')[0]!)}`);
  expect(few).toBeLessThanOrEqual(PAGE);
  await page.getByRole('main').getByRole('searchbox').fill(items[0]!.name.split(' ')[0]!);
  await rail.waitFor({ state: 'detached' });
  expectNoErrors(page);
});

describe('rows that cannot be read', () => {
  test('show the failure in their place, and can be loaded again', async () => {
    const page = await browser.again(demo.current.url, { width: 360 });
    const isSecond = (url: URL): boolean =>
      url.pathname.endsWith('/participants') && url.searchParams.get('page') === '2';
    await page.route(isSecond, (route) => route.fulfill({ status: 400, headers: servedBy, json: {} }));
    await visit(page, '/participants/athletes');
    await more(page).click();
    await page.getByRole('alert').getByText('Participants could not be loaded').waitFor();
    expect(await rows(page).count()).toBe(PAGE);
    await page.unroute(isSecond);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => focusedPlace(page)).toBe(PAGE + 1);
    expect(await rows(page).count()).toBe(2 * PAGE);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expectNoErrors(page, [/400/u]);
  });

  test('show that there is no network', async () => {
    const page = await browser.again(demo.current.url, { width: 360 });
    await visit(page, '/participants/athletes');
    await page.context().setOffline(true);
    await more(page).click();
    await page.getByRole('alert').getByText('You are offline').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).waitFor();
    // After reconnecting, they load automatically.
    await page.context().setOffline(false);
    await expect.poll(() => rows(page).count()).toBe(2 * PAGE);
    expectNoErrors(page, [/ERR_INTERNET_DISCONNECTED/u]);
  });
});

test('without scripts a link leads to the next page, and letters lead to their first names', async () => {
  const page = await browser.again(demo.current.url, { isScripted: false });
  await page.goto('/participants/athletes');
  await more(page).click();
  await page.waitForURL((url) => url.search === '?page=2');
  expect(await places(page)).toEqual(countTo(2 * PAGE, PAGE + 1));
  const far = letterIndex.findLast(({ place }) => place < total - PAGE)!;
  await page.locator('.letter-rail').getByRole('link', { name: far.letter, exact: true }).click();
  expect(await rowTop(rowAt(page, far.place))).toBeLessThan(800);
});

test('a list follows the letter and stays filtered after the reader leaves at once and returns', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/participants/athletes');
  const { total: fewer, items } = await read('query=ana&pageSize=1');
  const main = page.getByRole('main');
  const rowCount = (): Promise<string | null> => main.getByRole('table').getAttribute('aria-rowcount');
  await main.getByRole('searchbox').pressSequentially('ana');
  await expect.poll(rowCount).toBe(String(fewer + 1));
  // Clicks before the delay after which the address is updated.
  await main.getByRole('link', { name: items[0]!.name }).first().click();
  await page.getByRole('heading', { level: 1, name: items[0]!.name }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('q') === 'ana');
  await expect.poll(rowCount).toBe(String(fewer + 1));
  expect(await main.getByRole('searchbox').inputValue()).toBe('ana');
  await main.getByRole('link', { name: 'Clear' }).first().click();
  await expect.poll(rowCount).toBe(String(total + 1));
  await page.waitForURL((url) => url.search === '');
  expect(await main.getByRole('searchbox').inputValue()).toBe('');
  expectNoErrors(page);
});

test('after a pause the address contains the typed text, which a reload reads from it', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/participants/athletes');
  const { total: fewer } = await read('query=ana&pageSize=1');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('ana');
  await page.waitForURL((url) => url.searchParams.get('q') === 'ana');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await expect
    .poll(() => page.getByRole('main').getByRole('table').getAttribute('aria-rowcount'))
    .toBe(String(fewer + 1));
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('ana');
  expectNoErrors(page);
});

test('a list that is filtered after scrolling begins at its first row', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/participants/athletes');
  await showMore(page, 2 * PAGE);
  await page.getByRole('main').getByRole('searchbox').fill('ana');
  const { total: fewer, items } = await read('query=ana&pageSize=1');
  expect([total > fewer, fewer > 0]).toEqual([true, true]);
  await expect.poll(() => places(page)).toEqual(countTo(Math.min(fewer, PAGE)));
  await page.getByRole('main').getByRole('link', { name: items[0]!.name }).first().waitFor();
  const whole = page.getByRole('main').getByRole('table');
  await expect.poll(() => whole.getAttribute('aria-rowcount')).toBe(String(fewer + 1));
  expectNoErrors(page);
});
