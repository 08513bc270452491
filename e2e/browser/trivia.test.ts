/** Trivia and the ranking for a signed-in user. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useOwnDemo } from '../harness/own-demo.ts';

const browser = useBrowser();
/** Its own server, because the tests count the whole ranking. */
const demo = useOwnDemo({ LOGIN_ENABLED: 'on' });

/** Part of an answer's explanation, which must not be sent before the question is answered. */
const canary = 'The steeplechase is 3,000 m long';

/** Opens an address that requires a sign-in, and signs in through its form. */
async function signIn(page: Page, path: string): Promise<void> {
  await onPlatform(page, 'ios');
  await visit(page, path);
  await page.waitForURL(/\/login\?redirect=/u);
  await hydrated(page);
  const { username, password } = demo.accounts['athlete']!;
  await page.getByLabel('Username').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === path);
}

const next = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();
const expectAccessible = async (page: Page): Promise<void> =>
  expect(await findViolations(page, [360, 1280])).toEqual([]);

test('R12: a quiz is played once, survives a reload and a lost network, and its points are in the ranking', async () => {
  const page = await browser.open(demo.url, { width: 360 });
  await signIn(page, '/trivia');
  await page.getByRole('link', { name: 'Words of judo' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Words of judo' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Question 1 of 4').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Gentle way').check();
  await next(page);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Move up: / })
    .nth(1)
    .press('Enter');
  await next(page);
  await page.getByLabel('How long must a hold last').fill('20');

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByLabel('Gentle way').isChecked()).toBe(true);
  for (let question = 0; question < 3; question++) await next(page);
  await page.getByLabel('Ippon').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByRole('button', { name: /How long must a hold last.*20 seconds/u }).waitFor();
  await expectAccessible(page);

  let tries = 0;
  let miss = (): void => undefined;
  const isMissed = new Promise<void>((resolve) => (miss = resolve));
  await page.route('**/submit?**', async (route) => {
    tries += 1;
    if (tries > 2) return route.continue();
    if (tries === 2) await isMissed;
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Send answers' }).click();
  await page.getByText('No connection. Your answers are kept').waitFor();
  // The network is back, while the second attempt still fails.
  await expect.poll(() => tries).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  miss();
  await page.getByText('Your answers have been saved').waitFor();
  // Two answers are correct; the order may be correct by chance.
  await page.getByText(/^[23]00 points earned/u).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('private')))).toEqual([]);

  await page.reload();
  await hydrated(page);
  await page.getByText('You have already answered this trivia').waitFor();
  await visit(page, '/ranking');
  const mine = page.getByRole('region', { name: 'My position' });
  await mine.waitFor();
  // The names of delegations load after the line.
  await expect
    .poll(async () => (await mine.innerText()).replaceAll(/\s+/gu, ' '))
    .toMatch(/1 .*1 .*demo\.athlete São Paulo .*[23]00$/u);
  await expectAccessible(page);
});

test('R10: the ranking is public, and can be filtered by type and name', async () => {
  const page = await browser.open(demo.url);
  await onPlatform(page, 'android-pwa');
  await page.addInitScript(() => localStorage.setItem('podium-user', '{"loginType":"guest","isAuthenticated":true}'));
  await visit(page, '/ranking');
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('rowheader', { name: demo.accounts['athlete']!.username }).waitFor();
  expect(await rows.count()).toBe(9);
  await page.getByRole('link', { name: 'Coaches' }).click();
  await page.waitForURL(/type=coach/u);
  await expect.poll(async () => rows.count()).toBe(2);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByLabel('Search for a user').fill('REFER');
  await page.waitForURL(/q=REFER/u);
  await page.getByRole('rowheader', { name: 'demo.referee' }).waitFor();
  await expect.poll(async () => rows.count()).toBe(2);
  expectNoErrors(page);
});

test('correct answers are in no page and in no file of the app, and a page knows no user', async () => {
  const pages = await Promise.all(
    ['/trivia', '/trivia/track-and-field', '/ranking'].map(async (path) => {
      const response = await fetch(demo.url + path, { headers: { cookie: 'podium_platform=ios' } });
      expect(response.status, path).toBe(200);
      return response.text();
    }),
  );
  for (const page of pages)
    expect(page).not.toMatch(new RegExp(`${canary}|${demo.accounts['athlete']!.username}`, 'u'));
  expect(pages[1]).toContain('noindex');
  const client = fileURLToPath(new URL('../../apps/web/dist/client/', import.meta.url));
  for (const file of await readdir(client, { recursive: true }))
    if (/\.(?:js|json|html|map)$/u.test(file))
      expect(await readFile(join(client, file), 'utf8'), file).not.toContain(canary);
});
