/**
 * The scorer's page and the console's results on a real server: no entry is lost while offline, and no entry counts
 * twice.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeskScheduleAnswer, ResultList, ResultSheet } from '@podium/contract';
import { findViolations } from '../harness/axe.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

/** An upcoming handball match with known teams. */
async function matchToCome(page: Page): Promise<ResultSheet> {
  const read = async <Answer>(path: string): Promise<Answer> => (await (await page.request.get(path)).json()) as Answer;
  const { days } = await read<DeskScheduleAnswer>('/api/v1/desk/schedule?day=2026-01-01');
  for (const day of days) {
    const { items } = await read<DeskScheduleAnswer>(`/api/v1/desk/schedule?day=${day}`);
    for (const { id, type, discipline, status } of items) {
      if (!type.startsWith('competition') || discipline?.id !== 'HBL' || !['SCHEDULED', 'START_LIST'].includes(status))
        continue;
      const sheet = await read<ResultSheet>(`/api/v1/desk/results/${id}`);
      if (sheet.lines.length === 2 && sheet.lines.every(({ isOpen, people }) => !isOpen && people.length > 0))
        return sheet;
    }
  }
  throw new Error('The demo Games have no handball match to come');
}

/** @returns the secret of a new link, as the hash of its address */
async function scorersLink(page: Page, unit: string): Promise<string> {
  const response = await page.request.post(`/api/v1/desk/results/${encodeURIComponent(unit)}/links`, {
    headers: { origin: demo.url },
    data: { label: 'Table 2', hours: 2 },
  });
  return new URL(((await response.json()) as { url: string }).url).hash;
}

test('sixty goals entered without a network and across a reload count at once, need two taps at most, and arrive once and in order', async () => {
  const console = await browser.open(demo.url, { width: 1280 });
  await signInAs(console, demo.url, demo.accounts['manager']!);
  const match = await matchToCome(console);
  await console.goto(`/console/results/${encodeURIComponent(match.unit.id)}`);
  await console.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await console.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await findViolations(console, [1280])).toEqual([]);
  const hash = await scorersLink(console, match.unit.id);

  const [home, away] = match.lines.map(({ competitor }) => competitor.name) as [string, string];
  const page = await browser.open(demo.url, { width: 360, context: { serviceWorkers: 'allow' } });
  await page.goto(`/score${hash}`);
  await hydrated(page);
  await page.getByText('All sent').waitFor();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  expect(await findViolations(page, [360])).toEqual([]);

  // The worker fetches the page and its files in the background.
  await page.waitForFunction(async () => {
    const cachedPaths = async (name: string): Promise<Set<string>> =>
      new Set((await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    const files = await cachedPaths('files');
    return (await cachedPaths('pages')).has('/score') && loaded.every((path) => files.has(path));
  });
  await page.getByText('All sent').waitFor();
  await page.context().setOffline(true);
  const goal = async (side: string): Promise<void> =>
    page.getByRole('button', { name: `${side}: Goal`, exact: true }).click();
  const player = match.lines[0]!.people[0]!;
  for (let index = 0; index < 30; index += 1) {
    await goal(home);
    await page.getByRole('button', { name: player.name }).click();
    await goal(away);
    await page.getByRole('button', { name: 'Without a name' }).click();
  }
  await page.getByText('60 entries not sent yet').waitFor();
  // The sheet that asked for the player removes its history entry after it closes, which would abort a reload.
  await page.waitForFunction(() => !('overlay' in (window.history.state as object)));
  await page.reload();
  await page.getByText('60 entries not sent yet').waitFor();
  await page.locator('.score-number').first().waitFor();
  expect(await page.locator('.score-number').allTextContents()).toEqual(['30', '30']);

  await page.context().setOffline(false);
  await page.getByText('All sent').waitFor();
  const { score, history } = (await (
    await console.request.get(`/api/v1/desk/results/${encodeURIComponent(match.unit.id)}`)
  ).json()) as ResultSheet;
  expect(score).toEqual({ home: 30, away: 30 });
  const goals = history.toReversed().filter((step) => step.do === 'score');
  expect(goals.map(({ name }) => name.includes(home))).toEqual(goals.map((_, index) => index % 2 === 0));
  expect(goals).toHaveLength(60);

  const reader = await browser.open(demo.url);
  await reader.goto(`/api/v1/units/${encodeURIComponent(match.unit.id)}`);
  expect(await reader.locator('body').innerText()).toContain('"RUNNING"');
});

test('the worker sends entries made without a network after the page was closed', async () => {
  const console = await browser.open(demo.url);
  await signInAs(console, demo.url, demo.accounts['manager']!);
  const { unit, lines } = await matchToCome(console);
  const page = await browser.open(demo.url, { width: 360, context: { serviceWorkers: 'allow' } });
  await page.goto(`/score${await scorersLink(console, unit.id)}`);
  await hydrated(page);
  await page.getByText('All sent').waitFor();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const other = await page.context().newPage();
  await other.goto('/safe-sport');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: `${lines[0]!.competitor.name}: Goal`, exact: true }).click();
  await page.getByRole('button', { name: 'Without a name' }).click();
  await page.getByText('2 entries not sent yet').waitFor();
  await page.close();
  await other.context().setOffline(false);

  const score = async (): Promise<unknown> => {
    const response = await console.request.get(`/api/v1/desk/results/${encodeURIComponent(unit.id)}`);
    return ((await response.json()) as ResultSheet).score;
  };
  expect(await score()).not.toEqual({ home: 1, away: 0 });
  const protocol = await other.context().newCDPSession(other);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  protocol.on('ServiceWorker.workerRegistrationUpdated', (update) => registrations.push(...update.registrations));
  await protocol.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const { registrationId } = registrations[0]!;
  const sync = { origin: demo.url, registrationId, tag: 'podium-queue', lastChance: false };
  await protocol.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect.poll(score).toEqual({ home: 1, away: 0 });
});

/** A contest of marks, one for each of several competitors, that is to come or on. */
async function marksToEnter(page: Page, isWanted: (sheet: ResultSheet) => boolean): Promise<ResultSheet> {
  const read = async <Answer>(path: string): Promise<Answer> => (await (await page.request.get(path)).json()) as Answer;
  const over = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL', 'CANCELLED', 'POSTPONED']);
  const { days } = await read<ResultList>('/api/v1/desk/results?day=2026-01-01');
  for (const day of days.toReversed()) {
    const { items } = await read<ResultList>(`/api/v1/desk/results?day=${day}`);
    for (const { unit, status, mayEnter } of items) {
      if (!mayEnter || over.has(status)) continue;
      const sheet = await read<ResultSheet>(`/api/v1/desk/results/${encodeURIComponent(unit.id)}`);
      if (sheet.isFromFeed || sheet.contest === 'sides' || !isWanted(sheet)) continue;
      if (sheet.lines.length > 3 && sheet.lines.every(({ isOpen }) => !isOpen)) return sheet;
    }
  }
  throw new Error('The demo Games have no such contest to enter');
}

const isRace = ({ mark, attempts }: ResultSheet): boolean => mark === 'time' && attempts === 0;

test('the times of a race are typed using only the keyboard: lanes stay in order, and the focus moves to the next', async () => {
  const page = await browser.open(demo.url, { width: 1280 });
  await signInAs(page, demo.url, demo.accounts['manager']!);
  const { unit, lines } = await marksToEnter(page, isRace);
  await page.goto(`/console/results/${encodeURIComponent(unit.id)}`);
  await page.getByRole('button', { name: /^(?:Begin|End contest)$/u }).waitFor();
  const names = lines.map(({ competitor }) => competitor.name);
  const field = (name: string) => page.getByLabel(`Result of \u2068${name}\u2069`, { exact: true });
  await field(names[0]!).focus();
  // The last is the fastest: sorted by rank, the lines would turn round.
  const times = names.map((_, index) => `${99 - index}.10`);
  for (const time of times) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(time);
    await page.keyboard.press('Enter');
    // Slower than an answer of the server, so that each line is rendered again in between.
    await page.getByText('Everything saved').waitFor();
  }
  const storedEntries = async (): Promise<unknown[]> => {
    const answer = await page.request.get(`/api/v1/desk/results/${encodeURIComponent(unit.id)}`);
    return ((await answer.json()) as ResultSheet).lines.map((line) => [line.competitor.name, line.mark !== null]);
  };
  await expect.poll(storedEntries).toEqual(names.map((name) => [name, true]));
  for (const [index, name] of names.entries())
    expect(Number((await field(name).inputValue()).replace(/^1:/u, '')) % 60, name).toBeCloseTo((99.1 - index) % 60, 1);
});

test('times are typed on a phone from lane to lane, and the focus stays in the fields', async () => {
  const console = await browser.open(demo.url);
  await signInAs(console, demo.url, demo.accounts['manager']!);
  const { unit, lines } = await marksToEnter(console, isRace);
  const page = await browser.open(demo.url, { width: 360 });
  await page.goto(`/score${await scorersLink(console, unit.id)}`);
  await hydrated(page);
  await page.getByText('All sent').waitFor();
  const readFocused = async (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  const labels = lines.map(({ competitor }) => `Result of \u2068${competitor.name}\u2069`);
  const last = labels.at(-1)!;
  await page.getByLabel(labels[0]!, { exact: true }).focus();
  for (const label of labels) {
    expect(await readFocused()).toBe(label);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(label === last ? 'DNS' : '59.90');
    await page.keyboard.press('Enter');
  }
  expect(await readFocused()).toBe(last);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel(labels.at(-2)!, { exact: true }).inputValue()).toBe('59.90');
  expect(await findViolations(page, [360])).toEqual([]);
  const storedEntries = async (): Promise<unknown[]> => {
    const answer = await console.request.get(`/api/v1/desk/results/${encodeURIComponent(unit.id)}`);
    return ((await answer.json()) as ResultSheet).lines.map(({ mark, irm }) => irm ?? Number(mark));
  };
  await expect.poll(storedEntries).toEqual(labels.map((label) => (label === last ? 'DNS' : 59.9)));
});

test('a match is won by walkover in the words of the console, then replayed, abandoned and decided by lot', async () => {
  const page = await browser.open(demo.url, { width: 1280 });
  await signInAs(page, demo.url, demo.accounts['manager']!);
  const { unit, lines } = await matchToCome(page);
  await page.goto(`/console/results/${encodeURIComponent(unit.id)}`);
  await page.getByRole('button', { name: 'Walkover or stopped early', exact: true }).click();
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  const absent = lines[1]!.competitor.name;
  await page.getByLabel(`\u2068${absent}\u2069 did not appear: walkover for the opponent`, { exact: true }).check();
  expect(await findViolations(page, [1280])).toEqual([]);
  await page.getByRole('button', { name: 'End contest', exact: true }).click();
  await page.getByText(`Walkover: did not appear · ${absent}`).waitFor();
  await page.getByRole('button', { name: 'Replay', exact: true }).waitFor();
  const answer = await page.request.get(`/api/v1/units/${encodeURIComponent(unit.id)}`);
  expect(await answer.text()).toContain('"irm":"WO"');

  // Replayed, abandoned, and decided by lot.
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('The bus was late');
  await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByRole('button', { name: 'Walkover or stopped early', exact: true }).click();
  await page.getByLabel('Contest abandoned, without a result', { exact: true }).check();
  await page.getByRole('button', { name: 'End contest', exact: true }).click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  expect(await findViolations(page, [1280])).toEqual([]);
  await dialog.getByRole('button', { name: `Move up: \u2068${absent}\u2069` }).click();
  await dialog.getByRole('textbox').last().fill('Drawn before both captains');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByText('Decided by lot. Drawn before both captains').waitFor();
  const decided = await page.request.get(`/api/v1/desk/results/${encodeURIComponent(unit.id)}`);
  expect(((await decided.json()) as ResultSheet).lines.map(({ wlt }) => wlt)).toEqual(['L', 'W']);
});

test('starters are checked in by a scanner in the console and without a network through a link, and the list of the day shows both', async () => {
  const console = await browser.open(demo.url, { width: 360 });
  await signInAs(console, demo.url, demo.accounts['manager']!);
  const { unit, lines } = await matchToCome(console);
  const [home, away] = [lines[0]!.competitor, lines[1]!.competitor];
  await console.goto(`/console/results/${encodeURIComponent(unit.id)}/check-in`);
  await console.getByText('Call room: 0 of 2 here').waitFor();
  // A scanner types the code of a card and presses Enter.
  await console.getByLabel('Number, name or code').fill(`https://games.example/card/${home.id}`);
  await console.keyboard.press('Enter');
  await console.getByText('Call room: 1 of 2 here').waitFor();
  await console.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await findViolations(console, [360, 1280])).toEqual([]);

  const page = await browser.open(demo.url, { width: 360 });
  await page.goto(`/score${await scorersLink(console, unit.id)}`);
  await hydrated(page);
  await page.getByText('Call room: 1 of 2 here').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Not here' }).filter({ hasText: away.name }).click();
  await page.getByText('Call room: 2 of 2 here').waitFor();
  await page.getByText('1 entry not sent yet').waitFor();
  expect(await findViolations(page, [360])).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText('All sent').waitFor();
  await console.getByText('Call room: 2 of 2 here').waitFor();
  await console.goto(`/console/results/${encodeURIComponent(unit.id)}`);
  await console.getByRole('link', { name: 'Call room: 2 of 2 here' }).waitFor();
});

test('the page fits a narrow phone in every language, while the contest runs and before', async () => {
  const console = await browser.open(demo.url);
  await signInAs(console, demo.url, demo.accounts['manager']!);
  const { unit } = await matchToCome(console);
  const hash = await scorersLink(console, unit.id);
  const page = await browser.open(demo.url, { width: 360 });
  const widths = async (): Promise<string[]> => {
    const wide: string[] = [];
    for (const prefix of ['', '/spa', '/por', '/aze', '/ara', '/fra']) {
      await page.goto(`${prefix}/score${hash}`);
      await hydrated(page);
      await page.locator('.score-bar .button-main').waitFor();
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 360) wide.push(prefix);
    }
    return wide;
  };
  expect(await widths()).toEqual([]);
  await page.goto(`/score${hash}`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByText('All sent').waitFor();
  expect(await widths()).toEqual([]);
});
