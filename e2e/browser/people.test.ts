/**
 * R15, R16, S02: finding one person among thousands by keyboard and without scripts, following them, and the global
 * search.
 */
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { layoutShift, watchShift } from '../harness/layout.ts';

const browser = useBrowser();
const demo = useDemo();
const expectedErrors = [/\.js: csp$/u];

interface Row {
  id: string;
  name: string;
}

async function fetchAthletes(code: string): Promise<Row[]> {
  const response = await fetch(`${demo.current.url}/api/v1/participants?organisation=${code}&pageSize=200`);
  return ((await response.json()) as { items: Row[] }).items;
}

const leaderCode = (): string => demo.current.screens['delegation']!.path.split('/').at(-1)!;

describe('filtering participants by state and opening a profile', () => {
  test('S02: works by keyboard', async () => {
    const code = leaderCode();
    const [first] = await fetchAthletes(code);
    const page = await browser.again(demo.current.url);
    await visit(page, '/participants/athletes');
    const select = page.locator('main select[name=delegation]');
    await select.locator(`option[value="${code}"]`).waitFor({ state: 'attached' });
    await select.focus();
    const index = await select
      .locator(`option[value="${code}"]`)
      .evaluate((option) => (option as HTMLOptionElement).index);
    for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
    await page.waitForURL(new RegExp(`delegation=${code}`, 'u'));
    // Until then the previous rows are shown.
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    const link = page.getByRole('main').getByRole('link', { name: first!.name }).first();
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/participants/profile/${first!.id}$`, 'u'));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(first!.name);
    expectNoErrors(page);
  });

  test('S02: works without scripts, by choosing the state', async () => {
    const code = leaderCode();
    const athletes = await fetchAthletes(code);
    const page = await browser.again(demo.current.url, { isScripted: false });
    await page.goto('/participants/athletes');
    await page.getByRole('link', { name: 'Delegations' }).first().click();
    await page.locator(`main a[href="/delegation/${code}"]`).first().click();
    await page.locator(`main a[href="/participants/athletes?delegation=${code}"]`).first().click();
    expect(page.url()).toContain(`delegation=${code}`);
    await page.getByRole('main').getByRole('link', { name: athletes[0]!.name }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(athletes[0]!.name);
    expectNoErrors(page, expectedErrors);
    await page.goto('/participants/athletes');
    await page.locator('select[name=delegation]').selectOption(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(new URL(page.url()).searchParams.get('delegation')).toBe(code);
    expect(await page.getByRole('main').getByRole('link', { name: athletes[0]!.name }).count()).toBe(1);
  });
});

test('the search opens by Ctrl+K, finds names without accents, is used by arrow keys and returns the focus', async () => {
  const [athlete] = await fetchAthletes(leaderCode());
  const page = await browser.again(demo.current.url);
  await visit(page, '/medals/all');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  const plain = athlete!.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  await page.keyboard.type(plain);
  await dialog.getByRole('link', { name: athlete!.name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await dialog.waitFor();
  await page.keyboard.type(plain);
  await dialog.getByRole('link', { name: athlete!.name }).first().click();
  await page.waitForURL(/\/participants\/profile\//u);
  await dialog.waitFor({ state: 'hidden' });
  expectNoErrors(page);
});

describe('following', () => {
  test('a star on a profile adds the athlete to my day, only in this browser, until it is removed', async () => {
    const path = demo.current.screens['profile of an athlete']!.path;
    const page = await browser.again(demo.current.url);
    await visit(page, path);
    const star = page.locator('main button[aria-pressed]').first();
    await star.click();
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    const stored = await page.evaluate(() => localStorage.getItem('podium-follows'));
    expect(JSON.parse(stored!)).toEqual([{ kind: 'athlete', id: path.split('/').at(-1) }]);
    expect((await page.context().cookies()).filter(({ name }) => /follow/iu.test(name))).toEqual([]);
    await visit(page, '/schedule/grid');
    const mine = page.getByRole('region', { name: 'My day' });
    await mine.getByRole('link', { name: 'My whole day' }).waitFor();
    await visit(page, path);
    await star.click();
    await visit(page, '/schedule/grid');
    await page.getByText('Tap the star to follow athletes, delegations and sports').waitFor();
    expectNoErrors(page);
  });

  test('a reader without follows is offered athletes, and one tap shows the next contest in the grid', async () => {
    const page = await browser.again(demo.current.url, { width: 360 }, watchShift);
    await visit(page, '/schedule/grid');
    const mine = page.getByRole('region', { name: 'My day' });
    const guesses = mine.getByRole('button', { name: 'Follow' });
    expect(await guesses.count()).toBe(3);
    // A single line on a phone, because a first visit is about the calendar below. It expands on tap, not by itself
    // later.
    expect((await mine.boundingBox())!.height).toBeLessThan(100);
    await guesses.first().click();
    await mine.getByRole('link', { name: 'My whole day' }).waitFor();
    await mine.locator('.skeleton').waitFor({ state: 'detached' });
    expect((await layoutShift(page)).shift).toBeLessThanOrEqual(0.02);
    expectNoErrors(page);
  });

  test('the start page of a reader who follows a sport begins with its day', async () => {
    const page = await browser.open(demo.current.url, { width: 360 });
    await page.context().addCookies([{ name: 'podium_platform', value: 'android-pwa', url: demo.current.url }]);
    await page.addInitScript(() =>
      localStorage.setItem('podium-follows', JSON.stringify([{ kind: 'discipline', id: 'swm' }])),
    );
    await visit(page, '/');
    expect(new URL(page.url()).pathname).toBe('/');
    const mine = page.getByRole('region', { name: 'My day' });
    await mine.getByRole('listitem').first().waitFor();
    expect(await mine.getByText('Swimming').count()).toBeGreaterThan(0);
    expectNoErrors(page);
  });
});
