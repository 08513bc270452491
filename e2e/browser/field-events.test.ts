/** Field events entered by hand in the console, by keyboard: a high jump by heights, a long jump by rounds. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { openFirstAdmin } from '../harness/people.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const browser = useBrowser();
let server: ServerProcess;
const person = { username: 'ana.souza', password: 'Seven-Lanterns-9' };
const today = new Date().toISOString().slice(0, 10);

const entries = ['Ana', 'Bia', 'Cris'].map((familyName, index) => ({
  id: `${7001 + index}`,
  familyName,
  delegation: 'school',
  seed: index + 1,
}));
const event = {
  discipline: 'ATH',
  gender: 'W',
  entries: { kind: 'individual', items: entries },
  template: { kind: 'heats', lanes: 8 },
  draw: 7,
  venue: 'field',
  courts: [],
  start: `${today}T09:00`,
  minutes: 60,
  breakMinutes: 5,
};
const plan = {
  code: 'FIELD-1',
  name: { en: 'Field Games' },
  start: today,
  end: today,
  timeZone: 'UTC',
  languages: ['en'],
  venues: [{ id: 'field', name: { en: 'Field' }, courts: [] }],
  delegations: [{ id: 'school', code: 'SCH', name: { en: 'School' } }],
  sports: [{ code: 'ATH', name: { en: 'Athletics' } }],
  events: [
    { ...event, id: 'high', code: 'JUMP1', name: { en: 'High jump' }, rules: { measure: 'height' } },
    {
      ...event,
      id: 'long',
      code: 'JUMP2',
      name: { en: 'Long jump' },
      rules: { measure: 'distance', attempts: 4, cutAfter: 2, cutTo: 2 },
    },
  ],
};

beforeAll(async () => {
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  await server.start();
  await openFirstAdmin(server, person);
  const { request } = await browser.open(server.url);
  const headers = { origin: server.url };
  await request.post('/api/v1/auth/sign-in', { headers, data: person });
  const base = '/api/v1/desk/first-games';
  await request.put(base, { headers: { ...headers, 'if-match': '"0"' }, data: plan });
  const published = await request.post(`${base}/publish`, { headers: { ...headers, 'if-match': '"1"' }, data: {} });
  if (!published.ok()) throw new Error(await published.text());
});
afterAll(async () => server.remove());

async function openSheet(name: string): Promise<Page> {
  const page = await browser.open(server.url, { width: 1280 });
  page.setDefaultTimeout(15_000);
  await page.request.post('/api/v1/auth/sign-in', { headers: { origin: server.url }, data: person });
  const answer = await page.request.get(`/api/v1/desk/results?day=${today}&lang=en`);
  const { items } = (await answer.json()) as { items: { unit: { id: string }; event: { name: string } }[] };
  const unit = items.find((item) => item.event.name === name)!.unit.id;
  await page.goto(`/console/results/${encodeURIComponent(unit)}`);
  await page
    .getByRole('button', { name: /^(?:Begin|Finish|End)/u })
    .first()
    .waitFor();
  return page;
}

/** A field by its label, in which names and heights are isolated from the direction of the text around them. */
const field = (page: Page, label: string) =>
  page.getByRole('textbox', {
    name: new RegExp(
      `^[^\\w]*${label.replaceAll(/[().]/gu, '\\$&').replaceAll(/[^\w\\().]+/gu, '[^\\w]+')}[^\\w]*$`,
      'iu',
    ),
  });
/** Enter skips such a field. */
const isSkipped = async (page: Page, label: string): Promise<boolean> =>
  (await field(page, label).getAttribute('data-skipped')) === 'true';
const type = async (page: Page, label: string, text: string): Promise<void> => {
  await field(page, label).fill(text);
  await page.keyboard.press('Enter');
  await page.getByText('Everything saved', { exact: true }).waitFor();
};
const ranks = async (page: Page, ids: readonly string[]): Promise<unknown> => {
  const unit = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
  const answer = (await (await page.request.get(`/api/v1/units/${unit}`)).json()) as {
    results: { competitor: { id: string }; rank: string | null; result: string | null; irm: string | null }[];
  };
  return ids.map((id) => {
    const line = answer.results.find(({ competitor }) => competitor.id === id);
    return [line?.rank, line?.result ?? line?.irm];
  });
};

test('a high jump is entered height by height, and ends for a jumper after three failures in a row', async () => {
  const page = await openSheet('High jump');
  await type(page, 'Height 1', '1.20');
  await type(page, 'Height 2', '1.25');
  await type(page, 'Ana, 1.20', 'o');
  await type(page, 'Bia, 1.20', 'xo');
  await type(page, 'Cris, 1.20', 'xxx');
  await expect.poll(async () => isSkipped(page, 'Cris, 1.25')).toBe(true);
  await type(page, 'Ana, 1.25', 'xxx');
  await type(page, 'Bia, 1.25', 'xxx');
  await expect
    .poll(async () => ranks(page, ['7001', '7002', '7003']))
    .toEqual([
      ['1', '1.20'],
      ['2', '1.20'],
      [null, 'NM'],
    ]);
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  expectNoErrors(page);
});

test('a height and the attempts at it are accepted even if a device sends both at once', async () => {
  const page = await openSheet('High jump');
  const unit = new URL(page.url()).pathname.split('/').at(-1)!;
  const step = (more: object) => ({ id: crypto.randomUUID(), at: new Date().toISOString(), ...more });
  const mark = { do: 'mark', competitor: '7001', mark: null, irm: null, attempts: ['o', 'xo', 'xxo'] };
  const sent = await page.request.post(`/api/v1/desk/results/${unit}/steps`, {
    headers: { origin: server.url },
    data: { steps: [step({ do: 'bars', bars: ['1.20', '1.25', '1.30'] }), step(mark)] },
  });
  expect(sent.status()).toBe(200);
  await expect.poll(async () => ranks(page, ['7001'])).toEqual([['1', '1.30']]);
});

test('a long jump is entered by rounds, and only the best continue after the cut', async () => {
  const page = await openSheet('Long jump');
  const rounds = [
    ['3.10', '3.50', 'x'],
    ['3.20', 'x', '3.05'],
  ];
  for (const [round, marks] of rounds.entries())
    for (const [index, mark] of marks.entries()) await type(page, `${entries[index]!.familyName} (${round + 1})`, mark);
  await expect.poll(async () => isSkipped(page, 'Cris (3)')).toBe(true);
  expect(await isSkipped(page, 'Ana (3)')).toBe(false);
  await type(page, 'Ana (3)', '3.61');
  await expect
    .poll(async () => ranks(page, ['7001', '7002', '7003']))
    .toEqual([
      ['1', '3.61'],
      ['2', '3.50'],
      ['3', '3.05'],
    ]);
  // On a phone, a question about a mark stays with the attempt in which it was typed.
  await page.setViewportSize({ width: 360, height: 740 });
  const firstField = await field(page, 'Ana (3)').boundingBox();
  const list = await page.getByRole('main').getByRole('link', { name: 'Results', exact: true }).boundingBox();
  expect(list!.y).toBeGreaterThan(firstField!.y);
  const attempt = page.getByRole('combobox', { name: 'Attempt' });
  await attempt.click();
  await page.getByRole('option', { name: '4 / 4' }).click();
  await field(page, 'Ana (4)').fill('36.1');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alert').filter({ hasText: '36.1' });
  await question.waitFor();
  expect(await attempt.getAttribute('aria-disabled')).toBe('true');
  expect(await field(page, 'Ana (4)').isVisible()).toBe(true);
  await question.getByRole('button').click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(async () => ranks(page, ['7001'])).toEqual([['1', '36.10']]);
  expect(await attempt.getAttribute('aria-disabled')).toBeNull();
  expectNoErrors(page);
});
