/** A withdrawn name disappears from every open page within five seconds, and no later update brings it back. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { prefixes } from '../harness/language-paths.ts';
import type { Prefix } from '../harness/language-paths.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit, visitScreen } from '../harness/visit.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';

const athlete = '7100101';
const name = 'LUMAR Inês';
const AT_MOST_MS = 5000;
/** The example folder of the repository; the test adds the feed's list of the same people. */
const exampleFolder = fileURLToPath(new URL('../../packages/games-folder/examples/complete', import.meta.url));
const participants = fileURLToPath(new URL('../../packages/odf/examples/base/10-partic-swm.xml', import.meta.url));

const screens: Record<string, string> = {
  'a contest': '/discipline/swm/results/SWMW200MFR------------FNL-000100/results',
  'a start list': '/discipline/swm/results/SWMW200MFR------------FNL-000100/startlist',
  'a day': '/schedule/day/2026-10-12',
  'what is live': '/',
  'a delegation': '/delegation/AUR',
  'the medallists': '/medals/all?delegation=AUR&medal=total',
  athletes: '/participants/athletes',
  'a search': '/search?q=lumar',
  'a profile': `/participants/profile/${athlete}`,
};

/** `PODIUM_PAGES=all` opens each page in all languages, more than fifty at once. */
const openIn: readonly Prefix[] = process.env['PODIUM_PAGES'] === 'all' ? prefixes.slice(1) : [''];

const browser = useBrowser();
let server: ServerProcess;
let folder: string;

async function importWith(level: string, hour: number): Promise<void> {
  await cp(exampleFolder, folder, { recursive: true });
  const change = async (file: string, edit: (text: string) => string): Promise<void> => {
    const text = await readFile(join(exampleFolder, file), 'utf8');
    expect(edit(text)).not.toBe(text);
    await writeFile(join(folder, file), edit(text));
  };
  await change('games.json', (text) => text.replace('2026-10-17T11:00:00', `2026-10-17T${hour}:00:00`));
  await change('participants.csv', (text) =>
    text.replace(new RegExp(`^(${athlete},.*),basic$`, 'm'), (_, rest: string) => `${rest},${level}`),
  );
  // One contest is live, so that the live pages have content.
  await change('units.csv', (text) =>
    text.replace(/^(SWMW200MFR-+FNL-000100,.*),FINISHED,OFFICIAL,/m, '$1,RUNNING,LIVE,'),
  );
  const { code, error } = await runVerb(['import', folder], server.environment);
  expect([code, error]).toEqual([0, '']);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-folder-'));
  server = await ServerProcess.create({ copyOf: inject('emptyGames') });
  await server.start();
  await importWith('full', 12);
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

const showsName = async (page: Page): Promise<boolean> => (await page.locator('body').innerText()).includes(name);

test('a name set to "number only" disappears from every open page, and the feed does not restore it', async () => {
  const pages = new Map<string, Page>();
  for (const prefix of openIn)
    for (const [what, path] of Object.entries(screens)) {
      const page = await browser.open(server.url);
      await visitScreen(page, { path, platform: path === '/' ? 'android-pwa' : undefined }, prefix);
      expect([what, prefix, await showsName(page)]).toEqual([what, prefix, true]);
      pages.set(`${what} ${prefix}`, page);
    }
  const [first] = pages.values();
  await importWith('number', 13);
  const imported = Date.now();
  const pagesWithoutName = async (): Promise<string[]> => {
    const looks = await Promise.all([...pages].map(async ([what, page]) => ((await showsName(page)) ? what : '')));
    return looks.filter(Boolean);
  };
  while ((await pagesWithoutName()).length > 0 && Date.now() - imported < AT_MOST_MS) await first!.waitForTimeout(50);
  expect(await pagesWithoutName()).toEqual([]);
  console.log(`a withdrawn name has left ${pages.size} open pages after ${Date.now() - imported} ms`);

  expect((await server.feed(await readFile(participants, 'utf8'))).status).toBe(200);
  await first!.waitForTimeout(1500);
  expect(await pagesWithoutName()).toEqual([]);
  for (const page of pages.values()) expectNoErrors(page);
  const profile = await browser.open(server.url);
  expect(await visit(profile, screens['a profile']!)).toBe(200);
  expect([await showsName(profile), await profile.title()]).toEqual([false, expect.not.stringContaining('Lumar')]);
});
