/** The organizers' day: the tasks on Today, and the search over everything. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lateMorning, tieUnits, writeTies } from '@podium/server/tie-folder';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { gamesAt } from '../harness/clock.ts';
import { openFirstAdmin } from '../harness/people.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const browser = useBrowser();
let server: ServerProcess;
let folder: string;
const password = 'Seven-Lanterns-9';

beforeAll(async () => {
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: {
      ...cheapPasswords,
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
      ...gamesAt(lateMorning),
    },
  });
  await server.start();
  folder = await mkdtemp(join(tmpdir(), 'podium-console-day-'));
  await runVerb(['import', await writeTies(folder)], server.environment);
  await openFirstAdmin(server, { username: 'ana.souza', password });
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

async function openToday(width = 1280): Promise<Page> {
  const page = await browser.open(server.url, { width });
  await page.goto('/console/');
  await page.getByLabel('Username').fill('ana.souza');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Today by place', level: 2 }).waitFor();
  return page;
}

test('Today lists the waiting contests, each with a link to its task, and filters them by kind', async () => {
  const page = await openToday();
  await page.getByRole('link', { name: /^\P{L}*Team C0.*Team C1/u }).waitFor();
  await page.getByRole('button', { name: 'No scorer: 3' }).waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Late: 3' }).click();
  expect(await page.getByText('Next', { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: /^Make a link: .*Team C0.*Team C1/u }).click();
  await page.getByRole('heading', { name: 'Links for scorers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/console/results/${tieUnits.chess[0]}`);
  expectNoErrors(page);
});

test('Ctrl K finds a contest by a competitor and a page by its name, using only the keyboard', async () => {
  const page = await openToday(360);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Contest, person, page or text' });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('team b3');
  await page.getByRole('option', { name: /^Team B2.*Team B3/u }).waitFor();
  expect(await findViolations(page, [360])).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/console/results/${tieUnits.semifinals[1]}`);
  await page.getByRole('heading', { name: 'Links for scorers' }).waitFor();
  await page.keyboard.press('Control+k');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('audit');
  await page.getByRole('option', { name: /^Audit log/u }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  expectNoErrors(page);
});
