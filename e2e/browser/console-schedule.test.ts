/** The console's schedule: moving a contest, the clash warning, and the rights required to open it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeskScheduleAnswer, DeskUnit } from '@podium/contract';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
/** Its own server: a result of another suite would be a conflict with the move. */
const demo = useOwnDemo({ LOGIN_ENABLED: 'on' });

async function openAs(type: string): Promise<Page> {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts[type]!);
  return page;
}

const fetchDay = async (page: Page, day: string): Promise<DeskScheduleAnswer> =>
  (await (await page.request.get(`/api/v1/desk/schedule?day=${day}`)).json()) as DeskScheduleAnswer;

/** Two upcoming contests on one field of play, and their day. */
async function neighbors(page: Page): Promise<[DeskUnit, DeskUnit]> {
  const { days } = await fetchDay(page, '2026-01-01');
  for (const day of days.toReversed()) {
    const { items } = await fetchDay(page, day);
    const open = items.filter(
      ({ type, status, start, end, location }) =>
        type.startsWith('competition') && status === 'SCHEDULED' && start && end && location,
    );
    for (const contest of open) {
      const other = open.find(({ start, location }) => location!.id === contest.location!.id && start! > contest.end!);
      if (other) return [contest, other];
    }
  }
  throw new Error('The demo Games have no two contests to come on one field of play');
}

const localTime = (instant: string, minutes = 0): string =>
  new Date(Date.parse(instant) + (minutes - 180) * 60_000).toISOString().slice(0, 16);

test('a manager who moves a contest with a note is first warned of a clash, and readers see the new time', async () => {
  const page = await openAs('manager');
  const [unit, other] = await neighbors(page);
  const reader = await browser.open(demo.url);
  await visit(reader, `/schedule/day/${unit.day}`);

  await page.goto(`/console/schedule?day=${unit.day}&q=${unit.id}`);
  await page.getByRole('button', { name: /^Postpone or change: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start', { exact: true }).fill(localTime(other.start!, 1));
  await dialog
    .getByText(/The field of play is taken by|also competes? in/u)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Save anyway' }).waitFor();
  // During a theme transition the check would measure intermediate colors.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await findViolations(page, [360])).toEqual([]);

  const moved = localTime(unit.start!, 40);
  await dialog.getByLabel('Start', { exact: true }).fill(moved);
  await dialog.getByLabel('Note for everyone (English)').fill('Moved because of a storm');
  // Escape asks before it loses what was typed.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await reader.getByText('Moved because of a storm').first().waitFor();
  await page.getByText('Organizers: ').first().waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);

  await page.getByRole('button', { name: 'Board' }).click();
  const block = page.getByRole('region', { name: 'Board' }).getByRole('button');
  await block.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.getByLabel('Start', { exact: true }).inputValue()).toBe(localTime(unit.start!, 50));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await findViolations(page, [1280])).toEqual([]);
  expectNoErrors(page);
  expectNoErrors(reader);
});

test('without a right to the schedule the menu has no entry for it', async () => {
  const page = await openAs('coach');
  await page.goto('/console/schedule');
  await page.getByRole('heading', { name: 'You have no access yet' }).waitFor();
  expect(await page.getByRole('link', { name: 'Schedule', exact: true }).count()).toBe(0);
  expectNoErrors(page);
});
