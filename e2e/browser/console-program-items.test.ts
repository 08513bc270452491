/** The console's added items: a ceremony from the form to readers of its day, and away again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeskScheduleAnswer } from '@podium/contract';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useOwnDemo({ LOGIN_ENABLED: 'on' });

async function lastDay(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/desk/schedule?day=2026-01-01');
  return ((await answer.json()) as DeskScheduleAnswer).days.at(-1)!;
}

test('a manager adds a ceremony to a day, readers of the day see it, and it can be withdrawn and added again', async () => {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['manager']!);
  const day = await lastDay(page);
  const reader = await browser.open(demo.url);
  await visit(reader, `/schedule/day/${day}`);

  await page.goto(`/console/schedule?day=${day}`);
  await page.getByRole('link', { name: 'Add to the schedule' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Day').inputValue()).toBe(day);
  await dialog.getByLabel('Start').fill('20:00');
  await dialog.getByLabel('End').fill('21:30');
  await dialog.getByLabel('Other place').fill('Town square');
  await dialog.getByLabel('Name (English)').fill('Night of the delegations');
  await dialog.getByLabel('Note (English)').fill('Bring your flag');
  // During a theme transition the check would measure intermediate colors.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await findViolations(page, [360])).toEqual([]);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.waitFor({ state: 'detached' });

  const line = reader.locator('li', { hasText: 'Night of the delegations' }).last();
  // Activities are folded on a day with contests.
  await line.waitFor({ state: 'attached' });
  expect(await line.textContent()).toMatch(/Town square.*Bring your flag/u);

  await page.getByRole('button', { name: 'Remove: ⁨Night of the delegations⁩' }).click();
  await page.getByRole('button', { name: 'Add again: ⁨Night of the delegations⁩' }).waitFor();
  await line.waitFor({ state: 'detached' });
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Add again: ⁨Night of the delegations⁩' }).click();
  await line.waitFor({ state: 'attached' });
  expectNoErrors(page);
  expectNoErrors(reader);
});
