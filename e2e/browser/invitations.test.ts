/** People are invited to a role, accept it without an email, and keep what they were doing when they log in again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import type { Account } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

async function logIn(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an administrator invites scorers, and one accepts with a new account that has no email', async () => {
  const page = await browser.open(demo.url);
  await page.goto('/console/invitations');
  await logIn(page, demo.accounts['admin']!);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who it’s for').fill('Volunteers of the pool');
  await dialog.getByLabel('Role', { exact: true }).click();
  await page.getByRole('option', { name: 'Scorer', exact: true }).click();
  await dialog.getByLabel('Scope').click();
  await page.getByRole('option', { name: 'All of the Games' }).click();
  await dialog.getByLabel('For up to how many people').fill('30');
  const violations = await findViolations(page, [360, 1280]);
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  const address = (await page.locator('code').textContent())!;
  expect(address).toMatch(/\/console\/invitation#[\w-]{32}$/u);
  await page.getByRole('cell', { name: 'Scorer', exact: true }).waitFor();
  await page.getByRole('cell', { name: '0 of 30' }).waitFor();
  violations.push(...(await findViolations(page, [360, 1280])));

  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const guest = await browser.open(demo.url);
  await guest.goto(address.replace(demo.url, ''));
  await guest.getByRole('heading', { name: 'You are invited' }).waitFor();
  await guest.getByText('Scorer', { exact: true }).waitFor();
  violations.push(...(await findViolations(guest, [360, 1280])));
  const username = `bia${Date.now()}`;
  await guest.getByLabel('Username').fill(username);
  await guest.getByLabel(/^Password/u).fill('Seven-Lanterns-9');
  await guest.getByLabel('Repeat password').fill('Seven-Lanterns-9');
  await guest.getByLabel('I have read and accept the terms').check();
  await guest.getByRole('button', { name: 'Make account and accept' }).click();
  await guest.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Results' }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: '1 of 30' }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^New password link: .?${username}`, 'u') }).waitFor();
  expect(violations).toEqual([]);
  expectNoErrors(page);
  expectNoErrors(guest);
});

test('a form whose session ended is sent after the login, with the typed values', async () => {
  const page = await browser.open(demo.url);
  await page.goto('/console/invitations');
  const admin = demo.accounts['admin']!;
  await logIn(page, admin);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByLabel('Who it’s for').fill('Editors');
  await dialog.getByLabel('Role', { exact: true }).click();
  await page.getByRole('option', { name: 'Editor', exact: true }).click();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await again.getByLabel(/^Password/u).fill(admin.password);
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('code').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'Log in' }).count()).toBe(0);
});
