/** Boards at venues: `?as=board` and `?as=overlay`, read from a distance on unattended screens. */
import { servedBy } from '@podium/contract/served-by';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

/** Simulated time of the long test (minutes). `PODIUM_BOARD_MINUTES=120` simulates an afternoon. */
const minutes = Number(process.env['PODIUM_BOARD_MINUTES'] ?? 20);

interface Contest {
  id: string;
  isHeadToHead: boolean;
  hasResults: boolean;
  discipline: { key: string };
  venue: { id: string };
}

const pathOf = ({ id, discipline }: Contest): string => `/discipline/${discipline.key}/results/${id}/results`;

/** Returns a finished race and a finished match of the demo. */
async function contests(): Promise<{ race: Contest; match: Contest }> {
  const response = await fetch(`${demo.current.url}/api/v1/schedule/live`);
  const lists = (await response.json()) as Record<'live' | 'latest' | 'next', Contest[]>;
  const decided = [...lists.live, ...lists.latest].filter(({ hasResults }) => hasResults);
  const find = (isDuel: boolean) => decided.find(({ isHeadToHead }) => isHeadToHead === isDuel)!;
  return { race: find(false), match: find(true) };
}

const overflow = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    // Content cut off by the board is unreadable too.
    const cut = [...document.querySelectorAll('.board > *')].filter(
      (part) => part.getBoundingClientRect().bottom > innerHeight + 1,
    );
    return [Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth), cut.length];
  });

describe('N03: a board', () => {
  test.each([
    ['landscape', 1920, 1080],
    ['portrait', 1080, 1920],
  ])('fills a %s screen without scrolling or menus, in letters readable from ten meters', async (_, width, height) => {
    const { race, match } = await contests();
    const page = await browser.again(demo.current.url, { width, height });
    for (const address of [
      '/medals/all?as=board',
      `/ara/venues?venue=${race.venue.id}&as=board`,
      `${pathOf(race)}?as=board`,
      `${pathOf(match)}?as=board`,
    ]) {
      await page.goto(address);
      await page.locator('.board-clock').waitFor();
      await page.locator('html.is-board').waitFor();
      expect(await overflow(page), address).toEqual([0, 0]);
      expect(await page.locator('nav, .consent').count(), address).toBe(0);
      const heights = await page
        .locator('.board-name, .board-contest, .board-score')
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...heights) / Math.min(width * 0.75, height), address).toBeGreaterThanOrEqual(0.039);
    }
  });

  test('has a transparent background over video, and its score is in the lower third', async () => {
    const { match } = await contests();
    const page = await browser.again(demo.current.url, { width: 1920, height: 1080 });
    await page.goto(`${pathOf(match)}?as=overlay`);
    await page.locator('html.is-overlay').waitFor();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgba(0, 0, 0, 0)');
    const box = (await page.locator('.board-overlay').boundingBox())!;
    expect(box.y).toBeGreaterThan(720);
    expect(await page.locator('.board-score').count()).toBe(2);
  });

  test('of a court without contests today shows the full name of the court and its next day of contests', async () => {
    const { items } = (await (await fetch(`${demo.current.url}/api/v1/venues`)).json()) as {
      items: { id: string; locations: { id: string; name: string }[] }[];
    };
    // The mountain bikes ride three days from now, other bicycles at the venue tomorrow.
    const venue = items.find(({ id }) => id === 'BKP')!;
    const court = venue.locations.find(({ id }) => id === 'MTC')!;
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      const page = await browser.again(demo.current.url, { width, height });
      await page.goto(`/venues?venue=${venue.id}&court=${court.id}&as=board`);
      await page.getByText('Monday, November 23').waitFor({ timeout: 15_000 });
      expect(await page.locator('.board-row').count()).toBeGreaterThan(0);
      const title = page.locator('.board-title');
      expect(await title.textContent()).toContain(court.name);
      const isCut = await title.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const [drawn, clock] = [range, document.querySelector('.board-clock')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return drawn!.right > clock!.left || drawn!.top < 0 || getComputedStyle(text).overflow !== 'visible';
      });
      expect(isCut).toBe(false);
      expect(await overflow(page)).toEqual([0, 0]);
    }
  });

  test('shows its pages in turn for hours without more elements or memory', async () => {
    const page = await browser.open(demo.current.url, { width: 1920, height: 1080 });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const metricValue = (name: string) => metrics.find((metric) => metric.name === name)!.value;
      return {
        heap: metricValue('JSHeapUsedSize'),
        nodes: metricValue('Nodes'),
        listeners: metricValue('JSEventListeners'),
      };
    };
    await page.clock.install();
    await page.goto('/medals/all?as=board');
    await page.locator('html.is-board').waitFor();
    const rows = page.locator('.board-table tbody th');
    const seen = new Set<string>();
    const run = async (forMinutes: number) => {
      for (let minute = 0; minute < forMinutes; minute += 1) {
        await page.clock.runFor(60_000);
        for (const name of await rows.allTextContents()) seen.add(name);
      }
    };
    await run(minutes / 4);
    const before = await measure();
    await run(minutes);
    const after = await measure();
    expect(after.heap).toBeLessThan(before.heap * 1.1 + 1_000_000);
    expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 200);
    expect(after.listeners).toBeLessThan(before.listeners * 1.1 + 20);
    expect(await overflow(page)).toEqual([0, 0]);
    const medals = await fetch(`${demo.current.url}/api/v1/medals`);
    expect(seen.size).toBe(((await medals.json()) as { total: number }).total);
  });

  test('C03: loads a new build between contests, never during one', async () => {
    const page = await browser.open(demo.current.url, { width: 1920, height: 1080 });
    await page.clock.install();
    await page.route('**/builds/latest.json', (route) => route.fulfill({ headers: servedBy, json: { id: 'newer' } }));
    let isRunning = true;
    await page.route('**/api/v1/schedule/days/**', async (route) => {
      const response = await route.fetch();
      const day = (await response.json()) as { items: { status: string; type: string }[] };
      for (const item of day.items) item.status = 'OFFICIAL';
      if (isRunning) Object.assign(day.items[0]!, { status: 'RUNNING', type: 'competition' });
      await route.fulfill({ response, json: day });
    });
    for (const isReloaded of [false, true]) {
      isRunning = !isReloaded;
      await page.goto('/venues?as=board');
      await page
        .locator(isRunning ? '.board-row.is-live' : '.board-row')
        .first()
        .waitFor();
      await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
      const asked = page.waitForResponse('**/builds/latest.json');
      const loaded = isReloaded ? page.waitForEvent('load') : undefined;
      await page.clock.runFor(400_000);
      await asked;
      await loaded;
      await page.locator('.board-clock').waitFor();
      expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(!isReloaded);
    }
  });
});
