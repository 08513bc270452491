/** F3: if times are shown in the reader's time zone, so are the dates next to them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { demoNow } from '../harness/clock.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

interface Item {
  id: string;
  day: string;
  start: string | null;
  status: string;
  parent: string | null;
  hasResults: boolean;
  isStartHidden: boolean;
  discipline: { key: string } | null;
}

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${demo.current.url}/api/v1${path}`)).json()) as Answer;

const partsIn = (start: string, timeZone: string) => {
  const formats = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv', { timeZone, ...options }).format(new Date(start));
  return { date: formats({ dateStyle: 'short' }), time: formats({ hour: '2-digit', minute: '2-digit' }) };
};

const writeDate = (language: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`));

/** A contest whose date differs between the reader and the Games, or any contest if the demo has none. */
async function contestFor(zone: string): Promise<Item> {
  const today = new URL((await fetch(`${demo.current.url}/schedule/day`)).url).pathname.slice(-10);
  const { items: days } = await read<{ items: { day: string }[] }>('/schedule/days');
  const found: Item[] = [];
  for (const { day } of days.filter((day) => day.day > today)) {
    const { items } = await read<{ items: Item[] }>(`/schedule/days/${day}`);
    found.push(...items.filter((item) => hasTime(item) && !item.parent && item.hasResults));
  }
  return found.find((item) => isShifted(item, zone)) ?? found[0]!;
}

const hasTime = ({ start, isStartHidden, status }: Item): boolean =>
  !!start && !isStartHidden && status === 'SCHEDULED';
const isShifted = ({ start, day }: Item, zone: string): boolean => partsIn(start!, zone).date !== day;

const itemRow = (page: Page, { id }: Item) =>
  page.getByRole('main').locator(`:is(.unit-row, .live-row, .day-rest li):has(a[href*="${id}"])`).first();

test.each([
  ['Asia/Tokyo', 'ar', 'ara'],
  ['Africa/Lagos', 'en', ''],
  ['America/Los_Angeles', 'en', ''],
] as const)('F3: a reader in %s (%s) finds the date of each time', async (timeZone, language, prefix) => {
  const item = await contestFor(timeZone);
  const { date, time } = partsIn(item.start!, timeZone);
  // Below the heading of its day, a time shows a date only if that date differs.
  const weekday = date === item.day ? '' : writeDate(language, date, { weekday: 'short' });
  const timeInList = new RegExp(`^${weekday}\\s*${time}`, 'u');
  const page = await browser.again(demo.current.url, { width: 1280, context: { timezoneId: timeZone } });
  const open = async (path: string) => visit(page, inLanguage(prefix, `${path}?tz=mine`));

  await open(`/discipline/${item.discipline!.key}/results/${item.id}/results`);
  const when = page.locator('.head-place');
  await expect.poll(async () => when.innerText()).toContain(time);
  const distance = (Date.parse(date) - Date.parse(partsIn(demoNow, timeZone).date)) / 86_400_000;
  const nearbyWords = { en: ['Today', 'Tomorrow'], ar: ['اليوم', 'غدًا'] }[language];
  expect(await when.innerText()).toContain(
    nearbyWords[distance] ??
      `${writeDate(language, date, { weekday: 'short' })} ${writeDate(language, date, { day: 'numeric' })}`,
  );

  await open(`/schedule/day/${item.day}`);
  await expect.poll(async () => itemRow(page, item).textContent()).toMatch(timeInList);

  await open(`/discipline/${item.discipline!.key}/schedule/days/${item.day}`);
  await expect.poll(async () => itemRow(page, item).textContent()).toMatch(timeInList);

  const { next = [] } = await read<{ next?: Item[] }>('/schedule/live');
  await open('/live');
  for (const contest of next.filter(({ start, isStartHidden }) => start && !isStartHidden).slice(0, 5)) {
    const local = partsIn(contest.start!, timeZone);
    const { date: today } = partsIn(demoNow, timeZone);
    const day = local.date === today ? '' : writeDate(language, local.date, { day: 'numeric', month: 'long' });
    const row = itemRow(page, contest);
    if ((await row.count()) === 0) continue;
    const text = await row.textContent();
    expect(text).toContain(local.time);
    if (day) expect(text).toContain(day);
    else expect(text).not.toContain(writeDate(language, contest.day, { month: 'long' }));
  }
  expectNoErrors(page);
});

test('F3: the next contest on a profile has the date of the reader’s clock', async () => {
  const timeZone = 'Asia/Tokyo';
  const { items } = await read<{ items: { id: string }[] }>('/participants?pageSize=100');
  for (const { id } of items) {
    const { schedule } = await read<{ schedule: Item[] }>(`/participants/${id}`);
    const next = schedule.find(({ status }) => status === 'SCHEDULED');
    if (!next || !hasTime(next) || !isShifted(next, timeZone)) continue;
    const { date, time } = partsIn(next.start!, timeZone);
    const page = await browser.again(demo.current.url, { width: 360, context: { timezoneId: timeZone } });
    await visit(page, `/participants/profile/${id}?tz=mine`);
    const daysAway = Math.round((Date.parse(date) - Date.parse(partsIn(demoNow, timeZone).date)) / 86_400_000);
    const word = ['Today', 'Tomorrow'][daysAway] ?? writeDate('en', date, { weekday: 'long' });
    const when = page.locator('.next-when');
    await expect.poll(async () => when.textContent()).toContain(time);
    expect(await when.textContent()).toContain(word);
    expectNoErrors(page);
    return;
  }
  throw new Error('the demo has nobody whose next contest is on another date in Tokyo');
});
