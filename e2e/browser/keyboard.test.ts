/**
 * N04, N06 and the keyboard: journeys without a mouse, and addresses that redirect. The focus on every page is in
 * `visitor/probes/focus.ts`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { go, hasFocus, tabTo } from '../harness/keys.ts';

const browser = useBrowser();
const demo = useDemo();

async function open(path: string): Promise<Page> {
  const page = await browser.again(demo.current.url);
  await visit(page, path);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return page;
}

/** After navigation within the app, the heading has the focus and the page was not reloaded. */
async function expectMoved(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
}

describe('the focus', () => {
  test('can skip to the content first, and Tab continues there', async () => {
    const page = await open('/medals/all');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skip)).toBe(true);
    const box = await skip.boundingBox();
    expect(box && box.y >= 0 && box.x >= 0).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
    expectNoErrors(page);
  });
});

describe('by keyboard alone', () => {
  test('R13, R21: a reader goes from the grid over the day to the result of a final', async () => {
    const { final } = demo.current;
    const event = final.name.split(' · ')[0]!;
    const page = await open('/schedule/grid');
    await go(page, page.locator(`td a[href$="/${final.day}/swm"]`));
    await expectMoved(page, new RegExp(`/schedule/day/${final.day}/swm$`, 'u'));
    // The first press shows the contest beside the list, the second opens its page.
    const row = page.locator(`.unit-row a[href*="${final.id}"]`);
    await go(page, row);
    await page.waitForURL(/\?unit=/u);
    expect(await hasFocus(row)).toBe(true);
    await page.keyboard.press('Enter');
    await expectMoved(page, /\/results$/u);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(event);
    await go(page, page.getByRole('link', { name: 'Start list' }));
    await expectMoved(page, /\/startlist$/u);
    await page.goBack();
    await expectMoved(page, /\/results$/u);
    expectNoErrors(page);
  });

  test('R05: a reader sorts the medal table by total, and opens the medallists behind a count', async () => {
    const page = await open('/schedule/grid');
    await go(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Medals' }));
    await expectMoved(page, /\/medals\/all$/u);
    const table = page.getByRole('table', { name: 'Medal table' });
    const sort = table.getByRole('link', { name: /Sort by total/u });
    await go(page, sort);
    await page.waitForURL(/sort=-total/u);
    expect(await hasFocus(sort)).toBe(true);
    await go(page, table.getByRole('row').nth(1).getByRole('link').last());
    await page.waitForURL(/medal=total/u);
    await page.getByRole('heading', { name: /^Medalists of / }).waitFor();
    // Tab continues from the target of the hash.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#medallists'))).toBe(true);
    expectNoErrors(page);
  });

  test('N04: the language menu opens, closes by Escape, and keeps the page and its filters', async () => {
    const page = await open('/medals/all?gender=W');
    const button = page.locator('summary').filter({ hasText: 'Language: English' });
    const arabic = page.getByRole('link', { name: 'العربية' });
    await go(page, button);
    await arabic.waitFor();
    await page.keyboard.press('Escape');
    await arabic.waitFor({ state: 'hidden' });
    expect(await hasFocus(button)).toBe(true);
    await page.keyboard.press('Space');
    await go(page, arabic);
    await page.waitForURL(`${demo.current.url}/ara/medals/all?gender=W`);
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar-AE');
    await expect.poll(() => page.title()).toMatch(/[\u0600-\u06FF]/u);
    expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
    expectNoErrors(page);
  });

  test('N04: the language menu opens, closes by Escape, and keeps the page and its filters', async () => {
    const page = await open('/medals/all');
    await go(page, page.locator('summary').filter({ hasText: 'Language: English' }));
    await go(page, page.getByRole('link', { name: 'Español' }));
    await page.waitForURL(/\/spa\//u);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
  });

  test('R14: a reader chooses a sport of the day, and the focus is not lost between two options', async () => {
    const { final } = demo.current;
    const page = await open(`/schedule/day/${final.day}`);
    const select = page.locator('select[name=discipline]');
    await go(page, page.locator('summary').filter({ hasText: 'Filters' }));
    await tabTo(page, select);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(new RegExp(`${final.day}/\\w+$`, 'u'));
    const first = page.url();
    await page.waitForTimeout(300);
    expect(await hasFocus(select)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL((url) => url.href !== first);
    expectNoErrors(page);
  });

  test('R13: a reader ticks kinds of the grid, and the focus stays', async () => {
    const page = await open('/schedule/grid');
    await go(page, page.locator('summary').filter({ hasText: 'Filters' }));
    const training = page.locator('input[value=training]');
    await tabTo(page, training);
    await page.keyboard.press('Space');
    await page.waitForURL(/type=training/u);
    await page.waitForTimeout(300);
    expect(await hasFocus(training)).toBe(true);
    expectNoErrors(page);
  });
});

describe('addresses', () => {
  const location = async (path: string): Promise<{ status: number; to: string | null }> => {
    const response = await fetch(demo.current.url + path, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location')?.replace(demo.current.url, '') ?? null };
  };

  test.each([
    ['N06: the start', '/', '/schedule/grid'],
    ['N06: the start in a language', '/ara', '/ara/schedule/grid'],
    ['R05: the medals', '/medals', '/medals/all'],
    ['R05: the medals in a language', '/ara/medals', '/ara/medals/all'],
    ['R13: the schedule', '/por/schedule', '/por/schedule/disciplines'],
    ['a board of the schedule', '/schedule?as=board', '/schedule/disciplines?as=board'],
    [
      'a board of a contest by its short address',
      '/discipline/swm/results/SWM?as=board',
      '/discipline/swm/results/SWM/results?as=board',
    ],
    ['N06: a page of the apps', '/por/transport', '/por/schedule/grid'],
    ['N04: two letters', '/schedule/grid?lang=fr', '/fra/schedule/grid'],
    ['N04: three letters in any case', '/schedule/grid?lang=FRA', '/fra/schedule/grid'],
    [
      'N04: from one language to another, filters kept',
      '/ara/medals/all?lang=az&sort=-total',
      '/aze/medals/all?sort=-total',
    ],
    ['N04: back to English', '/ara/medals/all?lang=eng', '/medals/all'],
    ['N04: a language that we do not have', '/ara/medals/all?lang=xx', '/ara/medals/all'],
    ['N04: on the forbidden page', '/403?lang=es', '/spa/403'],
    ['N04: on a page that is not there', '/no/such/page?lang=es', '/spa/no/such/page'],
  ])('redirect %s to the page of the same subject', async (_, from, to) => {
    expect(await location(from)).toEqual({ status: 302, to });
  });

  test.each([
    ['a discipline', '/discipline/SWM', '/discipline/swm'],
    ['medals of a discipline', '/spa/medals/SWM', '/spa/medals/swm'],
    ['a language', '/ARA/medals/all', '/ara/medals/all'],
  ])('redirect %s in upper case to lower case', async (_, from, to) => {
    const redirect = await location(from);
    expect([301, 302]).toContain(redirect.status);
    expect(redirect.to).toBe(to);
  });

  test.each([
    ['a discipline', '/discipline/crd', '/discipline/cyc'],
    ['one of its pages, in a language', '/spa/discipline/gtr/medals/table', '/spa/discipline/tra/medals/table'],
    ['its medals, filters kept', '/ara/medals/sho?gender=W', '/ara/medals/shs?gender=W'],
    ['a filter', '/participants/athletes?discipline=crd&gender=W', '/participants/athletes?discipline=cyc&gender=W'],
  ])('redirect %s under the code of the feed permanently to ours', async (_, from, to) => {
    expect(await location(from)).toEqual({ status: 301, to });
  });

  test('lead from a stored address of road cycling to cycling, without requesting the page from the server', async () => {
    const page = await open('/por/discipline/crd');
    expect(page.url()).toBe(`${demo.current.url}/por/discipline/cyc`);
    await page.getByRole('heading', { level: 1, name: 'Ciclismo' }).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/por/medals/crd?gender=W'));
    await expectMoved(page, /\/por\/medals\/cyc\?gender=W$/u);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Ciclismo');
    expectNoErrors(page);
  });

  test('redirect upper case in a day and in a result to lower case', async () => {
    const { final } = demo.current;
    expect((await location(`/schedule/day/${final.day}/SWM`)).to).toBe(`/schedule/day/${final.day}/swm`);
    expect((await location(`/discipline/SWM/results/${final.id}/RESULTS`)).to).toBe(
      `/discipline/swm/results/${final.id}/results`,
    );
    expect((await location(`/ara/discipline/swm/results/${final.id}`)).to).toBe(
      inLanguage('ara', `/discipline/swm/results/${final.id}/results`),
    );
  });

  test('N04: lead a browser that asks for a language by parameter to the prefixed page without the parameter', async () => {
    const page = await browser.again(demo.current.url);
    await page.goto('/?lang=AR');
    await hydrated(page);
    expect(page.url()).toBe(`${demo.current.url}/ara/schedule/grid`);
    expectNoErrors(page);
  });
});
