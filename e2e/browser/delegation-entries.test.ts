/** A delegation sends its entries by a link, and an organizer takes them line by line. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { schoolPlan } from '@podium/server/school-plan';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { openFirstAdmin } from '../harness/people.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const browser = useBrowser();
let server: ServerProcess;
const password = 'Seven-Lanterns-9';

beforeAll(async () => {
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  await server.start();
  await openFirstAdmin(server, { username: 'ana.souza', password });
});
afterAll(async () => server.remove());

test('a delegation sends its entries without an account, and the organizer accepts some of them', async () => {
  const page = await browser.open(server.url);
  await page.goto('/console/');
  await page.getByLabel('Username').fill('ana.souza');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Set up the Games', level: 1 }).waitFor();
  const saved = await page.request.put('/api/v1/desk/first-games', {
    data: schoolPlan,
    headers: { 'if-match': '"0"', origin: server.url },
  });
  expect(saved.status()).toBe(200);

  await page.goto('/console/first-games?step=entries&from=delegations');
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Entries until').fill(until);
  await page.getByRole('button', { name: /^Make \d+ links$/u }).click();
  const address = await page.getByRole('textbox', { name: 'Class d0' }).inputValue();
  const violations = await findViolations(page, [360, 1280]);

  const sender = await browser.open(server.url, { width: 360 });
  await sender.goto(address);
  await sender.getByText('Class d0').waitFor();
  const form = sender.getByRole('form', { name: 'Add an entry' });
  for (const name of ['Ivy Reis', 'Bo Ferraz']) {
    await form.getByLabel('Full name').fill(name);
    await form.getByLabel('Birth date').fill('2012-05-04');
    if (name === 'Ivy Reis') {
      await form.getByRole('combobox', { name: 'Events' }).click();
      await sender.getByRole('option', { name: /100 m/u }).click();
      await sender.keyboard.press('Escape');
    }
    await form.getByRole('button', { name: 'Add to the entries' }).click();
  }
  violations.push(...(await findViolations(sender, [360, 1280])));
  await sender.getByRole('button', { name: 'Send 2 entries' }).click();
  await sender.getByText(/^Sent /u).waitFor();

  await page.reload();
  await page.getByRole('button', { name: /^Go through the entries of .*Class d0/u }).click();
  await page.getByRole('checkbox', { name: /Bo Ferraz/u }).uncheck();
  violations.push(...(await findViolations(page, [360, 1280])));
  await page.getByRole('button', { name: 'Add 1, change 0' }).click();
  await page.getByText(/^Taken\. Sent /u).waitFor();
  await page.getByRole('button', { name: 'Back to the entries' }).click();
  const lines = await page.getByLabel('Entries: name; delegation; seed').inputValue();
  expect([lines.includes('Ivy Reis'), lines.includes('Bo Ferraz')]).toEqual([true, false]);
  expect(violations).toEqual([]);
  expectNoErrors(page);
  expectNoErrors(sender);
});
