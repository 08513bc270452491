/** R05: the medal table with the latest medalists next to it, and the medalists of a day. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { readPage, textOf } from '../harness/read-page.ts';

const browser = useBrowser();
const demo = useDemo();

test.each([
  ['below the table', 360, false],
  ['beside the table', 1280, true],
])('the latest medals are %s at %i px, with a link to all', async (_, width, isBeside) => {
  const page = await browser.again(demo.current.url, { width });
  await visit(page, '/medals/all');
  const main = page.getByRole('main');
  const latest = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Latest medals' }) });
  expect(await latest.getByRole('heading', { level: 3 }).count()).toBe(4);
  const table = (await main.getByRole('table', { name: 'Medal table' }).boundingBox())!;
  const box = (await latest.boundingBox())!;
  expect(isBeside ? box.x >= table.x + table.width : box.y >= table.y + table.height).toBe(true);
  await latest.getByRole('link', { name: 'All medalists' }).click();
  await page.waitForURL('**/medals/all?medal=total#medallists');
  await main.getByRole('heading', { level: 2, name: 'Medalists' }).waitFor();
  expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(4);
  expect(await main.getByRole('heading', { name: 'Latest medals' }).count()).toBe(0);
  expectNoErrors(page);
});

test('a reader who chooses a day sees its medallists', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/medals/all');
  await page.getByRole('main').locator('summary').filter({ hasText: 'Filters' }).click();
  await page.getByRole('main').getByLabel('Won on').selectOption(demo.current.final.day);
  await page.waitForURL(`**/medals/all?date=${demo.current.final.day}`);
  const { items } = (await (await fetch(`${demo.current.url}/api/v1/medals/all/medallists`)).json()) as {
    items: { day: string; event: { id: string } }[];
  };
  const events = new Set(items.filter(({ day }) => day === demo.current.final.day).map(({ event }) => event.id));
  await page.getByRole('heading', { level: 2, name: 'Medalists' }).waitFor();
  expect(events.size).toBeGreaterThan(0);
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(events.size);
  expectNoErrors(page);
});

test('tapping a count opens its winners, and does not move the content next to the table', async () => {
  const page = await browser.again(demo.current.url, { width: 1280 });
  await visit(page, '/medals/all');
  const main = page.getByRole('main');
  const latest = main.locator('.medal-latest');
  const before = (await latest.boundingBox())!;
  await main.locator('.count-link').first().click();
  await main.locator('#medallists .medallist-row').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await latest.boundingBox()).toEqual(before);
  expectNoErrors(page);
});

test('the page loads without an error, whatever the order of its parameters', async () => {
  const page = await browser.again(demo.current.url);
  const { rows } = (await (await fetch(`${demo.current.url}/api/v1/medals`)).json()) as {
    rows: { organisation: { code: string; name: string }; gold: number; silver: number; bronze: number }[];
  };
  const { code, name } = rows[0]!.organisation;
  const headings: string[] = [];
  const { gold, silver, bronze } = rows[0]!;
  for (const search of [`medal=total&delegation=${code}`, `delegation=${code}&medal=total`]) {
    await visit(page, `/medals/all?${search}`);
    headings.push(await page.getByRole('heading', { level: 2, name: 'Medalists' }).innerText());
    const heads = await page.locator('#medallists .medallist-group').allInnerTexts();
    // Depending on the hour, exhibition medals appear as well, without a count.
    const counts = heads.flatMap((text) => /\d+(?= )/u.exec(text) ?? []);
    expect(counts.map(Number)).toEqual([gold, silver, bronze].filter((count) => count > 0));
    expectNoErrors(page);
  }
  expect(headings).toEqual([expect.stringContaining(name), headings[0]]);
});

test('N14: a flag that fails to load leaves its space and a placeholder, and no other host is requested', async () => {
  const page = await browser.open(demo.current.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/flags/*.svg', async (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await visit(page, '/medals/all');
  const cellTexts = await page
    .getByRole('table', { name: 'Medal table' })
    .locator('img.flag')
    .first()
    .evaluate((flag) => [flag.clientWidth, flag.clientHeight, getComputedStyle(flag, '::after').backgroundImage]);
  expect(cellTexts).toEqual([18, 12, expect.stringContaining('radial-gradient')]);
  const ownRows = await page
    .locator('img.flag')
    .evaluateAll((flags) => flags.map((flag) => (flag as HTMLImageElement).src));
  const flags = asked.filter((address) => address.includes('/flags/'));
  expect(flags.filter((address) => !ownRows.includes(address))).toEqual([]);
  expect(asked.every((address) => address.startsWith(demo.current.url))).toBe(true);
  expectNoErrors(page);
});

test('C8: a sport with only exhibitions shows its medalists, and does not say that there are no medals', async () => {
  const page = await readPage(demo.current.url, { path: '/medals/vro' });
  const text = textOf(page.querySelector('main')!);
  expect(text).toContain('Exhibition');
  expect(text).not.toContain('No medals yet');
});

test('the table can be exported as CSV, and copied as rows', async () => {
  const page = await browser.again(demo.current.url, { width: 1280 });
  await visit(page, '/medals/all');
  const { rows } = (await (await fetch(`${demo.current.url}/api/v1/medals`)).json()) as {
    rows: {
      rank: number;
      organisation: { name: string };
      gold: number;
      silver: number;
      bronze: number;
      total: number;
    }[];
  };
  const expected = rows.map(({ rank, organisation, gold, silver, bronze, total }) =>
    [rank, organisation.name, gold, silver, bronze, total].join('\t'),
  );

  await page.locator('summary[aria-label="Copy or save the table"]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('medals-all.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\u{FEFF}Rank,Delegation,Gold,Silver,Bronze,Total');
  // A table of exhibition events may follow.
  expect(lines.slice(0, expected.length).map((line) => line.replaceAll(',', '\t'))).toEqual(expected);

  const copied = await page.evaluate(() => {
    const table = document.querySelector('main table')!;
    getSelection()!.selectAllChildren(table.querySelector('tbody')!);
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    table.dispatchEvent(event);
    return event.clipboardData!.getData('text/plain');
  });
  expect(copied.split('\n')).toEqual(expected);

  // Columns hidden on this screen are left out, and so are buttons; lines of a cell are separated.
  await visit(page, '/participants/delegations');
  await page.locator('.table-tools summary').click();
  const [people] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const [titles, first] = (await readFile(await people.path(), 'utf8')).split('\r\n');
  expect(titles!.split(',').slice(1, 3)).toEqual(['Athletes', 'Sports']);
  expect(first).toMatch(/^[^\d,]+,\d+,\d+,\d*,\d*,\d*$/u);
  expectNoErrors(page);
});
