/** A printed result: title and date, every column, expanded parts, and no buttons. */
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();
/** Width of A4 between its margins. */
const PAPER_PX = 703;

test.each(['results of a race', 'results of a field event'])('%s fit on paper, in black on white', async (name) => {
  const page = await browser.again(demo.current.url, { width: PAPER_PX });
  await visit(page, demo.current.screens[name]!.path);
  await page.locator('.result-more').first().click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const games = (await (await fetch(`${demo.current.url}/api/v1/games`)).json()) as { name: string };
  const header = await page.getByRole('banner').innerText();
  expect(header).toContain(games.name);
  expect(header).toMatch(/Printed: .*\d\d:\d\d/u);
  const heading = page.locator('main header');
  expect(await heading.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await heading.getByText('Official', { exact: true }).isVisible()).toBe(true);

  for (const role of ['navigation', 'button'] as const) {
    const visibleCount = await page
      .getByRole(role)
      .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
    expect(visibleCount, role).toBe(0);
  }
  // The delegation is below the name.
  const heads = page.locator('.result-table thead th');
  expect(
    await heads.evaluateAll((all) =>
      all.filter((element) => !element.checkVisibility()).map((element) => element.className),
    ),
  ).toEqual([expect.stringContaining('result-from')]);
  const details = page.locator('.line-details');
  expect(await details.evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)).toBe(1);

  const look = await page.evaluate(() => {
    const computedStyle = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      ground: computedStyle('body').backgroundColor,
      link: computedStyle('.result-table a').color,
      row: computedStyle('.result-table tbody tr').breakInside,
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(look).toEqual({ ground: 'rgb(255, 255, 255)', link: 'rgb(0, 0, 0)', row: 'avoid', wide: PAPER_PX });
  expectNoErrors(page);
});

test('a printed day that has ended shows every part', async () => {
  const page = await browser.again(demo.current.url, { width: PAPER_PX });
  await visit(page, demo.current.screens['finished day']!.path);
  const countHidden = async (): Promise<number> =>
    page.locator('.day-rest li').evaluateAll((all) => all.filter((element) => !element.checkVisibility()).length);
  expect(await countHidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await countHidden()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER_PX);
  expectNoErrors(page);
});
