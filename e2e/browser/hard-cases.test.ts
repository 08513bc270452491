/**
 * Rare cases as readers see them, in two languages: the sentence, the medal discs, the score and the log, without raw
 * codes.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { hardCases, serveHardCases } from '../harness/hard-cases.ts';
import { findOverflow } from '../harness/layout.ts';
import { readPage, textOf, wordsOf } from '../harness/read-page.ts';
import { workshopScreens } from '../harness/chosen-screens.ts';
import type { ServerProcess } from '../harness/server-process.ts';

const browser = useBrowser();
let server: ServerProcess | undefined;
beforeAll(async () => void (server = await serveHardCases({ copyOf: inject('emptyGames') })));
afterAll(async () => server?.remove());

type Case = keyof typeof hardCases;

/** Opens a case in English and returns the texts of its page; expected texts are checked immediately. */
async function see(page: Page, name: Case, ...texts: string[]): Promise<string> {
  expect(await visit(page, hardCases[name].path)).toBe(200);
  const seen = await pageText(page);
  for (const text of texts) expect(seen).toContain(text);
  return seen;
}

/** The visible text, without direction marks around names and numbers. */
const pageText = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/[\u2060\u2066-\u2069]/gu, '').replaceAll(/[\s\u00A0]+/gu, ' ');

/** Reads the same page in Arabic, right to left and with its own words. */
async function readInArabic(name: Case, ...texts: string[]): Promise<void> {
  const page = await readPage(server!.url, hardCases[name], 'ara');
  expect(page.querySelector('html')!.getAttribute('dir')).toBe('rtl');
  const main = page.querySelector('main')!;
  for (const text of texts) expect(textOf(main)).toContain(text);
  // Feed codes, which must not appear in any language.
  expect(wordsOf(main)).not.toMatch(
    /\b(?:VAR|VARDETAILS|OFFSIDE|OVERTURNED|RES_CODE|RERUN|PSO|NCT|NOAWARD|IRM|HSM|FUS)\b/u,
  );
}

async function isSound(page: Page): Promise<void> {
  expectNoErrors(page);
  expect(await findViolations(page, [360])).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findOverflow(page), 'scrolls sideways').toEqual([]);
}

const discs = async (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} .disc`).evaluateAll((all) => all.map((disc) => disc.className.match(/disc-(\w+)/u)![1]!));
/** The log entry that mentions a person. */
const logLine = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('log').getByRole('listitem').filter({ hasText: name }).first().innerText()).replaceAll(
    /[\s\u00A0]+/gu,
    ' ',
  );

test('the log of an own goal names the scorer’s side and the side for which it counts', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'own goal', 'Football', 'Duna beats Coral 2–1.');
  expect(await logLine(page, 'VARREZ')).toMatch(/Own goal 4 VARREZ Ilda · Coral · counts for Duna 0 : 1$/u);
  expect(await logLine(page, 'KOLVIN')).not.toContain('counts for');
  await isSound(page);
  await readInArabic('own goal', 'كرة القدم', 'هدف عكسي', 'يُحتسب لصالح Duna');
});

test('the count of a shoot-out is next to the score, and never part of it', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'shoot-out', 'Aurora beats Brisa 1–1 (4–3 on penalties).');
  expect(await page.locator('.head-mark').allInnerTexts()).toEqual(['1 (4)', '1 (3)']);
  expect(await logLine(page, 'LACERDA')).toMatch(/Penalty scored .*\(4 : 3\)$/u);
  expect(await logLine(page, 'ROSALES')).toMatch(/Penalty missed .*\(4 : 3\)$/u);
  expect(await page.getByRole('link', { name: /^Goal/u }).innerText()).toMatch(/Goal\s*2/u);
  await isSound(page);
  await readInArabic('shoot-out', 'يفوز Aurora على Brisa، 1–1 (4–3 بركلات الترجيح).', 'ركلة ترجيح ناجحة');
});

test('a retracted goal stays in the log as one that does not count, with the reason', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'taken-back goal', 'Fluvia beats Esmera 1–0.');
  expect(await logLine(page, 'TAVARES')).toMatch(/Goal disallowed 9 TAVARES Bia .* 1 : 0$/u);
  expect(await page.getByRole('log').locator('del').allInnerTexts()).toEqual(['Goal', '1 : 0']);
  expect(await logLine(page, 'Offside')).toMatch(
    /Goal disallowed Esmera Reviewed Goal Decision Overturned Reason Offside 0 : 0$/u,
  );
  expect(await logLine(page, 'Handball')).toContain('Video review');
  await isSound(page);
  await readInArabic('taken-back goal', 'إلغاء الهدف', 'السبب تسلل');
});

test('after a double disqualification there is no winner, no finalist, and silver is not awarded', async () => {
  const page = await browser.again(server!.url);
  const semifinal = await see(page, 'double disqualification', 'by hansoku-make');
  expect(semifinal).toContain('No winner: Keyla Moraes and Nərmin Əsgərli are both disqualified.');
  expect(await page.locator('.head-mark bdi').allInnerTexts()).toEqual(['DSQ', 'DSQ']);
  expect(await page.locator('.head-mark').first().innerText()).toContain('Disqualified');
  await isSound(page);
  await see(page, 'final without an opponent', 'Amina Cherif wins gold unopposed.', 'No opponent');
  expect(await discs(page, '.contest-head')).toEqual(['gold', 'bronze']);
  expect(await pageText(page)).toContain('No silver medal is awarded.');
  await isSound(page);
  await see(page, 'bracket without an opponent', 'No opponent', 'No silver medal is awarded.');
  expect(await page.locator('.bracket-side').filter({ hasText: 'DSQ' }).count()).toBe(2);
  await isSound(page);
  await readInArabic('double disqualification', 'لا فائز: استبعاد Keyla Moraes وNərmin Əsgərli.');
  await readInArabic('final without an opponent', 'تفوز Amina Cherif بالذهبية بلا منافس.');
});

test('a walkover for bronze shows the medal without a score', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'walk-over bronze', 'Coral wins bronze by walkover.');
  expect(await page.locator('.head-mark bdi').allInnerTexts()).toEqual(['', 'WO']);
  expect(await discs(page, '.head-row.is-winner')).toEqual(['bronze']);
  await isSound(page);
  await readInArabic('walk-over bronze', 'يفوز Coral بالبرونزية بغياب المنافس.');
});

test('a tie in a final shows two golds, and the next competitor has bronze', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'tie in a final', 'Inês Lumar and Teodora Vante share gold in 56.40.', 'No silver medal is awarded.');
  expect(await discs(page, 'main table')).toEqual(['gold', 'gold', 'bronze']);
  await isSound(page);
  await see(page, 'event of a tie', 'Tied for first');
  expect(await page.locator('.unit-leader .unit-side').allInnerTexts()).toHaveLength(2);
  await isSound(page);
  await readInArabic(
    'tie in a final',
    'الذهبية مشتركة بين Inês Lumar وTeodora Vante بزمن 56.40.',
    'لا تُمنح ميدالية فضية.',
  );
});

test('a reallocated medal marks result, event and medal table as corrected, with the reason', async () => {
  const page = await browser.again(server!.url);
  const reason = 'Priya Natek disqualified by the jury';
  await see(page, 'reallocated medal', 'Inês Lumar wins gold in 1:03.88', 'This result was corrected', reason);
  const trail = page.getByRole('table', { name: 'What changed' }).getByRole('row');
  expect((await trail.allInnerTexts()).map((row) => row.replaceAll(/\s+/gu, ' ').trim())).toEqual([
    'Name Detail Before Now',
    'NATEK Priya Rank 1 –',
    'Result 1:03.20 DSQ',
    'LUMAR Inês Rank 2 1',
    'VANTE Teodora Rank 3 2',
    'ORSIN Maëlle Rank 4 3',
  ]);
  await isSound(page);
  await see(page, 'event of a reallocated medal', 'Medals corrected', reason);
  expect(await page.locator('.medal-steps').innerText()).not.toContain('NATEK');
  await isSound(page);
  await see(page, 'medals of all cases', reason);
  expect(await page.getByRole('table').first().innerText()).not.toContain('Esmera');
  await isSound(page);
  await readInArabic('event of a reallocated medal', 'تصحيح الميداليات');
});

test('a re-run heat marks the first swim as void and links to the second, which counts', async () => {
  const page = await browser.again(server!.url);
  await see(page, 'void heat', 'Void', 'The heat is void and will be swum again', '26.48');
  await isSound(page);
  await page.getByRole('link', { name: 'Void – re-swim at 11:20' }).click();
  await page.getByRole('heading', { level: 1, name: /re-swim/u }).waitFor();
  expect(await pageText(page)).toContain('26.31');
  await see(page, 're-run heat', 'Counts instead of Heat 2');
  await isSound(page);
  const rounds = await see(page, 'event of a re-run heat', 'Heat 2, re-swim');
  expect(rounds).toMatch(/10:44 Void Heat 2/u);
  await isSound(page);
  await see(page, 'swimmer of a re-run heat');
  const swims = page.getByRole('row').filter({ hasText: 'Heat 2' });
  expect((await swims.allInnerTexts()).map((row) => [row.includes('26.60'), row.includes('Void')])).toEqual([
    [false, false],
    [true, true],
  ]);
  await isSound(page);
  await readInArabic('void heat', 'غير محتسبة: تُعاد السباحة الساعة 11:20');
  await readInArabic('re-run heat', 'تُحتسب بدلًا من التصفية 2');
});

test('R06: the development pages exist only in the demo', async () => {
  for (const path of workshopScreens.map((name) => `/${name}`))
    expect((await fetch(server!.url + path)).status, path).toBe(404);
});
