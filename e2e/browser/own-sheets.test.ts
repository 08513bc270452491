/** Entries from spreadsheets as organizers have them, in the console, up to the lines of the events. */
import { fileURLToPath } from 'node:url';
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
const base = '/api/v1/desk/first-games';

const event = (id: string, name: string, gender: 'M' | 'W' | 'O', items: object[] = []) => ({
  id,
  code: `E${id}`,
  name: { pt: name },
  gender,
  discipline: 'ATH',
  entries: { kind: 'individual', items },
  template: { kind: 'timedFinal', lanes: 8 },
  draw: 7,
  venue: '1',
  courts: [],
  start: '2026-12-05T09:00',
  minutes: 10,
  breakMinutes: 5,
});
const plan = {
  code: 'ESCOLA-2026',
  name: { pt: 'Jogos Escolares' },
  start: '2026-12-05',
  end: '2026-12-06',
  timeZone: 'America/Sao_Paulo',
  languages: ['pt', 'en'],
  venues: [{ id: '1', name: { pt: 'Pista' }, courts: [] }],
  delegations: [
    { id: '1001', code: 'ITJ', name: { pt: 'Itajubá' } },
    { id: '1002', code: 'SRS', name: { pt: 'Santa Rita do Sul' } },
    { id: '1003', code: 'SJR', name: { pt: 'São João del-Rei' } },
  ],
  sports: [{ code: 'ATH', name: { pt: 'Atletismo' } }],
  events: [
    event('1011', '100 m feminino', 'W', [{ id: '1021', familyName: 'Gone', givenName: 'Gil', delegation: '1001' }]),
    event('1012', '100 m masculino', 'M'),
    event('1013', 'Salto em altura', 'O'),
    event('1014', 'Xadrez', 'O'),
  ],
};
const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../packages/games-folder/src/own-sheets/testing/${name}`, import.meta.url));

beforeAll(async () => {
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  await server.start();
  await openFirstAdmin(server, person);
});
afterAll(async () => server.remove());

test('a spreadsheet is read, its unclear names are asked about, and the accepted ones become lines of the events', async () => {
  const page = await browser.open(server.url, { width: 1280 });
  page.setDefaultTimeout(15_000);
  const headers = { origin: server.url };
  await page.request.post('/api/v1/auth/sign-in', { headers, data: person });
  await page.request.put(base, { headers: { ...headers, 'if-match': '"0"' }, data: plan });
  await page.goto('/console/first-games?step=entries');
  await page.getByRole('button', { name: 'Take entries from a spreadsheet' }).click();
  const picker = page.locator('input[type=file]');

  await picker.setInputFiles({ name: 'inscricoes.xlsx', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText(/^This is a PDF\./u).waitFor();

  await picker.setInputFiles(fixture('accents.xlsx'));
  const added = page.getByRole('region', { name: /^Added:/u });
  await added.getByText(/João Pedro Araújo.*Santa Rita do Sul.*100 m masculino/u).waitFor();
  expect(await added.getByRole('listitem').count()).toBe(3);
  const gone = page.getByRole('region', { name: 'Would disappear: 1' });
  await gone.getByText(/Gil Gone/u).waitFor();
  const violations = await findViolations(page, [360]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  for (const [question, answer] of [
    [/^Which delegation is .*Itajubaa/u, 'Itajubá'],
    [/^Which event is .*Xadrês/u, 'Xadrez'],
  ] as const) {
    await page.getByRole('combobox', { name: question }).click();
    await page.getByRole('option', { name: answer, exact: true }).click();
  }
  await page.getByLabel(/^To remove 1 entry/u).fill('1');
  await page.getByRole('button', { name: 'Add 4, change 0, remove 1' }).click();
  const lines = page.getByLabel('Entries: name; delegation; seed');
  await lines.first().waitFor();
  expect(await lines.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))).toEqual([
    'Ana Lúcia de Souza; ITJ',
    'João Pedro Araújo; SRS',
    'Íris Conceição; SJR',
    'Zé Antônio; ITJ',
  ]);
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = (await (await page.request.get(base)).json()) as { plan: typeof plan };
  expect(saved.plan.events[0]!.entries.items).toMatchObject([
    {
      givenName: 'Ana Lúcia',
      familyName: 'de Souza',
      birthDate: '2010-03-12',
      gender: 'W',
      school: 'E. E. Wenceslau Braz',
    },
  ]);

  // Someone who is entered in one event is chosen for another, under the same number.
  await page
    .getByRole('link', { name: /^Choose people already known for .*100 m/u })
    .first()
    .click();
  const search = page.getByLabel('Search by name or number');
  await search.fill('conceicao');
  await page.getByRole('checkbox', { name: /Íris Conceição/u }).check();
  violations.push(...(await findViolations(page, [360])));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Enter 1 person' }).click();
  const peopleIn = async (): Promise<string[]> => {
    await page.getByText('Saved', { exact: true }).waitFor();
    const now = (await (await page.request.get(base)).json()) as { plan: typeof plan };
    const ids = now.plan.events.flatMap(({ entries }) => entries.items as { id: string; familyName: string }[]);
    return ids.flatMap(({ id, familyName }) => (familyName === 'Conceição' ? id : []));
  };
  await page.getByText(/^1 entry was added/u).waitFor();
  await expect.poll(async () => (await peopleIn()).length).toBe(2);
  expect(new Set(await peopleIn()).size).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await peopleIn()).length).toBe(1);

  await page.getByRole('button', { name: 'Take entries from a spreadsheet' }).click();
  await page.getByLabel('Or paste cells here').fill('Nome\tMunicípio\tProva\nDora Paz\tItajubá\tXadrez');
  await page.getByRole('button', { name: 'Read the cells' }).click();
  await page.getByRole('button', { name: 'Add 1, change 0' }).waitFor();
  expect(violations).toEqual([]);
  expectNoErrors(page);
});
