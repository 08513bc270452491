/** Live results in browsers that change or refuse something: page translation, blocked cookies, forced colors. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { findOverflow } from '../harness/layout.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
let server: ServerProcess;
let version = 0;

beforeAll(async () => {
  server = await ServerProcess.create({ copyOf: inject('emptyGames') });
  await server.start();
  await server.feed(scheduleXml(6).replaceAll('ScheduleStatus="RUNNING"', 'ScheduleStatus="SCHEDULED"'));
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${raceUnitId(6)}`)).ok);
});
afterAll(async () => server.remove());

const results = (unit: number): string => `/discipline/swm/results/${raceUnitId(unit)}/results`;

/** Opens a page and waits until its stream is connected. */
async function follow(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await page.goto(path);
  await stream;
  await hydrated(page);
}

async function send(unit: number, status: string, marks: readonly string[]): Promise<void> {
  const schedule = { START_LIST: 'GETTING_READY', LIVE: 'RUNNING' }[status] ?? 'FINISHED';
  version++;
  const sent = [
    scheduleXml(6)
      .replaceAll('ScheduleStatus="RUNNING"', `ScheduleStatus="${schedule}"`)
      .replace('Version="1"', `Version="${version + 1}"`),
    raceXml({ unit, version, status, marks }),
  ];
  for (const body of sent) expect((await server.feed(body)).status).toBe(200);
}

/** Returns whether React has hydrated every element of the page, including lazily loaded parts. */
const isTakenOver = (): boolean =>
  [...document.querySelectorAll('main *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );

/**
 * Imitates Chrome's translation, which replaces each text node by elements, immediately and whenever text is added or
 * changed.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateNode = (text: Text): void => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, title')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateNode);
    };
    all(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateNode(target as Text);
        else
          for (const node of addedNodes)
            if (node instanceof Text) translateNode(node);
            else all(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

describe('F2: in a page that the browser translates, a contest starts, scores and ends', () => {
  test.each([
    ['results page', 1, results(1)],
    ['start list', 2, results(2).replace(/results$/u, 'startlist')],
    ['day page', 3, '/schedule/day/2026-10-12'],
    ['live page', 4, '/live'],
  ])('on the %s', async (_, unit, path) => {
    const page = await browser.open(server.url);
    await send(unit, 'START_LIST', []);
    await follow(page, path);
    await page.waitForFunction(isTakenOver);
    await translate(page);
    const main = page.getByRole('main');
    for (const [status, marks] of [
      ['LIVE', ['50.11', '51.00']],
      ['LIVE', ['50.11', '50.99']],
      ['OFFICIAL', ['50.11', '50.99']],
    ] as const) {
      await send(unit, status, marks);
      const liveBadges = main.locator(':is(.badge.tone-live, .live-clock)').filter({ hasText: 'Live', visible: true });
      await expect.poll(async () => (await liveBadges.count()) > 0).toBe(status === 'LIVE');
    }
    expect(await page.getByText('Error').count()).toBe(0);
    expectNoErrors(page);
  });
});

test('F6: with blocked cookies and locks, results are still live', async () => {
  const page = await browser.open(server.url);
  await page.addInitScript(() => {
    const deny = async (): Promise<never> => Promise.reject(new DOMException('Access denied', 'SecurityError'));
    Object.defineProperty(LockManager.prototype, 'request', { value: deny });
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access denied', 'SecurityError');
        },
      });
  });
  await follow(page, results(5));
  await send(5, 'LIVE', ['49.42']);
  await page.getByText('49.42').first().waitFor();
  expectNoErrors(page);
});

test('F6: a browser that refuses channels between windows opens its own stream', async () => {
  const page = await browser.open(server.url);
  await page.addInitScript(() => {
    const denySync = (): never => {
      throw new DOMException('Access denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: new Proxy(BroadcastChannel, { construct: denySync }),
    });
  });
  await follow(page, results(6));
  await send(6, 'LIVE', ['49.43']);
  await page.getByText('49.43').first().waitFor();
  expectNoErrors(page);
});

test.each([360, 320])(
  'F9: a surname of 24 letters leaves the results of all others visible at %i px',
  async (width) => {
    const page = await browser.open(server.url, { width });
    await send(5, 'LIVE', ['49.42', '51.01']);
    const long = raceXml({ unit: 5, version: ++version, status: 'LIVE', marks: ['49.42', '51.01'] });
    await server.feed(long.replace('FamilyName="Brisal0"', 'FamilyName="WOLFESCHLEGELSTEINHAUSEN"'));
    await follow(page, results(5));
    await page.getByText('WOLFESCHLEGELSTEINHAUSEN').first().waitFor();
    for (const mark of await page
      .getByRole('table')
      .getByText(/^(?:49\.42|51\.01)$/u)
      .all()) {
      const box = await mark.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    }
    expect(await findOverflow(page)).toEqual([]);
    expectNoErrors(page);
  },
);

test('F26: with text at 200 % every word of the bottom bar is complete and visible on a phone', async () => {
  const page = await browser.open(server.url, { width: 412 });
  await page.goto('/medals/all');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const labels = page.locator('.bottom-bar .main-navigation-link > span:last-child');
  expect(await labels.count()).toBeGreaterThan(3);
  for (const word of await labels.all()) {
    const { x, width, lines } = await word.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return { x: box.x, width: box.width, lines: range.getClientRects().length };
    });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(412);
    expect(lines).toBe(1);
  }
  expect(await findOverflow(page)).toEqual([]);
});

describe('F22: a phone whose clock is wrong', () => {
  const demo = useDemo();
  test.each([26, -26])('by %i hours shows the right day of the Games', async (hours) => {
    const right = await browser.again(demo.current.url);
    await right.goto('/schedule/days');
    const todayText = await right.locator('.day-today').innerText();
    const page = await browser.open(demo.current.url);
    await page.addInitScript((ms) => {
      const { now } = Date;
      const construct = (date: DateConstructor, args: []): object =>
        Reflect.construct(date, args.length > 0 ? args : [now() + ms]) as object;
      globalThis.Date = new Proxy(Date, { construct });
      Date.now = () => now() + ms;
    }, hours * 3_600_000);
    await page.goto('/schedule/days');
    await hydrated(page);
    // The first tick of the page's clock follows hydration, and could change the day.
    await page.waitForTimeout(500);
    expect(await page.locator('.day-today').innerText()).toBe(todayText);
    expectNoErrors(page);
  });
});

describe('F11: with forced colors', () => {
  const demo = useDemo();
  const marked: [string, string, string][] = [
    ['the place in the menu', '/medals/all', '.side-menu .main-navigation-link'],
    ['the tab', '/schedule/days', '.tabs > *'],
    ['the day', '/schedule/day/2000-01-01', '.day-chip'],
    ['the segment', '/medals/all', '.segments > *'],
    ['the page of a list', '/more-dev', '.pagination >> nth=1 >> a'],
    ['the action of a sport', '/discipline/swm/medals', '.floating-actions > *'],
    ['the entry of the menu of phones', '/medals/all', '.more-link'],
  ];
  test.each(marked)('%s in the current position looks different from its neighbors', async (_, path, parts) => {
    const isOfPhones = parts === '.more-link' || parts.startsWith('.floating-actions');
    const page = await browser.again(demo.current.url, { width: isOfPhones ? 360 : 1280 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path.replace('2000-01-01', demo.current.final.day));
    // Development pages have no menu.
    for (const menu of await page.locator('.more-menu').all())
      await menu.evaluate((element) => element.setAttribute('open', ''));
    const looks = await page.locator(parts).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { outlineStyle, outlineColor, borderBlockEndColor, backgroundColor } = getComputedStyle(element);
          const isCurrent = element.matches('[aria-current]:not([aria-current="false"])');
          return { isCurrent, look: `${outlineStyle} ${outlineColor} ${borderBlockEndColor} ${backgroundColor}` };
        }),
    );
    const otherLooks = new Set(looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look));
    const current = looks.filter(({ isCurrent }) => isCurrent);
    expect(current).toHaveLength(1);
    expect(otherLooks.size).toBeGreaterThan(0);
    expect(otherLooks).not.toContain(current[0]!.look);
  });
});
