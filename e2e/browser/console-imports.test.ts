/** Imports in the console: the problems of a folder, in the organizer's language. */
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
/** Its own server, because the page shows the newest import of all users. */
const demo = useOwnDemo({ LOGIN_ENABLED: 'on' });

const games = {
  format: 'podium-games-folder',
  formatVersion: 1,
  code: 'BROKEN',
  name: { en: 'Broken Games' },
  start: '2026-10-10',
  end: '2026-10-18',
  timeZone: 'America/Sao_Paulo',
  generatedAt: '2026-10-17T11:00:00-03:00',
};
/** A folder with a misspelled word that has a suggestion, a duplicate, a cell about a person, and an ignored file. */
const brokenFolder = (): Buffer =>
  Buffer.from(
    zipSync({
      'games.json': strToU8(JSON.stringify(games)),
      'organisations.csv': strToU8(
        'id,code,name_en,type\nAUR,AUR,Aurora,stte\nBRS,BRS,Brisa,state\nBRS,BRZ,Brisa,state\n',
      ),
      'participants.csv': strToU8(
        'id,organisation,family_name,given_name,role,birth_date\nP1,AUR,Lumar,Inês,athlete,31/31/2009\n',
      ),
      'reslts.csv': strToU8('id\n'),
    }),
  );

const soundFolder = (): Buffer =>
  Buffer.from(
    zipSync({
      'games.json': strToU8(JSON.stringify(games)),
      'organisations.csv': strToU8('id,code,name_en,type\nAUR,AUR,Aurora,state\nBRS,BRS,Brisa,state\n'),
    }),
  );

/** Opens the imports as an administrator, in a language of the menu. */
async function openImports(ownName: string, tag: string): Promise<Page> {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  await page.goto('/console/imports');
  await page.locator('header button').last().waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: ownName }).click();
  await page.waitForFunction((language) => document.documentElement.lang === language, tag);
  return page;
}

/** Rows of the problem table, without the marks around values. */
const readRows = async (page: Page, label: string): Promise<string[]> => {
  const table = page.getByRole('region', { name: label }).first();
  await table.waitFor();
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th, td').allTextContents();
      return cells.join(' | ').replaceAll(/[\u2066-\u2069]/gu, '');
    }),
  );
};

const languages = [
  {
    tag: 'es',
    ownName: 'Español',
    table: 'Problemas encontrados',
    csv: 'Descargar CSV',
    rows: [
      'reslts.csv | 1 | 1 | Revisa: nombre de archivo desconocido, se ignora; ¿quisiste decir "results.csv"?',
      'organisations.csv | 2 | type | Error: "stte" no es admisible; ¿quisiste decir "state"?',
      'organisations.csv | 4 | id | Error: clave repetida, ya se usó en la línea 3',
      'participants.csv | 2 | birth_date | Error: el valor no es una fecha; escribe AAAA-MM-DD',
    ],
  },
  {
    tag: 'ar',
    ownName: 'العربية',
    table: 'المشكلات',
    csv: 'تنزيل CSV',
    rows: [
      'reslts.csv | 1 | 1 | للمراجعة: اسم ملف غير معروف، جرى تجاهله؛ هل تقصد "results.csv"؟',
      'organisations.csv | 2 | type | خطأ: القيمة "stte" غير مسموح بها؛ هل تقصد "state"؟',
      'organisations.csv | 4 | id | خطأ: مفتاح مكرر، سبق استخدامه في السطر 3',
      'participants.csv | 2 | birth_date | خطأ: القيمة المُدخلة ليست تاريخًا؛ اكتب YYYY-MM-DD',
    ],
  },
] as const;

test('the problems of a broken folder are reported with file, row and reason in each language, on the page and in a file to download', async () => {
  for (const { tag, ownName, table, csv, rows } of languages) {
    const page = await openImports(ownName, tag);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.zip', mimeType: 'application/zip', buffer: brokenFolder() });
    expect(await readRows(page, table)).toEqual(expect.arrayContaining([...rows]));

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: csv }).first().click();
    const text = await readFile(await (await download).path(), 'utf8');
    for (const row of rows) expect(text).toContain(row.split(' | ').at(-1)!.replaceAll('"', '""'));
    expect(text).not.toMatch(/[\u2066-\u2069]/u);

    expect(await findViolations(page, [360], { areColorsJudged: false })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expectNoErrors(page);
  }
});

test.each([
  { tag: 'es', ownName: 'Español', rows: 'organisations: 2 filas', run: 'Importar ahora' },
  { tag: 'ar', ownName: 'العربية', rows: 'organisations: صفان', run: 'الاستيراد الآن' },
])(
  'in $ownName the rows of a folder without problems are counted, and the folder can be imported',
  async (language) => {
    const page = await openImports(language.ownName, language.tag);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sound.zip', mimeType: 'application/zip', buffer: soundFolder() });
    await page.getByRole('button', { name: language.run }).first().waitFor();
    const organisationText = await page.getByRole('listitem').filter({ hasText: 'organisations' }).innerText();
    expect(organisationText.replaceAll(/[\u2066-\u2069]/gu, '')).toBe(language.rows);
    expect(await page.locator('pre').count()).toBe(0);
    expect(await findViolations(page, [360], { areColorsJudged: false })).toEqual([]);
    expectNoErrors(page);
  },
);

const meet = `<?xml version="1.0" encoding="UTF-8"?><LENEX version="3.0"><MEETS>
<MEET name="Lagoon Cup" city="Praia" nation="CPV" deadline="2031-03-01"><SESSIONS>
<SESSION number="1" date="2031-03-15" daytime="09:00"><EVENTS>
<EVENT eventid="1" number="1" gender="M" round="TIM"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/></EVENT>
</EVENTS></SESSION></SESSIONS></MEET></MEETS></LENEX>`;

test('a file of another program names its format and what was made up; with another code it is checked again', async () => {
  const page = await openImports('English', 'en');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'entries.lef', mimeType: 'application/octet-stream', buffer: Buffer.from(meet) });
  const games = page.getByRole('form', { name: 'Games of the file' }).first();
  const code = games.getByRole('textbox', { name: 'Games code' });
  await code.fill('lagoon31');
  const checkAgain = games.getByRole('button', { name: 'Check again with these' });
  await checkAgain.click();
  await page.getByText('it creates new Games with the code').waitFor();
  expect(await code.inputValue()).toBe('LAGOON31');
  const zone = games.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('são paulo');
  await page.getByRole('option', { name: 'Sao Paulo · Brasilia Standard Time' }).click();
  await checkAgain.click();
  await page.getByText(/the time zone .?Brasilia Standard Time/u).waitFor();
  await page.getByText('values are not imported').click();
  expect(await page.getByText('MEET deadline (1)').isVisible()).toBe(true);
  expect(await findViolations(page, [360], { areColorsJudged: false })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expectNoErrors(page);
});

const list = (event: string): Buffer =>
  Buffer.from(
    `Natação;;;\nProva;Quem;De onde;Tempo\n${event};Ana Sá;Escola do Porto;33,10\n${event};Bia Luz;Escola do Porto;34,20\n`,
  );

test('unsure columns of a list are asked about; once they are chosen, the list is read again and can be imported', async () => {
  const page = await openImports('English', 'en');
  await page.setViewportSize({ width: 360, height: 800 });
  const send = async (name: string, event: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: list(event) });
  const card = (name: string) => page.locator('.MuiCard-root', { has: page.getByRole('heading', { name }) });
  const columns = (name: string) => card(name).getByRole('form', { name: 'What the columns contain' });
  const question = 'Please check these columns.';

  await send('porto.csv', '50 m livre fem');
  await columns('porto.csv').getByText(question).waitFor();
  expect(await columns('porto.csv').getByRole('combobox', { name: 'Quem' }).textContent()).toBe('Full name');
  await columns('porto.csv').getByText('All columns').click();
  await columns('porto.csv').getByRole('combobox', { name: 'De onde' }).click();
  await page.getByRole('option', { name: 'Delegation', exact: true }).click();
  expect(await findViolations(page, [360], { areColorsJudged: false })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await columns('porto.csv').getByRole('button', { name: 'Read again with these' }).click();
  await columns('porto.csv').getByText(question).waitFor({ state: 'detached' });
  await card('porto.csv').getByRole('button', { name: 'Import now' }).waitFor();
  expectNoErrors(page);
});
