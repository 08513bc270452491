/** Switches and erasure requests in the console, and the effect of a switch on public pages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
/** Its own server: while the Games are read-only, nobody else could write. */
const demo = useOwnDemo({ LOGIN_ENABLED: 'on' });

async function openAdmin(path: string): Promise<Page> {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  await page.goto(`/console${path}`);
  // During a transition the check would measure intermediate colors.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  return page;
}

async function turn(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/u).fill(reason);
  await dialog.getByRole('button', { name: /^Turn o/u }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an administrator makes the Games read-only and freezes the medals; everyone sees a notice until both are off', async () => {
  const page = await openAdmin('/switches');
  const reader = await browser.open(demo.url);
  await visit(reader, '/medals/all');
  await page.getByRole('button', { name: 'Turn on: Read-only Games' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findViolations(page, [360])).toEqual([]);
  await page.keyboard.press('Escape');
  await turn(page, 'Turn on: Read-only Games', 'moving to another server');
  await turn(page, 'Turn on: Frozen medals', 'a protest');
  await reader.getByText('moving to another server').waitFor();
  await reader.getByText('Medal updates are paused').waitFor();
  await page.getByText('The Games are read-only: only switches can be changed.').waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  expect(await findViolations(reader, [360])).toEqual([]);
  await turn(page, 'Turn off: Read-only Games', 'moved');
  await turn(page, 'Turn off: Frozen medals', 'decided');
  await reader.getByText('Medal updates are paused').waitFor({ state: 'detached' });
  expect(await reader.getByText('moving to another server').count()).toBe(0);
  expectNoErrors(page);
  expectNoErrors(reader);
});

test('a request for erasure is recorded, shows the stored data, and ends with the account', async () => {
  const { username } = demo.accounts['volunteer']!;
  const page = await openAdmin('/erasures');
  await page.getByText('No requests yet').waitFor();
  await page.getByRole('button', { name: 'Record a request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Reference').fill('ticket 12');
  expect(await findViolations(page, [360])).toEqual([]);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: /^Erase account: / }).click();
  await dialog.getByText('Stored about this account').waitFor();
  await dialog.getByLabel(/^Type/u).fill(username);
  await dialog.getByRole('button', { name: 'Erase account' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Request fulfilled').waitFor();
  expect(await page.getByText(username).count()).toBe(0);
  expectNoErrors(page);
});
