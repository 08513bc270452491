/** Cups of delegations: their points, which are counted a second time, the way from the medal table to each place that scores, and the offline copy. */
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { inLanguage, prefixes } from '../harness/language-paths.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { readPage, textOf } from '../harness/read-page.ts';
import { recountCup } from '../harness/recount-cup.ts';
import { visit } from '../harness/visit.ts';

const browser = useBrowser();
const demo = useDemo();

interface Cup {
  title: { text: string };
  rows: {
    rank: number;
    side: { id: string; name: { text: string }; delegations: { code: string }[] };
    points: number;
  }[];
}
const cupOf = async (id: string, query = ''): Promise<Cup> =>
  (await (await fetch(`${demo.current.url}/api/v1/cups/${id}${query}`)).json()) as Cup;

const scale = [13, 10, 8, 7, 6, 5, 4, 3];

test('the points of each cup of the demo are those that its medals and final rankings give', async () => {
  const regions = await cupOf('regions');
  const teams = new Map(
    regions.rows.flatMap(({ side }) => side.delegations.map(({ code }) => [code, side.id] as const)),
  );
  const rules = {
    general: { points: scale, teamPoints: scale.map((points) => points * 2), isShared: true, scorers: 2 },
    women: { points: scale, gender: 'W' },
    regions: {
      points: [8, 7, 6, 5, 4, 3, 2, 1],
      weights: { ath: 1.5, swm: 1.5 },
      teamOf: (code: string) => teams.get(code),
    },
  };
  // The shared places of the general cup are worth double in events of teams.
  expect(rules.general.teamPoints).toEqual([26, 20, 16, 14, 12, 10, 8, 6]);
  for (const [id, rule] of Object.entries(rules)) {
    const { rows } = await cupOf(id);
    const counted = await recountCup(demo.current.url, rule);
    expect(rows.length).toBeGreaterThan(3);
    expect(new Map(rows.map(({ side, points }) => [side.id, Math.round(points * 100)])), id).toEqual(counted);
  }
});

test('a reader goes from the medal table to a cup, and from a delegation to the places that score', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/medals/all');
  const { rows, title } = await cupOf('general');
  await page.getByRole('main').getByRole('link', { name: title.text }).click();
  await page.waitForURL('**/cups/general');
  const [first] = rows;
  const row = page.getByRole('main').getByRole('table', { name: title.text }).getByRole('row').nth(1);
  expect(await row.innerText()).toContain(String(first!.points));
  await row.getByRole('link', { name: first!.side.name.text }).click();
  await page.waitForURL(`**/cups/general/${first!.side.id}`);
  const main = page.getByRole('main');
  await main.getByText(`Rank 1 · ${first!.points} points`).waitFor();
  await main.getByRole('link', { name: title.text }).click();
  await page.waitForURL(`**/cups/general?side=${first!.side.id}`);
  expectNoErrors(page);
});

test('a delegation that is chosen in the chart is highlighted, also without scripts', async () => {
  const { rows } = await cupOf('general');
  const second = rows[1]!.side;
  const page = await readPage(demo.current.url, { path: `/cups/general?side=${second.id}` });
  const current = page.querySelectorAll('.places-name[aria-current]');
  expect(current.map((link) => textOf(link))).toEqual([second.name.text]);
});

test.each(prefixes)('the pages of cups have the titles of the organizers and no foreign word (%s)', async (prefix) => {
  for (const path of ['/cups', '/cups/general', '/cups/regions', '/cups/regions/south']) {
    const response = await fetch(demo.current.url + inLanguage(prefix, path));
    const text = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(text).not.toMatch(/screens\.cups|parts\.cups/u);
  }
  const lang = { '': 'en', spa: 'es', por: 'pt', aze: 'az', ara: 'ar', fra: 'fr', eng: 'en' }[prefix];
  const { title } = await cupOf('general', `?lang=${lang}`);
  const page = await readPage(demo.current.url, { path: '/cups/general' }, prefix);
  expect(textOf(page.querySelector('h1')!)).toBe(title.text);
});

test('readers who hide results see the rule of a cup and no points', async () => {
  const response = await fetch(`${demo.current.url}/cups/general`, { headers: { cookie: 'podium_results=hidden' } });
  const main = /<main\b[^]*<\/main>/u.exec(await response.text())?.[0] ?? '';
  expect(main).toContain('Points by place');
  expect(main).not.toContain('cup-table');
  const { rows } = await cupOf('general');
  for (const { points } of rows.slice(0, 5)) expect(main).not.toContain(`>${points}<`);
});

test('a board of a cup shows its table to a hall', async () => {
  const page = await browser.again(demo.current.url, { width: 1280 });
  const { rows, title } = await cupOf('general');
  await page.goto('/cups/general?as=board');
  await page.getByRole('table', { name: title.text }).waitFor();
  expect(await page.getByRole('row').nth(1).innerText()).toContain(String(rows[0]!.points));
});
