/** Event pages: the winner comes first, a ranking names its rounds, and brackets and groups fit on a phone. */
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { visitScreen } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { readPage, textOf } from '../harness/read-page.ts';

const browser = useBrowser();
const demo = useDemo();

test('the page of an event names its sport, begins with the medallists and their marks, and collapses the rounds before the final', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visitScreen(page, demo.current.screens['event of races']!, '');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toMatch(/^Swimming: .+/u);
  expect(await page.title()).toContain(await title.textContent());
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect([headings[0], headings[1]]).toEqual(['Final', 'Earlier rounds']);
  const places = page.getByRole('region', { name: 'Podium' }).locator('.medal-step-place');
  for (const place of await places.all()) {
    expect(await place.textContent()).toMatch(/\d\.\d\d/u);
    expect((await place.locator('.flag').boundingBox())!.width).toBeGreaterThanOrEqual(24);
  }
  const heats = page.getByRole('group').filter({ has: page.getByRole('heading', { name: /^Heats/u }) });
  expect(await heats.locator('.unit-row').first().isVisible()).toBe(false);
  expect(await heats.locator('summary').textContent()).toMatch(/\d\.\d\d/u);
  await heats.locator('summary').click();
  expect(await heats.locator('.unit-row').first().isVisible()).toBe(true);
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
});

test('a final ranking names the round in which a place was decided, and shows the awarded medals', async () => {
  const page = await readPage(demo.current.url, demo.current.screens['final ranking']!);
  expect(textOf(page.querySelector('title')!)).toMatch(/^Swimming: .+, Final ranking/u);
  const rounds = page.querySelectorAll('table th[scope=rowgroup]').map(textOf);
  expect([rounds[0], rounds.at(-1)]).toEqual(['Final', 'Heats']);
  expect(page.querySelectorAll('table .disc').length).toBeGreaterThanOrEqual(3);
  expect(page.querySelectorAll('table tbody').at(-1)!.querySelectorAll('.disc')).toEqual([]);
});

test('on a phone a bracket shows the selected round without a gap below it, or the path of one side', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visitScreen(page, demo.current.screens['classification of bouts']!, '');
  const bracket = page.getByRole('region', { name: 'Main bracket' });
  const rounds = bracket.getByRole('navigation').getByRole('link');
  const titles = bracket.locator('h4');
  const chosen = (await bracket.locator('[aria-current]').boundingBox())!;
  expect(chosen.x).toBeGreaterThanOrEqual(0);
  expect(chosen.x + chosen.width).toBeLessThanOrEqual(360);
  for (const index of [0, 1]) {
    await rounds.nth(index).click();
    await expect.poll(async () => rounds.nth(index).getAttribute('aria-current')).not.toBeNull();
    expect(await bracket.locator('[aria-current]').count()).toBe(1);
    await expect.poll(async () => titles.nth(index).isVisible()).toBe(true);
    expect(await titles.nth(1 - index).isVisible()).toBe(false);
  }
  const bottom = async (part: string): Promise<number> => {
    const { y, height } = (await bracket.locator(part).filter({ visible: true }).last().boundingBox())!;
    return y + height;
  };
  expect((await bottom('.bracket-scroll')) - (await bottom('.bracket-card'))).toBeLessThan(40);

  const winner = bracket.locator('.bracket-side.is-winner').filter({ visible: true }).first();
  const name = (await winner.locator('.bracket-name bdi').textContent())!;
  await page.getByRole('combobox', { name: 'Path of' }).selectOption({ label: name });
  const matches = page.locator('.road > li:has(.road-side)');
  await expect.poll(async () => matches.count()).toBeGreaterThan(1);
  expect(await matches.count()).toBe(await matches.filter({ hasText: name }).count());
  expect(await matches.filter({ hasText: 'Won' }).count()).toBeGreaterThan(0);
  expect(await bracket.isVisible()).toBe(false);

  const address = page.url();
  expect(new URL(address).searchParams.get('road')).toBeTruthy();
  await matches.getByRole('link').first().click();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
  await expect.poll(async () => matches.filter({ hasText: 'Won' }).count()).toBeGreaterThan(0);
});

test.each(['', 'ara'] as const)('the table of a group fits into 360 px, under the prefix "%s"', async (prefix) => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visitScreen(page, demo.current.screens['classification of matches']!, prefix);
  const table = page.getByRole('table').first();
  const heads = table.locator('thead th').filter({ visible: true });
  expect(await heads.count()).toBeGreaterThanOrEqual(7);
  for (const head of await heads.all()) {
    const { x, width } = (await head.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});
