/** Pages that end early, and right-to-left pages, which are mirrored. What every page promises is in `visitor/`. */
import { expect, test } from 'vitest';
import type { ScheduleDayAnswer, ScheduleDaysAnswer } from '@podium/contract';
import { useBrowser } from '../harness/browser.ts';
import { visit, visitScreen } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

test.each([{ name: 'event of races', step: 'medal-step' }])(
  'while a page is still arriving, its podium is hidden until the last step is there: $name',
  async ({ name, step }) => {
    const page = await browser.again(demo.current.url, { width: 360, isScripted: false });
    const { path } = demo.current.screens[name]!;
    const steps = page.locator(`.${step}`);
    await page.goto(path);
    await expect.poll(async () => steps.count()).toBe(3);
    expect(await steps.last().isVisible()).toBe(true);
    const document = new URL(path, demo.current.url).href;
    await page.route(document, async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf(`<li class="${step} `)) });
    });
    await page.goto(path);
    expect(await steps.count()).toBe(2);
    expect(await steps.first().isVisible()).toBe(false);
  },
);

test('the grid and the menu are mirrored in Arabic: the first day is on the right', async () => {
  const page = await browser.again(demo.current.url);
  const placesIn = async (path: string): Promise<{ name: number; first: number; last: number; menu: number }> => {
    await visit(page, path);
    const x = async (selector: string, index: number): Promise<number> =>
      (await page.locator(selector).nth(index).boundingBox())?.x ?? Number.NaN;
    return {
      name: await x('thead th', 0),
      first: await x('thead th', 1),
      last: await x('thead th', -1),
      menu: await x('nav a', 0),
    };
  };
  const english = await placesIn('/schedule/grid');
  expect(english.name).toBeLessThan(english.first);
  expect(english.first).toBeLessThan(english.last);
  expect(english.menu).toBeLessThan(english.name);
  const arabic = await placesIn('/ara/schedule/grid');
  expect(arabic.name).toBeGreaterThan(arabic.first);
  expect(arabic.first).toBeGreaterThan(arabic.last);
  expect(arabic.menu).toBeGreaterThan(arabic.name);
});

test('in Arabic a mark between two names belongs to neither, otherwise it would be at the wrong end', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  for (const name of ['participants of a discipline', 'reports of a discipline'] as const) {
    await visitScreen(page, demo.current.screens[name]!, 'ara');
    const marked = await page
      .locator('main bdi')
      .evaluateAll((names) =>
        names
          .filter((name) => ['::before', '::after'].some((end) => getComputedStyle(name, end).content !== 'none'))
          .map(({ textContent }) => textContent),
      );
    expect(marked, name).toEqual([]);
    expect(await page.locator('main bdi').count(), name).toBeGreaterThan(0);
  }
});

const toCome: ReadonlySet<string> = new Set(['START_LIST', 'GETTING_READY', 'DELAYED']);

/** A contest of many that has a start list and has not begun. */
async function findUpcomingRace(): Promise<string> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${demo.current.url}/api/v1/schedule/${path}`)).json()) as Answer;
  const { items: days } = await read<ScheduleDaysAnswer>('days');
  for (const { day } of days) {
    const { items } = await read<ScheduleDayAnswer>(`days/${day}`);
    const race = items.find(
      ({ status, isHeadToHead, hasResults, discipline }) =>
        toCome.has(status) && !isHeadToHead && hasResults && discipline !== null,
    );
    if (race) return `/discipline/${race.discipline!.key}/results/${race.id}`;
  }
  throw new Error('The demo Games have no contest of many to come with a start list.');
}

test('the first row of a table has as many visible cells as the table has visible headings, at all widths', async () => {
  const page = await browser.again(demo.current.url);
  const ofScreens = ['start list of a race', 'results of a race', 'medal table', 'athletes'].map(
    (name) => demo.current.screens[name]!.path,
  );
  for (const path of [await findUpcomingRace(), ...ofScreens]) {
    await visit(page, path);
    for (const width of [360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const tables = await page.locator('main table:visible').evaluateAll((all) =>
        all.flatMap((table) => {
          const countShown = (row: Element | null): number =>
            [...(row?.children ?? [])].filter((cell) => cell.getClientRects().length > 0).length;
          const heads = countShown(table.querySelector('thead tr:last-child'));
          const cells = countShown(table.querySelector('tbody tr'));
          return heads === 0 || cells === 0 ? [] : [{ heads, cells }];
        }),
      );
      for (const { heads, cells } of tables) expect(cells, `${path}, ${width} px`).toBe(heads);
    }
  }
});
