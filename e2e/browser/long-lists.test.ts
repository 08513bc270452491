/** R15: a list of thousands, of which only what is near the window stands in the page, and every row can be come to. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser, visit } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();
/** Rows near a window of 800 px, with those that the page has brought along. */
const MOST_ROWS = 60;

let total = 0;
let last = '';

interface Read {
  total: number;
  pageSize: number;
  items: { name: string }[];
}

const read = async (query: string): Promise<Read> =>
  (await fetch(`${demo.current.url}/api/v1/participants?${query}`)).json() as Promise<Read>;

beforeAll(async () => {
  ({ total } = await read('pageSize=1'));
  const { items } = await read(`pageSize=1&page=${total}`);
  last = items[0]!.name;
});

const rows = (page: Page) => page.locator('main tbody tr[data-index]');

/** Places in the whole list, whether they stand without a gap, and where the first and the last of them are. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main tbody tr[data-index]')];
    const rects = all.map((row) => row.getBoundingClientRect());
    return {
      places: all.map((row) => Number(row.getAttribute('aria-rowindex')) - 1),
      gap: Math.max(...rects.slice(1).map((rect, index) => Math.abs(rect.top - rects[index]!.bottom))),
      top: rects[0]!.top,
      bottom: rects.at(-1)!.bottom,
    };
  });

describe.each([360, 1280])('the athletes at %i px', (width) => {
  test('the end of the list is one key away, and so is the beginning', async () => {
    const page = await browser.open(demo.current.url, { width });
    await visit(page, '/participants/athletes');
    expect(total).toBeGreaterThan(500);
    await page.locator('main h1').focus();
    await page.keyboard.press('End');
    const link = page.getByRole('main').getByRole('link', { name: last }).last();
    await link.waitFor();
    await expect.poll(() => standing(page).then(({ places }) => places.at(-1))).toBe(total);
    const atEnd = await standing(page);
    expect(atEnd.places).toEqual(atEnd.places.map((_, index) => atEnd.places[0]! + index));
    expect([atEnd.gap < 1, atEnd.places.length <= MOST_ROWS]).toEqual([true, true]);
    // The delegation is on the second line or in a cell of its own, never in both.
    expect(await rows(page).last().locator('.people-flagged:has(.flag):visible').count()).toBe(1);
    await page.keyboard.press('Home');
    await expect.poll(() => standing(page).then(({ places }) => places[0])).toBe(1);
    expectQuiet(page);
  });

  test('on the way there is no hole in the window', async () => {
    const page = await browser.open(demo.current.url, { width });
    await visit(page, '/participants/athletes');
    await page.mouse.move(180, 500);
    for (let turn = 1; turn <= 12; turn++) {
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((least) => scrollY >= least, turn * 650);
      // A machine that is late has bars for some frames.
      await expect
        .poll(async () => {
          const { top, bottom, gap } = await standing(page);
          return { turn, isAbove: top < 200, isBelow: bottom >= 800, isWhole: gap < 1 };
        })
        .toEqual({ turn, isAbove: true, isBelow: true, isWhole: true });
      expect((await standing(page)).places.length).toBeLessThanOrEqual(MOST_ROWS);
    }
    await expect.poll(() => page.locator('main tbody tr[aria-busy=true]').count()).toBe(0);
    expectQuiet(page);
  });
});

/** The athletes on a phone whose CPU is slowed `rate` times, once their rows come and go. */
async function onSlowPhone(rate: number) {
  const page = await browser.open(demo.current.url, { width: 360 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await visit(page, '/participants/athletes');
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => rows(page).first().getAttribute('data-index')).not.toBe('0');
  return { page, session };
}

test('rows that a wild fling passes have a name and the height of the others, and are whole once it rests', async () => {
  const { page } = await onSlowPhone(4);
  await page.evaluate(() => {
    const passed: { isBrief: boolean; height: number; name: string }[] = [];
    Object.assign(globalThis, { passed });
    const look = (): void => {
      for (const row of document.querySelectorAll<HTMLElement>('main tbody tr[data-index]:not([aria-busy])')) {
        const isBrief = !row.querySelector('a, button');
        passed.push({ isBrief, height: row.offsetHeight, name: row.querySelector('th')?.innerText ?? '' });
      }
    };
    new MutationObserver(look).observe(document.querySelector('main tbody')!, { childList: true });
  });
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.wheel(0, turn < 5 ? 1500 : -1500);
    await page.waitForTimeout(60);
  }
  const isWhole = (): Promise<boolean> =>
    rows(page).evaluateAll((all) => all.every((row) => row.querySelector('a') && row.querySelector('button')));
  await expect.poll(isWhole).toBe(true);
  const passed = await page.evaluate(
    () => (globalThis as unknown as { passed: { isBrief: boolean; height: number; name: string }[] }).passed,
  );
  expect(passed.filter(({ isBrief }) => isBrief).length).toBeGreaterThan(0);
  expect(passed.filter(({ name, height }) => name.trim() === '' || height < 60 || height > 110)).toEqual([]);
  expectQuiet(page);
});

test('a slow phone has bars for the rows that a wild fling passes, and rows where it rests', async () => {
  const { page, session } = await onSlowPhone(8);
  await page.evaluate(() => {
    const bars: string[] = [];
    Object.assign(globalThis, { bars });
    const look = (): void => {
      const place = document.elementFromPoint(180, 400);
      if (place?.closest('.spacer-row')) bars.push(getComputedStyle(place).backgroundImage);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY >= 19_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const isWhole = (): Promise<boolean> =>
    rows(page).evaluateAll((all) => all.length > 8 && all.every((row) => row.querySelector('a')));
  await expect.poll(isWhole).toBe(true);
  const bars = await page.evaluate(() => (globalThis as unknown as { bars: string[] }).bars);
  expect(bars.length).toBeGreaterThan(0);
  expect(bars.filter((image) => !image.startsWith('linear-gradient'))).toEqual([]);
  const isFilled = async (): Promise<boolean[]> => {
    const { top, bottom, gap } = await standing(page);
    return [top < 200, bottom >= 740, gap < 1];
  };
  await expect.poll(isFilled).toEqual([true, true, true]);
  expectQuiet(page);
});

test('pages that are flung past are not asked for, and where it rests all are there', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/participants')) asked.push(url.searchParams.get('page') ?? '1');
  });
  await visit(page, '/participants/athletes');
  await page.mouse.move(180, 500);
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(20);
  }
  const isRead = (): Promise<boolean> =>
    rows(page).evaluateAll((all) => all.length > 0 && all.every((row) => row.querySelector('a')));
  await expect.poll(isRead).toBe(true);
  const { places } = await standing(page);
  expect(places.at(-1)).toBeGreaterThan(480);
  expect(new Set(asked).size).toBeLessThanOrEqual(5);
  expectQuiet(page);
});

test('a page that cannot be read says so among its rows, and can be asked for again', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  const isSecond = (url: URL): boolean =>
    url.pathname.endsWith('/participants') && url.searchParams.get('page') === '2';
  await page.route(isSecond, (route) => route.fulfill({ status: 400, json: {} }));
  await visit(page, '/participants/athletes');
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 3600);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first();
  await retry.waitFor();
  await page.unroute(isSecond);
  await retry.click();
  await expect.poll(() => page.locator('main tbody tr[aria-busy=true]').count()).toBe(0);
  await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(0);
  const { items } = await read('pageSize=50&page=2');
  await page.getByRole('main').getByRole('link', { name: items[4]!.name }).first().waitFor();
  expectQuiet(page, [/400/u]);
});

test('rows stay as they are while those around them come and go', async () => {
  const page = await browser.open(demo.current.url);
  await visit(page, '/participants/athletes');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY >= 850);
  const place = await page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('tr')!;
    const changes: number[] = [];
    Object.assign(globalThis, { changes });
    new MutationObserver((records) => changes.push(records.length)).observe(row, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    return row.getAttribute('aria-rowindex');
  });
  await page.mouse.wheel(0, 130);
  await page.waitForFunction(() => scrollY >= 1000);
  await page.mouse.wheel(0, -260);
  await page.waitForFunction(() => scrollY <= 800);
  expect(await page.locator(`tr[aria-rowindex="${place}"]`).count()).toBe(1);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: number[] }).changes)).toEqual([]);
  expectQuiet(page);
});

test('the list follows the letters, and who goes on at once finds it narrowed when they come back', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  await visit(page, '/participants/athletes');
  const { total: fewer, items } = await read('query=ana&pageSize=1');
  const main = page.getByRole('main');
  const rowCount = (): Promise<string | null> => main.getByRole('table').getAttribute('aria-rowcount');
  await main.getByRole('searchbox').pressSequentially('ana');
  await expect.poll(rowCount).toBe(String(fewer + 1));
  // Before the pause after which the address is written.
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
  expectQuiet(page);
});

test('after a pause the bar has the address of what was typed, and it can be read again', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
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
  expectQuiet(page);
});

test('what is narrowed further down begins at its first row', async () => {
  const page = await browser.open(demo.current.url);
  await visit(page, '/participants/athletes');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 2500);
  await page.waitForFunction(() => scrollY >= 2400);
  await page.getByRole('main').getByRole('searchbox').fill('ana');
  const { total: fewer, items } = await read('query=ana&pageSize=1');
  expect([total > fewer, fewer > 0]).toEqual([true, true]);
  await expect.poll(() => standing(page).then(({ places }) => places[0])).toBe(1);
  await page.getByRole('main').getByRole('link', { name: items[0]!.name }).first().waitFor();
  const whole = page.getByRole('main').getByRole('table');
  await expect.poll(() => whole.getAttribute('aria-rowcount')).toBe(String(fewer + 1));
  expectQuiet(page);
});
