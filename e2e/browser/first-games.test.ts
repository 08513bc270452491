/** Games from an empty database to the public pages, through the console alone. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
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

test('the start of empty Games prints how to open the first administrator’s account', () => {
  expect(server.output).toContain('podium first-admin');
});

test('a teacher sets up Games, draws and publishes them, and readers see the bracket and the heats', async () => {
  const page = await browser.open(server.url);
  await page.goto('/console/');
  await page.getByLabel('Username').fill('ana.souza');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Set up the Games', level: 1 }).waitFor();
  const violations: string[] = [];
  const next = async (heading: string): Promise<void> => {
    violations.push(...(await findViolations(page, [360])));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 2 }).waitFor();
  };
  await page.getByLabel('Name of the Games').fill('School Games');
  await next('Places');
  await page.getByRole('button', { name: 'Add a court' }).click();
  await next('Delegations');
  for (const [index, code] of ['7A', '7B'].entries()) {
    await page.getByRole('button', { name: 'Add a delegation' }).click();
    const card = page.getByRole('tabpanel').locator('section').nth(index);
    await card.getByLabel('Name', { exact: true }).fill(`Class ${code}`);
    await card.getByLabel('Code', { exact: true }).fill(code);
  }
  await next('Sports and events');
  const form = page.getByRole('form', { name: 'New event' });
  await form.getByLabel('Name of the event').fill('100 m girls');
  await form.getByRole('button', { name: 'Add event' }).click();
  await form.getByRole('combobox', { name: 'Sport' }).click();
  await page.getByRole('option', { name: 'Volleyball', exact: true }).click();
  await form.getByLabel('Name of the event').fill('Volleyball cup');
  await form.getByRole('button', { name: 'Add event' }).click();
  await form.getByRole('combobox', { name: 'Template' }).fill('shootout');
  await page.getByRole('option', { name: /^Futsal/u }).click();
  await form.getByLabel('Name of the event').fill('Futsal boys');
  await form.getByRole('button', { name: 'Add event' }).click();
  const futsal = page.getByRole('region', { name: 'Futsal · Futsal boys' });
  await futsal.getByRole('button', { name: /^Rules/u }).click();
  expect(await futsal.getByLabel('Number of parts, at most').inputValue()).toBe('2');
  await futsal.getByLabel('Points for a win').fill('2');
  violations.push(...(await findViolations(page, [360])));
  await page.setViewportSize({ width: 1280, height: 800 });
  await futsal.getByRole('button', { name: 'Remove Futsal boys' }).click();
  await next('Entries');
  const people = Array.from({ length: 10 }, (_, index) => `Runner Number${index + 1}; ${index % 2 ? '7A' : '7B'}`);
  await page.getByLabel('Entries: name; delegation; seed').fill([...people, 'Ghost; 9Z'].join('\n'));
  await page.getByText('Line 11: no delegation is called this: 9Z').waitFor();
  await page.getByLabel('Entries: name; delegation; seed').fill(people.join('\n'));
  await page
    .getByLabel('Teams: name; delegation; seed; members')
    .fill('Red; 7A; 1; Ana Lima; Bo Diaz\nBlue; 7B; 2\nGreen; 7A\nGold; 7B');
  await next('Draw and times');
  await page.getByRole('region', { name: 'Draw: 100 m girls' }).getByText('Heat 2').waitFor();
  const bracket = page.getByRole('region', { name: 'Draw: Volleyball cup' });
  await bracket.getByText('Winner of Semifinal 1').waitFor();
  // Both events are on the only court at the same time: the last step names them until one is moved.
  await next('Check and publish');
  await page.getByText(/^.?Volleyball cup.? overlaps with .?100 m girls.?$/u).waitFor();
  expect(await page.getByText('Everything is ready.').isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Draw and times' }).click();
  await page.getByRole('button', { name: 'Start after it' }).click();
  await next('Check and publish');
  await page.getByText('Everything is ready.').waitFor();
  violations.push(...(await findViolations(page, [1280])));
  // The entered data is saved on the server.
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('This plan is public.').waitFor();
  await page.getByRole('tab', { name: 'Draw and times' }).click();
  await page.getByRole('button', { name: 'Draw again: Volleyball cup' }).click();
  await page.getByRole('dialog', { name: 'Draw again?' }).getByRole('button', { name: 'Cancel' }).click();
  expect(violations).toEqual([]);
  expectNoErrors(page);

  const reader = await browser.open(server.url);
  await visit(reader, '/schedule/event?discipline=VVO&event=VVOWVOLLEYBALLCUP');
  const mainText = await reader.locator('main').innerText();
  for (const text of ['Semifinals', 'Final', 'Bronze', 'Red', 'Gold']) expect(mainText).toContain(text);
  await visit(reader, '/schedule/event?discipline=ATH&event=ATHW100MGIRLS');
  for (const text of ['Heat 1', 'Heat 2']) await reader.getByText(text).first().waitFor();
  expectNoErrors(reader);
});
