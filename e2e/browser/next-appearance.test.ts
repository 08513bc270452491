/** A follower of a delegation sees when its athletes compete next, before and after the start list is published. */
import { readFile, readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { gamesAt } from '../harness/clock.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
const examples = new URL('../../packages/odf/examples/', import.meta.url);
/** The day before the example messages take place. */
const today = '2026-10-11';
const tomorrow = '2026-10-12';
const heat = 'SWMW200MFR------------HEAT000100';

let server: ServerProcess;

/** Sends an example message with changes. */
async function send(file: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  let xml = await readFile(new URL(file, examples), 'utf8');
  for (const [before, after] of Object.entries(changes)) xml = xml.replaceAll(before, after);
  expect((await server.feed(xml)).status).toBe(200);
}

beforeAll(async () => {
  server = await ServerProcess.create({ copyOf: inject('emptyGames'), environment: gamesAt(`${today}T15:00:00Z`) });
  await server.start();
  const base = await readdir(new URL('base/', examples));
  for (const file of base.filter((name) => /codes|swm/u.test(name)).sort()) await send(`base/${file}`);
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${heat}`)).ok);
});
afterAll(async () => server.remove());

async function follow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Follow' }).first().click();
}

/** Opens and marks the page, because a reload would lose the mark. */
async function visitMarked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

const startList = async (): Promise<void> =>
  send('messages/result-swm-heat1.xml', {
    '"OFFICIAL"': '"START_LIST"',
    'Version="4"': 'Version="1"',
    'Date="2026-10-12" Time="100812000"': `Date="${today}" Time="000000000"`,
  });

test('my day contains only the contests of followed people, the next one first; a start list replaces an expected start', async () => {
  const page = await browser.open(server.url, { width: 360 });
  await follow(page, '/delegation/AUR');
  await page.goto('/schedule/grid');
  const card = page.getByRole('article').filter({ hasText: 'Up next' });
  await card.getByText('Heat and lane to be announced with the start list').waitFor();
  expect(await card.innerText()).toMatch(/Tomorrow\s+from 10:00\s+Women's 200m Freestyle/u);

  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await visitMarked(page, `/schedule/day/${tomorrow}?show=mine`);
  await stream;
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Freestyle' });
  await rows.getByText('or later').waitFor();
  expect(await rows.count()).toBe(1);

  const profile = await page.context().newPage();
  // The page receives changes through the other tab's stream.
  await visitMarked(profile, '/participants/profile/7100101');
  await profile.getByText('Heat and lane to be announced with the start list').waitFor();
  expect(await findViolations(profile, [360], { isDarkJudged: false })).toEqual([]);

  await startList();
  await rows.getByText('or later').waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  await rows.getByText('Heat 1').waitFor();
  await profile.getByText('Heat 1 · Lane 4').waitFor();
  expect(await profile.getByText('Heat and lane').count()).toBe(0);
  for (const tab of [page, profile]) {
    expect(await tab.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
    expectNoErrors(tab);
  }
});
