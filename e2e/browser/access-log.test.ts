/** The access log as managers see it; the test supplies the figures in place of the server. */
import type { AccessLogAnswer, AccessLogShare } from '@podium/contract';
import { servedBy } from '@podium/contract/served-by';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { WIDTHS, findOverflow, smallTargets, spacedIsolates } from '../harness/layout.ts';

const browser = useBrowser();
const demo = useDemo();

const days = ['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12'];
const shares = (...groups: [key: string | null, count: number][]): AccessLogShare[] =>
  groups.map(([key, count]) => ({ key, count, percentage: count / 1000 }));

const answer: AccessLogAnswer = {
  from: days[0]!,
  to: days.at(-1)!,
  unit: 'day',
  totals: { total: 100_000, success: 98_000, error: 2000 },
  buckets: days.map((start, index) => ({
    start,
    counts: { '2xx': 9000 + index * 700, '3xx': 2000, '4xx': 300, '5xx': index === 2 ? null : 9 },
  })),
  statuses: shares(['200', 84_000], ['304', 14_000], ['404', 1900], ['503', 93], [null, 7]),
  devices: shares(['Mobile', 70_000], ['Desktop', 25_000], ['Tablet', 4000], ['Bot', 1000]),
  languages: shares(['pt', 60_000], ['none', 30_000], ['ar', 10_000]),
  platforms: shares(['web', 80_000], ['android-pwa', 20_000]),
  routes: shares(['GET /api/v1/medals/{discipline}/multi-medallists', 50_000], ['assets', 40_000], ['other', 10_000]),
  disciplines: shares(['swm', 70_000], ['ath', 30_000]),
  results: shares(['swm', 60_000], ['ath', 40_000]),
};

/** @returns the requested addresses */
async function asManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/v1/access-log*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ headers: servedBy, json: answer });
  });
  await page.route('**/api/v1/feedback/sentiments*', async (route) =>
    route.fulfill({
      headers: servedBy,
      json: {
        total: 4,
        items: [{ sentiment: 'happy', count: 4, percentage: 100 }],
      },
    }),
  );
  return asked;
}

describe.each(['', 'ara'] as const)('under the prefix "%s"', (prefix) => {
  test('the access log is accessible with all its figures, on phones and desktops, in dark mode too', async () => {
    const page = await browser.again(demo.current.url, { width: 360 });
    await asManager(page);
    await visit(page, inLanguage(prefix, '/access-log?range=custom&from=2026-10-06&to=2026-10-12&device=Mobile'));
    await page.locator('.log-chart summary').click();
    expect(await findViolations(page, [360, 1280])).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `at ${width}`).toEqual([]);
    }
    expect(await smallTargets(page, 24)).toEqual([]);
    expect(await spacedIsolates(page)).toEqual([]);
    expectNoErrors(page);
  });
});

test('pressing a row filters everything by it, also with the keyboard, and the address contains the filter', async () => {
  const page = await browser.again(demo.current.url);
  const asked = await asManager(page);
  await visit(page, '/access-log');
  const row = page.getByRole('row', { name: /Tablet/u }).getByRole('link');
  await row.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/access-log?device=Tablet');
  await expect.poll(() => asked).toEqual(['', '?device=Tablet']);
  await page.getByRole('link', { name: 'Remove this filter: Tablet' }).click();
  await page.waitForURL('**/access-log');
  await page.getByRole('link', { name: 'Last 8 weeks' }).click();
  await expect.poll(() => asked.at(-1)).toBe('?range=weekly');
  expectNoErrors(page);
});

test('the server sends only the frame, and noindex for search engines', async () => {
  const html = await (await fetch(`${demo.current.url}/access-log`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('log-totals');
});

test('without a network the page explains it, and loads the data once there is one', async () => {
  const page = await browser.open(demo.current.url);
  await asManager(page);
  let isAway = true;
  await page.route('**/api/v1/access-log*', async (route) =>
    isAway ? route.abort() : route.fulfill({ headers: servedBy, json: answer }),
  );
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
  await visit(page, '/access-log');
  await page.getByRole('alert').waitFor();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('100,000').first().waitFor();
  expectNoErrors(page, [/ERR_FAILED/u]);
});
