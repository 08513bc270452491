/** Bulletins, medal ceremonies, help: three journeys on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useDemo } from '../harness/browser-demo.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';

const browser = useBrowser();
const demo = useDemo();

/** Moves the focus with Tab to a link with this text, and opens it. */
async function followByKeyboard(page: Page, text: string): Promise<void> {
  const readFocused = async () => page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await readFocused()).includes(text)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`no link with the text "${text}" within 60 presses of Tab`);
}

test('S10: today’s bulletin opens at home, is found and read by keyboard, and is then no longer marked as unread', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await visit(page, '/');
  const latest = page.getByRole('region', { name: 'Latest bulletins' }).getByRole('listitem');
  await latest.first().getByRole('link', { name: 'Today, day 8' }).waitFor();
  await visit(page, '/informativos');
  const row = page.getByRole('listitem').filter({ hasText: 'Today, day 8' });
  await row.getByText('Unread').waitFor({ state: 'attached' });
  await page.getByLabel('Search by title').focus();
  await followByKeyboard(page, 'Today, day 8');
  await page.waitForURL(/\/informativos\/bulletin-36$/u);
  await page.getByRole('heading', { level: 1, name: 'Today, day 8' }).waitFor();
  await page.getByRole('link', { name: /^Open.*English/u }).waitFor();
  await followByKeyboard(page, 'All bulletins');
  await page.waitForURL(/\/informativos$/u);
  await row.waitFor();
  expect(await row.getByText('Unread').count()).toBe(0);
  expectNoErrors(page);
});

test('R19: the ceremony of the 100 m is found in Arabic by day and sport, and leads to its contest', async () => {
  const response = await fetch(`${demo.current.url}/api/v1/awards?lang=ar`);
  const { items } = (await response.json()) as {
    items: { day: string; discipline: { key: string }; event: { id: string; name: string }; unit: string | null }[];
  };
  const award = items.find(
    ({ discipline, event, unit }) => discipline.key === 'ath' && /100/u.test(event.name) && unit,
  )!;
  const page = await browser.again(demo.current.url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await visit(page, `/ara/official-awards-schedule?date=${award.day}`);
  await page.locator('select[name=discipline]').selectOption('ath');
  await page.waitForURL(/discipline=ath/u);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: award.event.name, exact: true }) });
  await row.getByRole('link', { name: 'المنافسة' }).click();
  await page.waitForURL(new RegExp(`/ara/discipline/ath/results/${award.unit}`, 'u'));
  expectNoErrors(page);
});

test('R04: help is two taps away, and leaving it quickly removes the way back to it', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/schedule/days');
  // Back closes the menu and stays on the page.
  const address = page.url();
  await page.locator('.more-menu > summary').click();
  await expect.poll(async () => page.evaluate(() => 'overlay' in (history.state as object))).toBe(true);
  await page.goBack();
  await expect.poll(async () => page.locator('.more-menu').getAttribute('open')).toBeNull();
  expect(page.url()).toBe(address);
  await page.locator('.more-menu > summary').click();
  await page.locator('.more-menu').getByRole('link', { name: 'Help and safe sport' }).click();
  await page.waitForURL(/\/secure-sport$/u);
  await page.getByRole('link', { name: /^Call/u }).first().waitFor();
  await page.getByRole('button', { name: 'Quick exit' }).click();
  await page.waitForURL(/\/schedule\/grid$/u);
  await page.goBack();
  await page.waitForURL(/\/schedule\/days$/u);
  await page.goForward();
  expect(new URL(page.url()).pathname).toBe('/schedule/grid');

  await visit(page, '/secure-sport');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await page.waitForURL(/\/schedule\/grid$/u);
  await hydrated(page);
  await page.getByRole('status').getByText('the last buses leave').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('the last buses leave').waitFor({ state: 'detached' });
  // The banner is part of the page as sent, and stays hidden on a device that dismissed it.
  expect(await (await page.request.get(page.url())).text()).toContain('the last buses leave');
  await page.reload();
  expect(await page.getByText('the last buses leave').filter({ visible: true }).count()).toBe(0);
  await hydrated(page);
  expect(await page.getByText('the last buses leave').filter({ visible: true }).count()).toBe(0);
  expectNoErrors(page);
});
