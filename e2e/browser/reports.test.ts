/** S09, S20: the documents of the Games. */
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

test('S09: every report of the Games is in one of the tabs, reports of a sport are found by its name, and the newest bulletin is linked', async () => {
  const get = async (path: string) => (await fetch(`${demo.current.url}/api/v1${path}`)).json();
  const reports = (await get('/reports')) as {
    total: number;
    items: {
      url: string | null;
      publishedAt: string | null;
      size: number | null;
      about: string;
      discipline: { key: string; name: string };
    }[];
  };
  const files = reports.items.filter(({ url }) => url !== null);
  expect(files.filter(({ publishedAt, size, about }) => !publishedAt || !size || !about)).toEqual([]);
  const ofSport = (await get('/disciplines/swm/reports')) as { total: number };
  expect(reports.items.filter(({ discipline }) => discipline.key === 'swm')).toHaveLength(ofSport.total);
  const { items: documents } = (await get('/documents')) as {
    items: { type: string; title: { text: string }; discipline: { name: string } | null }[];
  };
  const papers = documents.filter(({ type }) => type === 'report' || type === 'competition');
  const violations = [
    ...reports.items.map(({ discipline, about }) => `${discipline.name} ${about}`),
    ...papers.map(({ title, discipline }) => `${discipline?.name} ${title.text}`),
  ].filter((text) => /swimming/iu.test(text));
  const page = await browser.again(demo.current.url);
  await visit(page, '/reports');
  const tabs = page.getByRole('navigation', { name: 'Types of reports' }).getByRole('link');
  const countReports = async () =>
    (await tabs.allInnerTexts()).reduce((sum, text) => sum + Number(/[\d,]+$/u.exec(text)![0].replace(',', '')), 0);
  expect((await tabs.allInnerTexts()).map((text) => text.replace(/\s*[\d,]+$/u, ''))).toEqual([
    'Events',
    'General',
    'Phases',
    'Competition documents',
  ]);
  expect(await countReports()).toBe(reports.total + papers.length);
  await page.getByRole('region', { name: 'Latest bulletins' }).getByRole('link').first().waitFor();
  await page.getByLabel('Event, sport or title').fill('swimming');
  await page.waitForURL(/q=swimming$/u);
  await expect.poll(countReports).toBe(violations.length);
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('jud');
  await page.waitForURL(/\/reports\/jud\?q=swimming$/u);
  await page.getByText('No results for “swimming”').waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.waitForURL(/\/reports\/jud$/u);
  expectNoErrors(page);
});

test('S20: the failure of a file is shown and a retry loads it, and so for a results book', async () => {
  const page = await browser.open(demo.current.url);
  await visit(page, '/reports/swm?show=events');
  const report = page.locator('.report-line').first();
  const files = '**/api/v1/files/**';
  await page.context().route(files, (route) => route.abort());
  await report.getByRole('link', { name: /^Open/u }).click();
  await report.getByRole('alert').getByText('Error opening file', { exact: true }).waitFor();
  await report.getByRole('link', { name: /^Download/u }).click();
  await report.getByRole('alert').getByText('Error downloading file', { exact: true }).waitFor();
  await page.context().unroute(files);
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Try again' }).click();
  await download;
  await expect.poll(() => report.getByRole('alert').count()).toBe(0);

  const prints = '**/api/v1/prints/**';
  await page.context().route(prints, (route) => route.abort());
  await page.getByRole('link', { name: 'Results book (PDF)' }).click();
  await page.getByRole('alert').getByText('Error opening file', { exact: true }).waitFor();
  await page.context().unroute(prints);
  await page.getByRole('button', { name: 'Try again' }).click();
  const book = page.getByRole('link', { name: 'Open the results book (PDF)' });
  await book.waitFor();
  const finished = await page.request.get((await book.getAttribute('href'))!);
  expect([finished.status(), finished.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
