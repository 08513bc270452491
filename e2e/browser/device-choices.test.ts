/** Settings of a device: results hidden until requested, and reduced data use. */
import type { UnitAnswer } from '@podium/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit, visitScreen } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

/** Stores the setting like signing in does, for all further pages of the test. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('podium-private-saves-data', 'yes'));
}

const hiddenCookie = (): { name: string; value: string; url: string } => ({
  name: 'podium_results',
  value: 'hidden',
  url: demo.current.url,
});
const showHere = (page: Page) => page.getByRole('button', { name: 'Show on this page' });
const switchTo = (page: Page, name: 'Hide results' | 'Show results') =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Times of a finished race, which no other page element resembles. */
async function marksOfRace(): Promise<{ marks: string[]; day: string; winner: string }> {
  const path = demo.current.screens['results of a race']!.path;
  const id = /\/results\/([^/]+)/u.exec(path)![1]!;
  const unit = (await (await fetch(`${demo.current.url}/api/v1/units/${id}`)).json()) as UnitAnswer;
  const marks = unit.results.flatMap(({ result }) => (result && /\d[.:]\d\d/u.test(result) ? [result] : []));
  expect(marks.length).toBeGreaterThan(4);
  return { marks, day: unit.day, winner: unit.results[0]!.competitor.id! };
}

describe('hidden results', () => {
  test('appear in no page and no answer until the reader shows them on a page, and are hidden again on the next', async () => {
    const { marks, day, winner } = await marksOfRace();
    const race = demo.current.screens['results of a race']!;
    const page = await browser.open(demo.current.url, { width: 360 });
    await page.context().addCookies([hiddenCookie()]);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/json|html/u.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''));
    });
    const searchResults = async (): Promise<string[]> => {
      const texts = [await page.evaluate(() => document.documentElement.outerHTML), ...(await Promise.all(bodies))];
      return marks.filter((mark) => texts.some((text) => text.includes(mark)));
    };
    for (const path of ['/', `/schedule/day/${day}`, '/live', `/participants/profile/${winner}`, '/medals/all']) {
      await visit(page, path);
      await showHere(page).waitFor();
      expect(await searchResults(), path).toEqual([]);
    }
    expect(await page.getByRole('main').innerText()).not.toContain('No medals');
    await visit(page, '/search?q=final');
    expect(await searchResults()).toEqual([]);
    await visitScreen(page, race);
    await showHere(page).waitFor();
    expect(await page.title()).not.toMatch(/\d[.:]\d\d/u);
    expect(await searchResults()).toEqual([]);
    expect(await page.locator('meta[property="og:image"], a[href$=".pdf"]').count()).toBe(0);
    expect(await findViolations(page, [360, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });

    await showHere(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hide results again' }).waitFor();
    const mainText = await page.getByRole('main').innerText();
    expect(marks.filter((mark) => !mainText.includes(mark))).toEqual([]);
    const isFocused = (button: Element): boolean => button === document.activeElement;
    expect(await page.getByRole('button', { name: 'Hide results again' }).evaluate(isFocused)).toBe(true);

    // On a slow phone, the head of the page is seen before its documents are read again.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 12 });
    // Requests from before the results were hidden have finished.
    await page.waitForLoadState('networkidle');
    bodies.length = 0;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Medals' }).click();
    await page.waitForURL('**/medals/all');
    await showHere(page).waitFor();
    expect(await page.getByRole('table', { name: 'Medal table' }).count()).toBe(0);
    await page.goBack();
    await showHere(page).waitFor();
    expect(await searchResults()).toEqual([]);
    expectNoErrors(page);
  });

  test('have a switch in the header for everybody, and stay hidden on other pages and visits', async () => {
    const { marks } = await marksOfRace();
    const page = await browser.open(demo.current.url);
    await visitScreen(page, demo.current.screens['results of a race']!);
    expect(await showHere(page).count()).toBe(0);
    await switchTo(page, 'Hide results').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByText('Results are hidden').waitFor({ state: 'attached' });
    await expect
      .poll(async () => page.evaluate(() => document.documentElement.outerHTML))
      .not.toContain(`>${marks[0]}<`);
    await page.reload();
    await switchTo(page, 'Show results').waitFor();
    const html = await (await page.request.get(page.url())).text();
    expect(marks.filter((mark) => html.includes(mark))).toEqual([]);

    await visit(page, '/secure-sport');
    expect(await showHere(page).count()).toBe(0);
    await switchTo(page, 'Show results').click();
    await switchTo(page, 'Hide results').waitFor();
    await visitScreen(page, demo.current.screens['results of a race']!);
    await page.getByRole('main').getByText(marks[0]!).first().waitFor();
    expectNoErrors(page);
  });
});

describe('saved data', () => {
  /** Documents and phrases of the venues only: what the open page refreshes meanwhile does not count. */
  const isOfVenues = (path: string): boolean => /^\/api\/v1\/venue|\/screen-venues/u.test(path);

  /** Counts what the medal table loads, and what hovering over the link to the venues loads. */
  async function loads(page: Page): Promise<{ flags: number; ahead: number }> {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(new URL(request.url()).pathname));
    await visit(page, '/medals/all');
    await page.waitForLoadState('networkidle');
    const before = urls.length;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Venues' }).hover();
    // Longer than a link waits before it reacts to a passing mouse pointer.
    await page.waitForTimeout(400);
    return {
      flags: urls.filter((path) => path.startsWith('/flags/')).length,
      ahead: urls.slice(before).filter(isOfVenues).length,
    };
  }

  test('mode does not load flags or pages that were not opened', async () => {
    const normalLoads = await loads(await browser.open(demo.current.url));
    expect([normalLoads.flags > 0, normalLoads.ahead > 0]).toEqual([true, true]);
    const savingPage = await browser.open(demo.current.url);
    await saveData(savingPage);
    expect(await loads(savingPage)).toEqual({ flags: 0, ahead: 0 });
    expect(await findViolations(savingPage, [1280])).toEqual([]);
    expectNoErrors(savingPage);
  });

  test('mode is also turned on by the browser’s data saver', async () => {
    const page = await browser.open(demo.current.url);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    expect(await loads(page)).toEqual({ flags: 0, ahead: 0 });
  });
});
