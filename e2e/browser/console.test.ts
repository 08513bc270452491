/** The console: access, a bulletin from the first word to the public page, and accessibility in both directions. */
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { unfoldMenu } from '../harness/console-menu.ts';
import { consoleVisits } from '../harness/console-visits.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';
import type { Account } from '../harness/people.ts';
import { kB, pageWeight } from '../harness/weight.ts';

const browser = useBrowser();
const demo = useWritableDemo();

/** Maximum transfer of a first visit: scripts, styles and phrases. */
const maxKB = 600;

async function signIn(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Grants a right to an account, as an admin would. */
async function grant(role: string, account: Account): Promise<void> {
  const page = await browser.open(demo.url);
  const headers = { origin: demo.url };
  const data = { username: demo.accounts['admin']!.username, password: demo.accounts['admin']!.password };
  await page.request.post('/api/v1/auth/sign-in', { headers, data });
  const response = await page.request.get(`/api/v1/people?username=${account.username}`);
  const [person] = ((await response.json()) as { items: { id: string }[] }).items;
  const grants = [{ role, scope: 'games', scopeId: null }];
  const given = await page.request.put(`/api/v1/people/${person!.id}/grants`, { headers, data: { grants } });
  expect(given.status()).toBe(200);
}

/** Uploads a timetable that lacks most files and columns, and waits until its problems are listed. */
async function uploadFaultyTimetable(page: Page): Promise<void> {
  await page.getByLabel('What to import').click();
  await page.getByRole('option', { name: 'Timetable in GTFS (.zip)' }).click();
  const buffer = Buffer.from(zipSync({ 'stops.txt': strToU8('a,b\n1,2\n') }));
  await page.locator('input[type=file]').setInputFiles({ name: 'buses.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('region', { name: 'Problems found' }).waitFor();
}

/** Opens a page of the console without a reload, like the back button does, and waits until the last one is gone. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('main h1')?.setAttribute('data-of-last-page', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/console${path}`);
  await page.locator('[data-of-last-page]').waitFor({ state: 'detached' });
}

/** All entries of the menu. */
const readMenu = async (page: Page): Promise<string[]> => (await unfoldMenu(page)).getByRole('link').allTextContents();

test('a first visit loads little, and a user without rights sees the reason, without a menu', async () => {
  const page = await browser.open(demo.url);
  await page.goto('/console/');
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  const { document, script, style, data, unpacked } = await pageWeight(page);
  expect(kB(document + script + style + data)).toBeLessThan(maxKB);
  expect(unpacked).toEqual([]);
  await signIn(page, demo.accounts['coach']!);
  await page.getByRole('heading', { name: 'You have no access yet' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expectNoErrors(page);
});

test('a publisher writes a bulletin in three languages, and readers see it without reloading', async () => {
  const publisher = demo.accounts['volunteer']!;
  await grant('publisher', publisher);
  const reader = await browser.open(demo.url);
  const requestedPaths: string[] = [];
  reader.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await onPlatform(reader, 'android');
  await signInAs(reader, demo.url, demo.accounts['athlete']!);
  await visit(reader, '/por/informativos');

  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, publisher);
  await page.goto('/console/');
  await page.getByRole('heading', { name: 'Content', level: 1 }).waitFor();
  expect(await readMenu(page)).toEqual(expect.arrayContaining(['Content', 'Bulletins', 'Places']));
  expect(await readMenu(page)).not.toEqual(expect.arrayContaining(['Accounts']));

  await page.getByRole('link', { name: 'Bulletins' }).first().click();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('link', { name: 'Choose the name in the address' }).click();
  await page.getByRole('textbox', { name: 'Name in the address', exact: true }).fill('storm');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByLabel('Number').fill('977');
  await page.getByLabel('Date and time').fill('2026-11-20T08:00');
  for (const [language, title, text] of [
    ['English', 'Storm at noon', 'All outdoor events pause.'],
    ['Español', 'Tormenta al mediodía', 'Las pruebas al aire libre se detienen.'],
    ['Português', 'Tempestade ao meio-dia', 'As provas ao ar livre param.'],
  ]) {
    await page.getByRole('tab', { name: language }).click();
    await page.getByLabel(`Title (${language})`).fill(title!);
    await page.getByLabel(`Text (${language})`).fill(text!);
  }
  // Saved automatically.
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor();
  expect(await page.getByRole('complementary').textContent()).toContain('AZ AR FR');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the public page"]');
  await preview.getByRole('heading', { name: 'Storm at noon' }).waitFor();
  await page.getByRole('button', { name: 'Português' }).click();
  await preview.getByRole('heading', { name: 'Tempestade ao meio-dia' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await reader.getByText('Tempestade ao meio-dia').first().waitFor();
  await page.getByRole('complementary').getByText('Published', { exact: true }).waitFor();
  expect(requestedPaths.filter((path) => path.startsWith('/console'))).toEqual([]);
  // The item did not exist yet when its page was opened.
  expectNoErrors(page, [/404/u]);
  expectNoErrors(reader);
});

test('an admin sees every section, and its pages are accessible in English and in Arabic', async () => {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  await page.goto('/console/');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  expect(await readMenu(page)).toEqual(
    expect.arrayContaining(['Today', 'Content', 'User feedback', 'Access log', 'Audit log', 'Accounts']),
  );
  const violations: string[] = [];
  const visits = consoleVisits();
  for (const { path, ready } of visits) {
    await page.goto(`/console${path}`);
    await page.locator(ready).first().waitFor();
    violations.push(...(await findViolations(page, [1280])).map((violation) => `${path} ${violation}`));
  }
  await page.goto('/console/imports');
  await uploadFaultyTimetable(page);
  violations.push(...(await findViolations(page, [1280])).map((violation) => `problems of an import: ${violation}`));
  await page.getByLabel('Search in problems').fill('no such words');
  await page.getByText('No problems match').waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  for (const { path, ready } of visits) {
    await moveTo(page, path);
    await page.locator(ready).first().waitFor();
    violations.push(
      ...(await findViolations(page, [360], { areColorsJudged: false })).map((violation) => `${path} ${violation}`),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
    // The bar is fixed, so overflowing buttons are cut off without a scroll bar.
    expect((await page.locator('header button').last().boundingBox())!.x).toBeGreaterThanOrEqual(0);
  }
  expect(violations).toEqual([]);
  expectNoErrors(page);
});

test('a user of the console stays logged in when opening the app', async () => {
  const publisher = demo.accounts['volunteer']!;
  const page = await browser.open(demo.url);
  await signIn(page, publisher);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await visit(page, '/fra/account');
  await page.locator('main').getByText(publisher.username).first().waitFor();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await page.waitForURL('**/fra/account');
  await page.locator('main').getByText(publisher.username).first().waitFor();
  expectNoErrors(page);
});
