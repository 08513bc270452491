/** Room and weight: no sideways scroll, nothing jumps, targets are large enough, right-to-left mirrors, bytes are few. */
import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { useBrowser, visit, visitScreen } from '../harness/browser.ts';
import { mainScreens, prefixes, useDemo } from '../harness/browser-demo.ts';
import type { DemoScreen } from '../harness/browser-demo.ts';
import { Demo } from '../harness/demo.ts';

const WIDTHS = [320, 360, 768, 1280];
const MOST_SHIFT = 0.02;
const TARGET_PX = 24;
const MOST_SCRIPT_KB = 150;
const MOST_STYLE_KB = 15;
const MOST_DAY_KB = 60;
/** One screen is seconds; what hangs is to be named soon. */
const SCREEN_LIMIT = { timeout: 45_000 };

const browser = useBrowser();
const demo = useDemo();
const screens = [...mainScreens, 'results of a bout', 'forbidden'] as const;

/** What is wider than the window, by the elements that make it so. */
async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    return [
      `${scrollWidth} of ${clientWidth} px`,
      ...wide
        .slice(-3)
        .map((element) => `${element.tagName}.${element.className} "${element.textContent.slice(0, 40)}"`),
    ];
  });
}

async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden]), summary'),
    ];
    const small: string[] = [];
    for (const control of controls) {
      const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.classList.contains('skip-link')) continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width >= size && height >= size) continue;
      // A link within a sentence is as high as its line.
      const around = target.parentElement?.textContent.trim() ?? '';
      const isInline = getComputedStyle(target).display === 'inline';
      if (isInline && around.length > target.textContent.trim().length) continue;
      // What lies over it counts too: a row that is one door.
      const reach = size / 2 - 0.5;
      const [midX, midY] = [x + width / 2, y + height / 2];
      const isHit = [
        [midX - reach, midY],
        [midX + reach, midY],
        [midX, midY - reach],
        [midX, midY + reach],
      ].every(([atX, atY]) => {
        const hit = document.elementFromPoint(atX!, atY!);
        return !!hit && target.contains(hit);
      });
      if (!isHit)
        small.push(
          `${target.tagName} "${target.textContent.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
        );
    }
    return [...new Set(small)];
  }, least);
}

describe.each(prefixes.filter((prefix) => prefix !== 'eng'))('under the prefix "%s"', (prefix) => {
  test('no screen scrolls sideways, from 320 to 1280 px', async () => {
    const page = await browser.open(demo.current.url);
    const wide: string[] = [];
    for (const name of screens) {
      await visitScreen(page, demo.current.screens[name]!, prefix);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await overflowOf(page);
        if (overflow.length > 0) wide.push(`${name} at ${width}: ${overflow.join('; ')}`);
      }
    }
    expect(wide).toEqual([]);
  });
});

test.each([360, 1280])('every target has at least 24 px, at a width of %i', async (width) => {
  const page = await browser.open(demo.current.url, { width });
  const small: string[] = [];
  for (const name of screens) {
    await visitScreen(page, demo.current.screens[name]!);
    await page.evaluate(() => document.querySelectorAll('main details').forEach((box) => box.setAttribute('open', '')));
    small.push(...(await smallTargets(page, TARGET_PX)).map((target) => `${name}: ${target}`));
  }
  expect(small).toEqual([]);
});

describe.each([
  { language: 'English', prefix: '', width: 360 },
  { language: 'English', prefix: '', width: 1280 },
  { language: 'Arabic', prefix: 'ara', width: 360 },
  { language: 'Arabic', prefix: 'ara', width: 1280 },
] as const)('in $language, at a width of $width', ({ prefix, width }) => {
  const shifts: number[] = [];
  afterAll(() => console.log(`layout shift at ${width}, most: ${Math.max(...shifts).toFixed(4)}`));

  test.each(screens)('nothing jumps while the page comes: %s', SCREEN_LIMIT, async (name) => {
    const page = await browser.open(demo.current.url, { width });
    await page.addInitScript(() => {
      const kept = { shift: 0, from: [] as string[] };
      Object.assign(globalThis, { kept });
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          if (entry.hadRecentInput) continue;
          kept.shift += entry.value;
          kept.from.push(...entry.sources.map(({ node }) => node?.className ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitScreen(page, demo.current.screens[name]!, prefix);
    await page.waitForTimeout(250);
    const { shift, from } = await page.evaluate(
      () => (globalThis as unknown as { kept: { shift: number; from: string[] } }).kept,
    );
    shifts.push(shift);
    expect(shift, from.slice(0, 2).join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test('a page that ends within the podium shows no step yet: the next would move it', async () => {
  const page = await browser.open(demo.current.url, { width: 360, isScripted: false });
  const { path } = demo.current.screens['event of races']!;
  const steps = page.getByRole('region', { name: 'Podium' }).locator('.podium-step');
  await page.goto(path);
  await expect.poll(async () => steps.count()).toBe(3);
  expect(await steps.last().isVisible()).toBe(true);
  await page.route('**/schedule/event?*', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf('<li class="podium-step')) });
  });
  await page.goto(path);
  expect(await steps.count()).toBe(2);
  expect(await steps.first().isVisible()).toBe(false);
});

test('in Arabic the grid and the menu are mirrored: the first day stands at the right', async () => {
  const page = await browser.open(demo.current.url);
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

test('in Arabic a mark between two names is no part of either, or it would stand at the wrong end', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  for (const name of ['participants of a discipline', 'reports of a discipline'] as const) {
    await visitScreen(page, demo.current.screens[name]!, 'ara');
    const marked = await page
      .locator('main bdi')
      .evaluateAll((names) =>
        names
          .filter((one) => ['::before', '::after'].some((end) => getComputedStyle(one, end).content !== 'none'))
          .map(({ textContent }) => textContent),
      );
    expect(marked, name).toEqual([]);
    expect(await page.locator('main bdi').count(), name).toBeGreaterThan(0);
  }
});

interface Weight {
  document: number;
  script: number;
  style: number;
  data: number;
}

/** Bytes that a first visit moves, packed as they travel. */
async function weigh(screen: DemoScreen): Promise<Weight> {
  const page = await browser.open(demo.current.url);
  const weight: Weight = { document: 0, script: 0, style: 0, data: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (asked) => {
    pending.push(
      (async () => {
        const { responseBodySize } = await asked.sizes();
        const path = new URL(asked.url()).pathname;
        if (asked.isNavigationRequest()) weight.document += responseBodySize;
        else if (path.endsWith('.js')) weight.script += responseBodySize;
        else if (path.endsWith('.css')) weight.style += responseBodySize;
        else weight.data += responseBodySize;
        if (responseBodySize > 1024 && /\.(?:js|css|json)$|^\/(?!assets)/u.test(path))
          expect((await asked.response())?.headers()['content-encoding'], path).toBe('br');
      })(),
    );
  });
  await visitScreen(page, screen);
  await page.waitForTimeout(500);
  await Promise.all(pending);
  return weight;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

test.each(screens)(
  'a first visit moves at most 150 kB of scripts and 15 kB of styles: %s',
  SCREEN_LIMIT,
  async (name) => {
    const { document, script, style, data } = await weigh(demo.current.screens[name]!);
    const told = `${name}: html ${kB(document)}, js ${kB(script)}, css ${kB(style)}, other ${kB(data)} kB`;
    console.log(told);
    expect(script, told).toBeGreaterThan(0);
    expect(kB(script), told).toBeLessThanOrEqual(MOST_SCRIPT_KB);
    expect(kB(style), told).toBeLessThanOrEqual(MOST_STYLE_KB);
  },
);

/** The bytes of an answer as they travel. */
async function packedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.headers['content-encoding'] === 'br' ? resolve(bytes) : reject(new Error(`${url} is not packed`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('the page of a day of the whole Games is at most 60 kB', async () => {
  const whole = await Demo.create(1);
  try {
    const { items } = (await (await fetch(`${whole.url}/api/v1/schedule/days`)).json()) as {
      items: { day: string; units: number }[];
    };
    const bytes = new Map<string, number>();
    for (const { day, units } of items)
      bytes.set(`${day}, ${units} units`, kB(await packedBytes(`${whole.url}/schedule/day/${day}`)));
    console.log(`html of the days: ${[...bytes].map(([day, size]) => `${day}: ${size} kB`).join('; ')}`);
    expect([...bytes].filter(([, size]) => size > MOST_DAY_KB)).toEqual([]);
  } finally {
    await whole.server.remove();
  }
});
