/** Live results on open pages: within a second, through crashes, and after a time offline. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { medallistsXml, raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const AT_MOST_MS = 1000;
const browser = useBrowser();
const day = '/schedule/day/2026-10-12';
const results = (unit: number): string => `/discipline/swm/results/${raceUnitId(unit)}/results`;

let server: ServerProcess;
let version = 0;
/** A mark that no earlier message contained. */
const newMark = (): string => `48.${String(version % 100).padStart(2, '0')}`;

beforeAll(async () => {
  server = await ServerProcess.create({ copyOf: inject('emptyGames') });
  await server.start();
  await server.feed(scheduleXml(4, 4));
  // An accepted message is not applied yet.
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${raceUnitId(4)}`)).ok);
});
afterAll(async () => server.remove());
beforeEach(() => void version++);

async function post(body: string): Promise<void> {
  expect((await server.feed(body)).status).toBe(200);
}

async function postMark(unit: number): Promise<string> {
  version++;
  const mark = newMark();
  await post(raceXml({ unit, version, marks: [mark, '59.00'] }));
  return mark;
}

/** Opens a page that follows the stream, and marks it, because a reload would lose the mark. */
async function follow(path: string, page?: Page): Promise<Page> {
  const followed = page ?? (await browser.open(server.url));
  const stream = followed.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await followed.goto(path);
  await stream;
  await hydrated(followed);
  await followed.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return followed;
}

const isSamePage = async (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage === true);

/** Sends a message and waits for its text. @returns milliseconds from before sending until the text is visible */
async function measureDelay(page: Page, send: () => Promise<string>): Promise<number> {
  const started = performance.now();
  const text = await send();
  // Checks every frame, because a waiting locator checks only every half second.
  await page.waitForFunction(
    (wanted) => {
      const xpathResult = document.evaluate(`//body//*[text()="${wanted}"]`, document, null, XPathResult.ANY_TYPE);
      for (let node = xpathResult.iterateNext(); node; node = xpathResult.iterateNext())
        if ((node as Element).checkVisibility()) return true;
      return false;
    },
    text,
    { polling: 'raf' },
  );
  return performance.now() - started;
}

async function delays(page: Page, times: number, send: () => Promise<string>): Promise<number[]> {
  const delaysMs: number[] = [];
  for (let index = 0; index < times; index++) delaysMs.push(Math.round(await measureDelay(page, send)));
  return delaysMs;
}

/** Uses the median, because a single run may coincide with a pause of a busy machine. */
function expectFast(name: string, delaysMs: number[]): void {
  console.log(`live, ${name}: ${delaysMs.join(', ')} ms`);
  const median = delaysMs.toSorted((first, second) => first - second)[Math.floor(delaysMs.length / 2)];
  expect(median, `${name}: ${delaysMs.join(', ')} ms`).toBeLessThanOrEqual(AT_MOST_MS);
}

describe('a message of the feed', () => {
  test('is shown on the open results page within a second, without a reload, and is announced politely', async () => {
    await postMark(1);
    const page = await follow(results(1));
    expectFast('results page', await delays(page, 5, async () => postMark(1)));
    // A4: the page announces its own change as a sentence, never just that something has changed.
    const spoken = page.locator('output[aria-live=polite]').filter({ hasText: /\d/u });
    await spoken.waitFor({ state: 'attached' });
    expect(await spoken.innerText()).not.toContain('Results have been updated');
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page);
  });

  test('is shown on the open day page within a second', async () => {
    await postMark(2);
    const page = await follow(day);
    expectFast('day page', await delays(page, 3, async () => postMark(2)));
    // V12: a list announces followed contests and new leaders only.
    const spoken = await page.locator('output[aria-live=polite].visually-hidden').allInnerTexts();
    expect(spoken.join('')).toBe('');
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page);
  });

  test('is shown on the open medal table within a second', async () => {
    const page = await follow('/medals/all');
    expect(await page.getByText('No medals yet').count()).toBe(1);
    const delaysMs = await delays(page, 3, async () => {
      version++;
      const organisation = `Q${String.fromCodePoint(65 + (version % 26))}X`;
      await post(medallistsXml({ version, organisation }));
      return organisation;
    });
    expectFast('medal table', delaysMs);
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page);
  });

  test('shows a medal moment on the open page of the final: the podium rises, or appears at once with reduced motion', async () => {
    // Moves the message to another event than that of the medal table's test.
    const ofWomen = (xml: string): string =>
      xml.replaceAll('SWMM100MFR', 'SWMW100MFR').replaceAll('Gender="M"', 'Gender="W"');
    await post(
      ofWomen(scheduleXml(4, 4)).replace('Version="1"', 'Version="2"').replace('DT_SCHEDULE"', 'DT_SCHEDULE_UPDATE"'),
    );
    await post(ofWomen(raceXml({ unit: 4, version })));
    const final = `/discipline/swm/results/${ofWomen(raceUnitId(4))}/results`;
    await waitUntil(async () => (await fetch(server.url + final)).ok);
    const [page, still] = [await follow(final), await follow(final)];
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.locator('.contest-head .disc').count()).toBe(0);
    await post(ofWomen(medallistsXml({ version: version + 1, organisation: 'AUR' })));
    const readMotion = async (seen: Page): Promise<string> => {
      const row = seen.locator('.head-row:has(.disc)').first();
      return row.evaluate((element) => getComputedStyle(element).animationName);
    };
    expect([await readMotion(page), await readMotion(still)]).toEqual(['head-rise', 'none']);
    expect(await isSamePage(page)).toBe(true);
    // A reader who opens the page later sees no animation, once the server has rendered it again.
    await expect
      .poll(async () => {
        await page.reload();
        return readMotion(page);
      })
      .toBe('none');
    expectNoErrors(page);
    expectNoErrors(still);
  });

  test('leaves the focus where it is', async () => {
    await postMark(1);
    const page = await follow(results(1));
    const link = page.getByRole('link', { name: 'Start list' });
    await link.focus();
    await measureDelay(page, async () => postMark(1));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expectNoErrors(page);
  });

  test('reaches every window of one browser, and the last one even if the first is closed', async () => {
    await postMark(3);
    const first = await follow(results(3));
    const second = await first.context().newPage();
    await second.goto(results(3));
    await hydrated(second);
    const mark = await postMark(3);
    await Promise.all([first, second].map(async (page) => page.getByText(mark, { exact: true }).first().waitFor()));
    await first.close();
    const next = await measureDelay(second, async () => postMark(3));
    console.log(`live, second window after the first was closed: ${Math.round(next)} ms`);
    expect(next).toBeLessThanOrEqual(5000);
    expectNoErrors(second);
  });
});

describe('without the server', () => {
  test('a page recovers automatically after a crash, and the next message still arrives', async () => {
    await postMark(1);
    const page = await follow(results(1));
    await server.kill('SIGKILL');
    await page.waitForTimeout(1500);
    await server.start();
    const back = await measureDelay(page, async () => postMark(1));
    console.log(`live, first message after a crash: ${Math.round(back)} ms`);
    expect(back).toBeLessThanOrEqual(15_000);
    await page.waitForTimeout(10_000);
    expectFast('after a crash', await delays(page, 3, async () => postMark(1)));
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page, [
      /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/u,
    ]);
  });
});

describe('without a network', () => {
  test('a page shows that it is offline and how old its data is, and catches up', async () => {
    const before = await postMark(1);
    const page = await follow(results(1));
    const sentence = page.getByText(/^Offline\. Saved just now/u);
    expect(await sentence.count()).toBe(0);
    await page.context().setOffline(true);
    await sentence.waitFor();
    const missed = await postMark(1);
    await page.waitForTimeout(1000);
    expect(await page.getByText(before, { exact: true }).count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByText(missed, { exact: true }).first().waitFor();
    await sentence.waitFor({ state: 'detached' });
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page, [/ERR_INTERNET_DISCONNECTED/u]);
  });

  test('opening a screen that was not loaded shows a message, and the app keeps working', async () => {
    await postMark(1);
    const page = await follow(results(1));
    await page.context().setOffline(true);
    await page.getByText(/^Offline\. Saved just now/u).waitFor();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Medals', exact: true })
      .click();
    await page.waitForTimeout(1000);
    // The browser's own error page is not shown.
    expect(new URL(page.url()).host).toBe(new URL(server.url).host);
    await page
      .getByText(/This page isn’t saved on this device|Offline\. Saved/u)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Medals', level: 1 }).waitFor();
  });

  test('C10: a style sheet that failed is loaded again with the network, and the page keeps its state', async () => {
    const page = await follow(results(1));
    const sheets = /\/assets\/s[\w-]+\.css$/u;
    await page.route(sheets, async (route) => route.abort());
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
    await page.getByRole('link', { name: 'Live', exact: true }).first().click();
    await page.getByRole('heading', { name: 'This page isn’t saved on this device' }).waitFor();
    await page.unroute(sheets);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true });
      dispatchEvent(new Event('online'));
    });
    await page.getByRole('heading', { name: 'Live', level: 1 }).waitFor();
    const hasLiveStyles = async () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.live-row')].some((row) => getComputedStyle(row).minBlockSize === '56px'),
      );
    await expect.poll(hasLiveStyles).toBe(true);
    expect(await isSamePage(page)).toBe(true);
    expectNoErrors(page, [/ERR_FAILED/u]);
  });
});
