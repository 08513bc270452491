/** Tables longer than the window: headers stay visible while rows scroll, and never cover the focused element. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();
/** Maximum height of the header and the sticky rows below it. */
const MAX_STICKY_PX = 104;

interface Edges {
  headerEnd: number;
  headStart: number;
  headEnd: number;
  bodyStart: number;
}

async function readEdges(page: Page): Promise<Edges> {
  return page.evaluate(() => {
    const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [header, head, body] = [rect('.frame-header'), rect('main thead th:first-child'), rect('main tbody')];
    return { headerEnd: header.bottom, headStart: head.top, headEnd: head.bottom, bodyStart: body.top };
  });
}

async function scrollBy(page: Page, px: number): Promise<void> {
  // Over the page, not over the menu next to it, which scrolls independently.
  await page.mouse.move(page.viewportSize()!.width - 60, 400);
  await page.mouse.wheel(0, px);
  await page.waitForFunction((min) => scrollY >= min, px * 0.9);
}

test.each([
  ['the medal table', 360, () => '/medals/all'],
  ['the medal table', 1280, () => '/medals/all'],
  ['the delegations', 1280, () => '/participants/delegations'],
  ['a final ranking', 360, () => demo.current.screens['final ranking']!.path],
])('the heading row of %s stays below the header while rows scroll, at %i px', async (_, width, path) => {
  const page = await browser.again(demo.current.url, { width, height: 500 });
  await visit(page, path());
  await scrollBy(page, 700);
  const { headerEnd, headStart, headEnd, bodyStart } = await readEdges(page);
  expect(bodyStart).toBeLessThan(headStart);
  expect(Math.abs(headStart - headerEnd)).toBeLessThanOrEqual(1);
  expect(headEnd).toBeLessThanOrEqual(MAX_STICKY_PX);
  expectNoErrors(page);
});

test.each([360, 1280])('the letters of a long list stay in the place of its heading row, at %i px', async (width) => {
  const page = await browser.again(demo.current.url, { width, height: 500 });
  await visit(page, '/participants/athletes');
  await scrollBy(page, 900);
  const box = (await page.locator('.letter-rail').boundingBox())!;
  const header = (await page.locator('.frame-header').boundingBox())!;
  expect(Math.abs(box.y - header.height)).toBeLessThanOrEqual(1);
  expect(box.y + box.height).toBeLessThanOrEqual(MAX_STICKY_PX);
  await page.locator('.letter-rail a').nth(2).click();
  await page.waitForFunction(() => !!document.activeElement?.closest('tr'));
  const row = (await page.locator('tr:has(a:focus)').boundingBox())!;
  expect(row.y).toBeGreaterThanOrEqual(box.y + box.height - 1);
  expectNoErrors(page);
});

test('no part of a table stays fixed in a low window', async () => {
  const page = await browser.again(demo.current.url, { width: 740, height: 360 });
  await visit(page, '/medals/all');
  await scrollBy(page, 700);
  const { headEnd, headerEnd } = await readEdges(page);
  expect([headEnd < 0, headerEnd < 0]).toEqual([true, true]);
});

describe('the pinned row of a followed delegation', () => {
  async function openTable(): Promise<Page> {
    const page = await browser.again(demo.current.url, { width: 360, height: 640 });
    await visit(page, '/medals/all');
    const code = await page.locator('main tbody tr:last-child a[href^="/delegation/"]').first().getAttribute('href');
    await page.evaluate(
      (id) => localStorage.setItem('podium-follows', JSON.stringify([{ kind: 'delegation', id }])),
      code!.split('/').at(-1),
    );
    await visit(page, '/medals/all');
    await page.locator('.is-pinned').waitFor();
    return page;
  }

  test('stays at the edge of the medal table until its row is in view', async () => {
    const page = await openTable();
    const bar = (await page.locator('.bottom-bar').boundingBox())!;
    const pinned = (await page.locator('.is-pinned th').boundingBox())!;
    expect(Math.abs(pinned.y + pinned.height - bar.y)).toBeLessThanOrEqual(2);
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (top) => document.querySelector('.is-pinned th')!.getBoundingClientRect().bottom < top - 10,
      bar.y,
    );
    expectNoErrors(page);
  });

  test('covers no focused link, and neither does the heading row', async () => {
    const page = await openTable();
    const links = await page.locator('main tbody a').count();
    await page.locator('main thead a').last().focus();
    const hidden: string[] = [];
    const look = async (): Promise<void> => {
      const covered = await page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return document.activeElement!.contains(hit) ? undefined : document.activeElement!.textContent;
      });
      if (covered !== undefined) hidden.push(covered);
    };
    for (let step = 0; step < links; step++) {
      await page.keyboard.press('Tab');
      await look();
    }
    for (let step = 0; step < links - 1; step++) {
      await page.keyboard.press('Shift+Tab');
      await look();
    }
    expect(links).toBeGreaterThan(60);
    expect(hidden).toEqual([]);
  });
});
