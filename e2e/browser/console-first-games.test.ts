/** A new organizer: from an empty database to published Games, a bulletin and a live score, through the console alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../harness/axe.ts';
import { expectQuiet, useBrowser, visit } from '../harness/browser.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const browser = useBrowser();
let server: ServerProcess;
let password: string;

const longName = 'Delegation of the school with the longest name that anybody here can think of, yes';
/** From the click until the public page shows the score. */
const scoreLimitMs = 1000;

beforeAll(async () => {
  server = await ServerProcess.create({ environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  await server.start();
  const { out } = await runVerb(['first-admin', 'ana.souza', 'ana@school.example', '1985'], server.environment);
  password = /password (\S+)/u.exec(out)![1]!;
});
afterAll(async () => server.remove());

async function openConsole(): Promise<Page> {
  const page = await browser.open(server.url);
  await page.goto('/console/');
  await page.getByLabel('Username').fill('ana.souza');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Results', exact: true }).waitFor();
  return page;
}

async function addEvent(page: Page, sport: string, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New event' });
  await form.getByRole('combobox', { name: 'Sport' }).click();
  await page.getByRole('option', { name: sport, exact: true }).click();
  await form.getByLabel('Name of the event').fill(name);
  await form.getByRole('button', { name: 'Add event' }).click();
}

const step = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
};

test('the printed command opens the account of this installation', () => {
  expect(server.output).toContain(
    `DATA_DIR=${server.dataDir} PORT=${server.port} PUBLIC_URL=${server.url} ACCOUNTS_TWO_FACTOR_FOR=none npx podium first-admin`,
  );
});

test('an organizer sets up and publishes Games with two and with 33 entries, and moves what clashes', async () => {
  const page = await openConsole();
  await page.getByRole('heading', { name: 'Set up the Games', level: 1 }).waitFor();
  await page.getByLabel('Name of the Games').fill('School Games');
  await step(page, 'Places');
  await step(page, 'Delegations');
  for (const [index, [code, name]] of [
    ['7A', 'Class 7A'],
    ['8A', longName],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a delegation' }).click();
    const card = page.getByRole('tabpanel').locator('section').nth(index);
    await card.getByLabel('Name', { exact: true }).fill(name!);
    await card.getByLabel('Code', { exact: true }).fill(code!);
  }
  await step(page, 'Sports and events');
  await addEvent(page, 'Football', 'Football final');
  await addEvent(page, 'Table tennis', 'Singles');
  await step(page, 'Entries');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole('heading', { name: 'Sports and events', level: 2 }).waitFor();
  await page.goForward();
  await page.getByLabel('Teams: name; delegation; seed; members').fill('Red; 7A; 1; Ana Lima\nBlue; 8A');
  const players = Array.from({ length: 33 }, (_, index) => `Player Number${index + 1}; ${index % 2 ? '7A' : '8A'}`);
  await page.getByLabel('Entries: name; delegation; seed').fill(players.join('\n'));
  await step(page, 'Draw and times');
  const clash = page.getByRole('alert').filter({ hasText: 'at the same time and place' });
  await clash.waitFor();
  const found = await violationsOf(page, [360]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await clash.getByRole('button', { name: 'Start after it' }).click();
  await clash.waitFor({ state: 'detached' });
  expect(await page.getByRole('tab', { name: '7. Check and publish' }).isVisible()).toBe(true);
  await step(page, 'Check and publish');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('This plan is public.').waitFor();
  // The same plan is not published twice.
  expect(await page.getByRole('button', { name: 'Publish changes' }).isDisabled()).toBe(true);
  expect(found).toEqual([]);
  expectQuiet(page);

  const reader = await browser.open(server.url);
  await visit(reader, '/');
  await reader.getByText(longName).first().waitFor();
  for (const width of [1280, 360]) {
    await reader.setViewportSize({ width, height: 800 });
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a bulletin lacking Spanish is published in two languages, and in three once it is written', async () => {
  const page = await openConsole();
  await page.getByRole('link', { name: 'Bulletins' }).first().click();
  await page.getByRole('link', { name: 'New', exact: true }).first().click();
  await page.getByLabel('Identifier').fill('welcome');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByLabel('Number').fill('1');
  await page.getByLabel('Date and time').fill('2026-11-20T08:00');
  const write = async (language: string, title: string, text: string): Promise<void> => {
    await page.getByRole('tab', { name: language }).click();
    await page.getByLabel(`Title (${language})`).fill(title);
    await page.getByLabel(`Text (${language})`).fill(text);
    await page.getByText(/^Saved \d\d:\d\d$/u).waitFor();
  };
  const publish = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await write('English', 'Welcome', 'The Games begin.');
  await write('Português', 'Boas-vindas', 'Os Jogos começam.');
  await publish();
  const reader = await browser.open(server.url);
  await visit(reader, '/spa/informativos');
  await reader.getByText('Welcome').first().waitFor();
  await write('Español', 'Bienvenida', 'Empiezan los Juegos.');
  await publish();
  await reader.getByText('Bienvenida').first().waitFor();
  await visit(reader, '/por/informativos');
  await reader.getByText('Boas-vindas').first().waitFor();
  // The item did not exist when its page was opened.
  expectQuiet(page, [/404/u]);
  expectQuiet(reader);
});

test('Results open on the first day of the Games, and a goal is on the public page within a second', async () => {
  const page = await openConsole();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('link', { name: 'Final' }).first().click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'End contest' }).waitFor();
  const unit = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
  const found = await violationsOf(page, [360, 1280]);
  const reader = await browser.open(server.url);
  await visit(reader, `/discipline/fbl/results/${unit}`);
  const score = reader
    .locator('main')
    .getByText(/1\D{0,3}0/u)
    .first();
  const goal = page.getByRole('button', { name: /^\u2068?Goal\u2069?, / }).first();
  const from = performance.now();
  await goal.click();
  await score.waitFor();
  expect(performance.now() - from).toBeLessThan(scoreLimitMs);
  expect(found).toEqual([]);
  expectQuiet(page);
  expectQuiet(reader);
});
