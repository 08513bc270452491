/**
 * The result shown in a row: the person's own on a profile, the winner's in a list of events, the deciding ones in a
 * list of days.
 */
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visitScreen } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { layoutShift, watchShift } from '../harness/layout.ts';
import { allNamed, allWith, readPage, textOf } from '../harness/read-page.ts';

const browser = useBrowser();
const demo = useDemo();

const ask = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${demo.current.url}/api/v1${path}`)).json()) as Answer;

interface Item {
  day: string;
  event: { name: string } | null;
  own?: { competitor: { name: string }; rank: string | null; result: string | null }[];
}

test('a row for a delegation names its own people with their place, and the competitors ahead of them', async () => {
  const { rows } = await ask<{ rows: { organisation: { code: string } }[] }>('/medals');
  // The hour determines which delegation's latest contests have a place beyond the third and no winner.
  const pending = rows.map(async ({ organisation: { code } }) => {
    const { latest } = await ask<{ latest: Item[] }>(`/delegations/${code}`);
    // No leader is shown if a followed competitor has won.
    const ownResults = latest
      .filter(({ own: lines = [] }) => lines.every(({ rank }) => rank !== '1'))
      .flatMap(({ day, own: lines = [] }) => lines.map((line) => ({ ...line, day })))
      .find(({ rank, result }) => Number(rank) > 3 && Number(rank) < 21 && result);
    return ownResults ? [{ ...ownResults, code }] : [];
  });
  const [own] = (await Promise.all(pending)).flat();
  expect(own).toBeDefined();
  const { competitor, rank, result, code, day } = own!;
  for (const path of [`/delegation/${code}`, `/schedule/day/${day}?delegation=${code}`]) {
    const page = await readPage(demo.current.url, { path });
    const row = allWith(page, 'main li', competitor.name).find((item) => textOf(item).includes(result!));
    expect(textOf(row!)).toMatch(new RegExp(`${rank}th.*${result}.*(?:Winner|First|Tied)`, 'u'));
  }
});

test('a profile has one table of results, in which each event links to it', async () => {
  const { path } = demo.current.screens['profile of an athlete']!;
  const { results } = await ask<{ results: { item: Item }[] }>(`/participants/${path.split('/').at(-1)!}`);
  const events = new Set(results.map(({ item }) => item.event!.name));
  const page = await readPage(demo.current.url, { path });
  const tables = page.querySelectorAll('table');
  expect(tables).toHaveLength(1);
  for (const name of events)
    expect(allWith(tables[0]!, 'a', name).map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/schedule\/event\?/u),
    ]);
});

test('a decided event shows its winner, another one its next contest', async () => {
  const { items } = await ask<{ items: { name: string; winners: { name: string }[] }[] }>('/disciplines/swm/events');
  const [decided, open] = [true, false].map((is) => items.find(({ winners }) => winners.length > 0 === is)!);
  const page = await readPage(demo.current.url, demo.current.screens['competitions']!);
  const readResult = (name: string): string => textOf(allWith(page, 'details', name)[0]!.querySelector('summary')!);
  expect(readResult(decided!.name)).toContain(decided!.winners[0]!.name);
  expect(readResult(open!.name)).toMatch(/Next: .*\s· |Live|finished/u);
});

test('on a phone the days of a sport begin with today, and the rest of the page does not move', async () => {
  const page = await browser.again(demo.current.url, { width: 360 }, watchShift);
  await visitScreen(page, demo.current.screens['discipline']!);
  const chip = page.getByRole('navigation', { name: 'Competition days' }).getByRole('link', { name: 'Today' });
  const box = (await chip.boundingBox())!;
  expect(box.x).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThan(360);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await layoutShift(page)).shift).toBeLessThanOrEqual(0.02);
  expectNoErrors(page);
});

test('the list of days starts with today and its finals, followed by later days and then past days', async () => {
  const page = await readPage(demo.current.url, demo.current.screens['days']!);
  const headings = page.querySelectorAll('main h2').map((heading) => heading.firstChild!.text);
  expect(headings).toEqual(['Today', 'Upcoming days', 'Earlier days']);
  const [today] = allNamed(page, 'section', /^Today/u);
  expect(today!.querySelectorAll('li').length).toBeLessThanOrEqual(3);
  const before = allWith(page, 'li', 'decided').at(-1)!;
  expect(textOf(before)).toMatch(/\d+ finals? decided/u);
});
