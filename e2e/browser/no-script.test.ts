/** Journeys with JavaScript off: each page is complete when it arrives, and every control is a link or a form. */
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import type { Locator } from 'playwright-core';

const browser = useBrowser();
const demo = useDemo();

/** Without scripts, Chromium reports the preloaded scripts as refused. */
const expectedErrors = [/\.js: csp$/u];

const open = async (path: string) => {
  const page = await browser.again(demo.current.url, { isScripted: false });
  await page.goto(path);
  return page;
};

/** Clicks a link or button that opens another page, and waits until that page is loaded. */
const follow = async (control: Locator) => {
  await control.click();
  await control.page().waitForLoadState();
};

test('R13, R21: links lead from the grid over the day to the result of a final', async () => {
  const { final } = demo.current;
  const [event, part] = final.name.split(' · ');
  const page = await open('/schedule/grid');
  const cell = page.getByRole('row', { name: /Swimming/u }).locator(`a[href$="/${final.day}/swm"]`);
  await follow(cell);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: event! })
    .filter({ has: page.getByText(part!, { exact: true }) });
  await follow(row.getByRole('link', { name: event! }));
  expect(new URL(page.url()).pathname).toBe(`/discipline/swm/results/${final.id}/results`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(event);
  const lines = page.getByRole('table').getByRole('row');
  await lines.nth(3).waitFor();
  expect(await lines.nth(1).innerText()).toMatch(/\d\.\d\d/u);
  await follow(page.getByRole('link', { name: 'Start list' }));
  expect(page.url()).toMatch(/\/startlist$/u);
  await page.getByRole('table').getByRole('row').nth(3).waitFor();
  expectNoErrors(page, expectedErrors);
});

test('R05: the medal table is sorted by its total, and a count opens the medallists behind it', async () => {
  const page = await open('/schedule/grid');
  await follow(page.getByRole('link', { name: 'Medals', exact: true }));
  const table = page.getByRole('table', { name: 'Medal table' });
  await follow(table.getByRole('link', { name: /Sort by total/u }));
  expect(new URL(page.url()).search).toBe('?sort=-total');
  expect(await table.getByRole('columnheader', { name: /Total/u }).getAttribute('aria-sort')).toBe('descending');
  const rows = await table.getByRole('row').allInnerTexts();
  const totals = rows.slice(1).map((row) => Number(/(\d+)\s*$/u.exec(row)?.[1]));
  expect(totals.length).toBeGreaterThan(3);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  await follow(table.getByRole('row').nth(1).getByRole('link').last());
  expect(page.url()).toContain('sort=-total');
  await page.getByRole('heading', { name: /^Medalists of / }).waitFor();
  expect(await page.locator('#medallists .medallist-row').count()).toBeGreaterThanOrEqual(totals[0]!);
  expectNoErrors(page, expectedErrors);
});

test('N04: the language menu leads to the same page with its filters', async () => {
  const page = await open('/medals/all?gender=W&sort=-total');
  await page.locator('summary').filter({ hasText: 'Language: English' }).click();
  await follow(page.getByRole('link', { name: 'العربية' }));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/ara/medals/all?gender=W&sort=-total');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expectNoErrors(page, expectedErrors);
});

test('R14: the form of the day filters by sport, then by venue, and keeps the other filters', async () => {
  const { final, screens } = demo.current;
  const venue = screens['day of a discipline at a venue']!.path.split('/').at(-1)!;
  const page = await open(`/por/schedule/day/${final.day}?show=finished`);
  const filters = page.locator('summary').filter({ hasText: /Filtros|Filters/u });
  await filters.click();
  await page.locator('select[name=discipline]').selectOption('swm');
  await follow(page.getByRole('button', { name: 'Aplicar' }));
  expect(page.url()).toBe(`${demo.current.url}/por/schedule/day/${final.day}/swm?show=finished`);
  await filters.click();
  await page.locator('select[name=venue]').selectOption(venue);
  await follow(page.getByRole('button', { name: 'Aplicar' }));
  expect(page.url()).toBe(`${demo.current.url}/por/schedule/day/${final.day}/swm/${venue}?show=finished`);
  expect(await page.locator('select[name=venue]').inputValue()).toBe(venue);
  await filters.click();
  await page.locator('select[name=discipline]').selectOption('all');
  await page.locator('select[name=venue]').selectOption('');
  await follow(page.getByRole('button', { name: 'Aplicar' }));
  expect(page.url()).toBe(`${demo.current.url}/por/schedule/day/${final.day}?show=finished`);
  expectNoErrors(page, expectedErrors);
});

test('R13: the form of the grid takes two kinds at once', async () => {
  const page = await open('/schedule/grid');
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  await page
    .locator('label')
    .filter({ hasText: /^Training$/u })
    .click();
  await page
    .locator('label')
    .filter({ hasText: /^Opening ceremony$/u })
    .click();
  await follow(page.getByRole('button', { name: 'Apply' }));
  const chosen = page.locator('input[name=type]:checked');
  expect(await chosen.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
    'training',
    'opening-ceremony',
  ]);
  expectNoErrors(page, expectedErrors);
});

test('R05: the form of the medal table shows the medals of a day, and a count opens its medalists', async () => {
  const { final, url } = demo.current;
  const response = await fetch(`${url}/api/v1/medals?day=${final.day}`);
  const { rows } = (await response.json()) as { rows: { total: number }[] };
  const page = await open('/medals/all');
  await page.locator('.medal-bar summary').click();
  await page.locator('select[name=date]').selectOption(final.day);
  await follow(page.getByRole('button', { name: 'Apply' }));
  expect(page.url()).toBe(`${url}/medals/all?date=${final.day}`);
  const totals = page.locator('main table').first().locator('tbody td:last-child a');
  expect(await totals.allInnerTexts()).toEqual(rows.map(({ total }) => String(total)));
  await follow(totals.first());
  expect(page.url()).toContain(`date=${final.day}`);
  expect(await page.locator('#medallists .medallist-row').count()).toBe(rows[0]!.total);
  expectNoErrors(page, expectedErrors);
});

test('R05: the form of the medal table leads to one sport and keeps the gender', async () => {
  const page = await open('/medals/all?gender=W');
  await page.locator('.medal-bar summary').click();
  await page.locator('select[name=discipline]').selectOption('swm');
  await follow(page.getByRole('button', { name: 'Apply' }));
  expect(page.url()).toBe(`${demo.current.url}/medals/swm?gender=W`);
  expectNoErrors(page, expectedErrors);
});

test('S09: the form of the reports leads to those of a sport, and back to all', async () => {
  const page = await open('/fra/reports?show=documents');
  await page.locator('select[name=discipline]').selectOption('swm');
  await follow(page.getByRole('button', { name: 'Appliquer' }));
  expect(page.url()).toBe(`${demo.current.url}/fra/reports/swm?show=documents`);
  await page.locator('select[name=discipline]').selectOption('');
  await follow(page.getByRole('button', { name: 'Appliquer' }));
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('show'), searchParams.get('discipline')]).toEqual([
    '/fra/reports',
    'documents',
    '',
  ]);
  expectNoErrors(page, expectedErrors);
});
