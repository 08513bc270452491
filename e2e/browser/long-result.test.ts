/** R15: a result with hundreds of lines, of which only those near the viewport are in the page. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { racePath, serveLongLists } from '../harness/long-lists.ts';
import type { ServerProcess } from '../harness/server-process.ts';

const RUNNERS = 200;
/** A line that is not in the initial page. */
const FAR = 150;

const browser = useBrowser();
let server: ServerProcess | undefined;
beforeAll(async () => void (server = await serveLongLists(RUNNERS, RUNNERS, { copyOf: inject('emptyGames') })));
afterAll(async () => server?.remove());

const open = (options: { width?: number; isScripted?: boolean } = {}): Promise<Page> =>
  browser.again(server!.url, options);

const resultLine = (page: Page, place: number): Locator => page.locator(`main tr[aria-rowindex="${place + 1}"]`);
const lines = (page: Page): Locator => page.locator('main tbody tr[aria-rowindex]');

/** Scrolls with the mouse wheel until a line is in the window. */
async function scrollTo(page: Page, place: number): Promise<Locator> {
  await page.mouse.move(180, 500);
  const line = resultLine(page, place);
  for (let turn = 0; turn < 100; turn++) {
    if ((await line.count()) > 0) {
      await line.scrollIntoViewIfNeeded();
      return line;
    }
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  throw new Error(`line ${place} does not come`);
}

test('a line far down can be opened, and is still open when the reader returns', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  const line = await scrollTo(page, FAR);
  await expect.poll(() => lines(page).count()).toBeLessThan(60);
  // Runner 150 finished after 8,400 + 149 x 11 seconds; half of that is 1:23:39.
  const half = line.locator('details').getByText('1:23:39');
  await expect.poll(() => half.isVisible()).toBe(false);
  // The accessible name is the line as a sentence.
  await line
    .locator('summary')
    .filter({ hasText: /^150th, .+ 2 hours 47 minutes 19 seconds/u })
    .click();
  await half.waitFor();
  // Anywhere on the line except its links.
  await line
    .getByRole('cell')
    .first()
    .click({ force: true, position: { x: 20, y: 10 } });
  await expect.poll(() => half.isVisible()).toBe(false);
  await line
    .getByRole('cell')
    .first()
    .click({ force: true, position: { x: 20, y: 10 } });
  await half.waitFor();
  await page.keyboard.press('Home');
  // The focused line stays in the page, so that keyboard navigation continues from it.
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => line.count()).toBe(0);
  await (await scrollTo(page, FAR)).locator('details').getByText('1:23:39').waitFor();
  expectNoErrors(page);
});

test('the keyboard reaches every line, and a screen reader announces its number and the total', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  expect(await page.getByRole('main').getByRole('table').getAttribute('aria-rowcount')).toBe(String(RUNNERS + 1));
  const focused = (): Promise<number> =>
    page.evaluate(async () => {
      // At most one key press per frame.
      await new Promise(requestAnimationFrame);
      return Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')) - 1;
    });
  await resultLine(page, 1).locator('a').first().focus();
  const seen = new Set<number>();
  for (let place = 1; place > 0; place = await focused()) {
    seen.add(place);
    await page.keyboard.press('Tab');
  }
  expect([...seen]).toEqual(Array.from({ length: RUNNERS }, (_, index) => index + 1));
  expectNoErrors(page);
});

test('a reader who scrolls far away continues by keyboard from the focused line', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  await resultLine(page, 2).locator('a').first().focus();
  await scrollTo(page, FAR);
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator('main tr:focus-within');
  await expect.poll(() => focused.getAttribute('aria-rowindex')).toBe('2');
  expectNoErrors(page);
});

test('a reader who jumps to the end finds the last line, and no line is missing above it', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  await scrollTo(page, 80);
  await page.keyboard.press('End');
  const places = (): Promise<number[]> =>
    lines(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex')) - 1));
  await expect.poll(async () => (await places()).at(-1)).toBe(RUNNERS);
  await expect.poll(async () => (await places()).length).toBeGreaterThan(10);
  const seen = await places();
  expect(seen).toEqual(seen.map((_, index) => seen[0]! + index));
  expectNoErrors(page);
});

test('a reader who turns the phone finds every line with a cell under each heading', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  await scrollTo(page, FAR);
  const countCells = async (): Promise<{ headings: number; cells: number[] }> => ({
    headings: await page.locator('main thead th:visible').count(),
    cells: await lines(page).evaluateAll((rows) => [
      ...new Set(rows.map((row) => [...row.children].filter((cell) => cell.checkVisibility()).length)),
    ]),
  });
  const { headings } = await countCells();
  const upright = { headings, cells: [headings] };
  // Rows are added and removed for a few more frames.
  await expect.poll(countCells).toEqual(upright);
  // Slightly wider than the narrowest window that shows more columns, and much wider, with the halfway time.
  await page.setViewportSize({ width: 620, height: 800 });
  await expect.poll(countCells).toEqual({ headings: upright.headings + 2, cells: [upright.headings + 2] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(countCells).toEqual({ headings: upright.headings + 3, cells: [upright.headings + 3] });
  expectNoErrors(page);
});

test('new lines do not change the widths of the columns', async () => {
  const page = await open({ width: 360 });
  await visit(page, racePath);
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const heads = [...document.querySelectorAll('main thead th')].map(
        (heading) => heading.getBoundingClientRect().width,
      );
      seen.add(heads.map((width) => Math.round(width)).join(' '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { widthsSeen: seen });
  });
  const widths = (): Promise<string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { widthsSeen: Set<string> }).widthsSeen]);
  await expect.poll(async () => (await widths()).length).toBe(1);
  const before = await widths();
  await scrollTo(page, FAR);
  await lines(page).first().locator('a').waitFor();
  expect(await widths()).toEqual(before);
  expectNoErrors(page);
});

test('an address that names a line scrolls to it', async () => {
  // A page of the same address would not be loaded again.
  const page = await browser.open(server!.url);
  await visit(page, `${racePath}#bib-${FAR}`);
  await expect.poll(() => lines(page).count()).toBe(RUNNERS);
  await expect
    .poll(() => page.locator(`#bib-${FAR}`).evaluate((row) => row.getBoundingClientRect().top))
    .toBeLessThan(800);
  expectNoErrors(page);
});

test('a printed page has every line', async () => {
  const page = await open();
  await visit(page, racePath);
  expect(await lines(page).count()).toBeLessThan(RUNNERS);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await lines(page).count()).toBe(RUNNERS);
  expectNoErrors(page);
});

test('without scripts a link leads to all lines', async () => {
  const page = await open({ isScripted: false });
  await page.goto(racePath);
  const brought = await page.locator('main tr[id^="bib-"]').count();
  expect([brought > 0, brought < RUNNERS]).toEqual([true, true]);
  await page.getByRole('link', { name: String(RUNNERS) }).click();
  await page.locator(`#bib-${RUNNERS}`).waitFor();
  expect(await page.locator('main tr[id^="bib-"]').count()).toBe(RUNNERS);
});

test('the page of a sport without a folder of its own hydrates like any other', async () => {
  const unit = 'X06MTEAM--------------GPA-000100';
  const line = (place: number): string =>
    `<Result Rank="${place}" ResultType="POINTS" Result="${5 - 2 * place}" SortOrder="${place}">` +
    `<Competitor Code="700000${place}" Type="A"><Composition><Athlete Code="700000${place}" Order="1"/></Composition></Competitor></Result>`;
  const { status } = await server!.feed(
    `<OdfBody CompetitionCode="E2E2026" DocumentCode="${unit}--" DocumentType="DT_RESULT" Version="1" ResultStatus="OFFICIAL" ` +
      `FeedFlag="P" Date="2026-10-12" Time="130000000" LogicalDate="2026-10-12" Source="TEST1"><Competition>${line(1)}${line(2)}</Competition></OdfBody>`,
  );
  expect(status).toBe(200);
  await expect.poll(async () => (await fetch(`${server!.url}/api/v1/units/${unit}`)).status).toBe(200);
  const page = await open();
  // An error while the page hydrates is a message of the console.
  expect(await visit(page, `/discipline/x06/results/${unit}/results`)).toBe(200);
  expectNoErrors(page);
});
