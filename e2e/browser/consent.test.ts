/** S19: the app asks once for consent to storage, and every user can change the choice at any time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { hasFocus, tabTo } from '../harness/keys.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

const opener = (page: Page) => page.getByRole('button', { name: 'Cookies and storage' });
const notice = (page: Page) => page.getByRole('region', { name: 'Your data on this device' });
const choice = async (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('podium-consent')!) as { choice: unknown }).choice);

test.each([360, 1280])('at %i px the keyboard reaches the notice, and a choice can be withdrawn', async (width) => {
  const page = await browser.open(demo.url, { width, hasAnswered: false });
  await visit(page, '/venues');
  if (width === 360) {
    expect((await notice(page).boundingBox())!.height).toBeLessThan(64);
    await notice(page).getByRole('button', { name: 'Choose' }).click();
  }
  await notice(page).getByRole('button', { name: 'Allow all' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.setItem('podium-optional-visits', '7'));

  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  const title = notice(page).getByRole('heading');
  await expect.poll(async () => hasFocus(title)).toBe(true);
  await notice(page).getByText('Your current choice: Allow all').waitFor();
  // A row half covered by the notice is a small target; `visitor/probes/targets.ts` measures the page's own targets without
  // it.
  expect(await findViolations(page, [width], { disabled: ['target-size'] })).toEqual([]);
  expect(await findViolations(page, [width], { within: '.consent-notice', isDarkJudged: false })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => hasFocus(opener(page))).toBe(true);
  expect([await choice(page), await notice(page).count()]).toEqual(['all', 0]);

  await page.keyboard.press('Enter');
  await tabTo(page, notice(page).getByRole('button', { name: 'Necessary only' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => hasFocus(opener(page))).toBe(true);
  await expect.poll(async () => choice(page)).toBe('necessary');
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('podium-optional-visits'))).toBeNull();
  expectNoErrors(page);
});

test('a consent is recorded in the account, even if it was given offline', async () => {
  const page = await browser.open(demo.url, { width: 360 });
  await signInAs(page, demo.url, await demo.newUser());
  await visit(page, '/venues');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/me/consents')) sent.push(request.postDataJSON());
  });
  const answered = page.waitForResponse('**/api/v1/me/consents');
  await opener(page).click();
  await notice(page).getByRole('button', { name: 'Allow all' }).click();
  expect((await answered).status()).toBe(200);

  await page.route('**/api/v1/me/consents', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await opener(page).click();
  await notice(page).getByRole('button', { name: 'Necessary only' }).click();
  await lost;
  await page.unroute('**/api/v1/me/consents');
  const later = page.waitForResponse('**/api/v1/me/consents');
  await page.reload();
  expect((await later).status()).toBe(200);
  expect(sent).toEqual(['all', 'necessary', 'necessary'].map((wanted) => ({ choice: wanted, language: 'en' })));
  expectNoErrors(page, [/me\/consents/u, /ERR_FAILED/u]);
});
