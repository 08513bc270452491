/** What is chosen for a device: results that are hidden until they are asked for, and data that is saved. */
import type { ScheduleLiveAnswer } from '@podium/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '../harness/axe.ts';
import { expectQuiet, useBrowser, visit, visitScreen } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

/** As signing in keeps it, for all pages from now on. */
async function choose(page: Page, choice: 'hides-results' | 'saves-data', isOn = true): Promise<void> {
  await page.addInitScript(
    ([name, on]) => {
      if (on) localStorage.setItem(`podium-private-${name}`, 'yes');
      else localStorage.removeItem(`podium-private-${name}`);
    },
    [choice, isOn] as const,
  );
}

const heard = async (page: Page): Promise<string> => page.locator('main').ariaSnapshot();
const seen = async (page: Page): Promise<string> => page.getByRole('main').innerText();
const show = (page: Page) => page.getByRole('button', { name: 'Show results on this page' });

/** Of the race that is looked at: who came in which order with which time. */
async function outcome(): Promise<{ marks: string[]; names: string[] }> {
  const page = await browser.again(demo.current.url);
  await visitScreen(page, demo.current.screens['results of a race']!);
  const rows = page.getByRole('main').locator('.result-table tbody tr');
  const marks = await rows.locator('.result-value').allInnerTexts();
  const names = await rows.getByRole('rowheader').getByRole('link').allInnerTexts();
  expect([marks.length > 4, names.length > 4, marks.every((mark) => /\d/u.test(mark))]).toEqual([true, true, true]);
  return { marks, names };
}

describe('hidden results', () => {
  test('are neither seen nor heard until they are asked for, and are hidden again on the next page', async () => {
    const { marks, names } = await outcome();
    const page = await browser.open(demo.current.url, { width: 360 });
    await choose(page, 'hides-results');
    await visitScreen(page, demo.current.screens['results of a race']!);
    await show(page).waitFor();
    for (const text of [await heard(page), await seen(page)])
      for (const told of [...marks, ...names]) expect(text).not.toContain(told);
    expect(await violationsOf(page, [360, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });

    await show(page).focus();
    await page.keyboard.press('Enter');
    const shown = await heard(page);
    for (const told of [...marks, ...names]) expect(shown).toContain(told);
    const again = page.getByRole('button', { name: 'Hide results again' });
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Medals' }).click();
    await page.waitForURL('**/medals/all');
    await show(page).waitFor();
    const { rows } = (await (await fetch(`${demo.current.url}/api/v1/medals`)).json()) as {
      rows: { organisation: { name: string } }[];
    };
    const table = page.getByRole('table', { name: 'Medal table' });
    expect((await table.locator('tbody').innerText()).trim()).toBe('');
    expect(await table.ariaSnapshot()).not.toContain(rows[0]!.organisation.name);
    expect(await violationsOf(page, [360])).toEqual([]);
    await show(page).click();
    expect(await table.ariaSnapshot()).toContain(rows[0]!.organisation.name);

    await page.goBack();
    await show(page).waitFor();
    expect(await heard(page)).not.toContain(marks[0]);
    expectQuiet(page);
  });

  test.each([
    'finished day',
    'results of a discipline',
    'medal table',
    'final ranking',
    'event of races',
    'results of a match',
    'results of a bout',
    'results of a field event',
    'results of a gymnastics final',
    'summary of a match',
    'event of bouts',
    'classification of matches',
    'classification of bouts',
    'medals of a discipline by event',
    'medals day by day',
    'delegation',
    'delegations',
    'live',
  ])('no winner and no mark stands on any page: %s', async (name) => {
    const hiding = async (fresh: Page): Promise<void> => choose(fresh, 'hides-results');
    const page = await browser.again(demo.current.url, {}, hiding);
    await visitScreen(page, demo.current.screens[name]!);
    await show(page).waitFor();
    const told = await heard(page);
    expect(told).not.toMatch(/\b(?:Winner|beat)\b/u);
    expect(told).not.toMatch(/(?<![\d:])\d{1,3}\.\d{2}\b/u);
  });

  test.each(['home', 'grid'])('C1: today’s champions and scores are not on %s', async (name) => {
    const live = (await (await fetch(`${demo.current.url}/api/v1/schedule/live`)).json()) as ScheduleLiveAnswer;
    // The grid suggests delegations to follow, so the team of one may be named there without its result.
    const delegations = await (await fetch(`${demo.current.url}/api/v1/medals`)).text();
    const champions = live.finals.items
      .flatMap(({ winners }) => winners.map((winner) => winner.name))
      .filter((champion) => name !== 'grid' || !delegations.includes(`"${champion}"`));
    expect(champions.length).toBeGreaterThan(0);
    const hiding = async (fresh: Page): Promise<void> => choose(fresh, 'hides-results');
    const page = await browser.again(demo.current.url, {}, hiding);
    await visitScreen(page, demo.current.screens[name]!);
    await show(page).waitFor();
    for (const text of [await heard(page), await seen(page)])
      for (const champion of champions) expect(text).not.toContain(champion);
    expect(await heard(page)).not.toMatch(/(?<![\d:])\d{1,3}\.\d{2}\b/u);
    const colors = await page
      .locator('.final-card')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
    expect(new Set(colors).size).toBeLessThan(2);
  });

  test('are on no first paint, also without the scripts of the app', async () => {
    const { marks } = await outcome();
    const page = await browser.open(demo.current.url);
    await choose(page, 'hides-results');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(demo.current.url + demo.current.screens['results of a race']!.path);
    expect(await page.getByRole('main').innerText()).not.toContain(marks[0]);
  });

  test('where none is there is nothing to show, and whoever does not hide them loads nothing of it', async () => {
    const page = await browser.open(demo.current.url);
    const scripts = new Set<string>();
    page.on('request', (request) => request.url().endsWith('.js') && void scripts.add(request.url()));
    await visitScreen(page, demo.current.screens['results of a race']!);
    await page.waitForLoadState('networkidle');
    const without = scripts.size;
    await choose(page, 'hides-results');
    await page.reload();
    await show(page).waitFor();
    expect(scripts.size).toBeGreaterThan(without);
    await visit(page, '/venues');
    await page.locator('.veil-bar').waitFor({ state: 'attached' });
    expect(await show(page).count()).toBe(0);
    await choose(page, 'hides-results', false);
    await visitScreen(page, demo.current.screens['results of a race']!);
    expect(await show(page).count()).toBe(0);
    expect(await page.locator('.result-value').first().isVisible()).toBe(true);
    expectQuiet(page);
  });
});

describe('saved data', () => {
  /** What the medal table loads, and what a mouse over a link to another page does. */
  async function loads(page: Page): Promise<{ flags: number; ahead: number }> {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(new URL(request.url()).pathname));
    await visit(page, '/medals/all');
    await page.waitForLoadState('networkidle');
    const before = urls.length;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Venues' }).hover();
    // Longer than a link waits before it reacts to a passing mouse.
    await page.waitForTimeout(400);
    return { flags: urls.filter((path) => path.startsWith('/flags/')).length, ahead: urls.length - before };
  }

  test('is neither spent on flags nor on pages that nobody has opened', async () => {
    const spender = await loads(await browser.open(demo.current.url));
    expect([spender.flags > 0, spender.ahead > 0]).toEqual([true, true]);
    const saver = await browser.open(demo.current.url);
    await choose(saver, 'saves-data');
    expect(await loads(saver)).toEqual({ flags: 0, ahead: 0 });
    expect(await violationsOf(saver, [1280])).toEqual([]);
    expectQuiet(saver);
  });

  test('is saved too where the browser is told to', async () => {
    const page = await browser.open(demo.current.url);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    expect(await loads(page)).toEqual({ flags: 0, ahead: 0 });
  });
});
