/**
 * Charts of results and medals: they load with the page, are accessible in both directions and in dark mode, and have
 * a text equivalent.
 */
import { describe, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { findOverflow, layoutShift, watchShift } from '../harness/layout.ts';

const browser = useBrowser();
const demo = useDemo();

/** Path of a sport's first official unit whose code matches. */
async function findAddress(key: string, code: RegExp): Promise<string> {
  const response = await fetch(`${demo.current.url}/api/v1/disciplines/${key}/events`);
  const { items } = (await response.json()) as {
    items: { phases: { units: { id: string; status: string }[] }[] }[];
  };
  const units = items.flatMap(({ phases }) => phases.flatMap((phase) => phase.units));
  const unit = units.find(({ id, status }) => status === 'OFFICIAL' && code.test(id));
  return `/discipline/${key}/results/${unit!.id}/results`;
}

/** Races with at least two splits. */
const longRace = /(?:[2-8]00|1500)M/u;

const drawings = [
  {
    name: 'the places on the way of a long race',
    path: () => findAddress('swm', longRace),
    drawing: '.places-chart',
  },
  { name: 'the attempts of a long jump', path: () => findAddress('ath', /WLJ/u), drawing: '.attempts-chart' },
  { name: 'the run of the score of a match', path: () => findAddress('hbl', /TEAM7/u), drawing: '.run-chart' },
  {
    name: 'the medals of a delegation by day',
    path: async () => Promise.resolve(demo.current.screens['medallists behind a count']!.path),
    drawing: '.medal-days',
  },
  {
    name: 'the places in the medal table, day by day',
    path: async () => Promise.resolve(demo.current.screens['medals day by day']!.path),
    drawing: '.places-chart',
  },
];

describe.each(drawings)('$name', ({ path, drawing }) => {
  test('is part of the page, even without scripts', async () => {
    const html = await (await fetch(demo.current.url + (await path()))).text();
    expect(html).toMatch(new RegExp(`class="${drawing.slice(1)}[ "]`, 'u'));
  });

  test.each(['', 'ara'] as const)('is accessible on a phone, and moves nothing: %s', async (prefix) => {
    const page = await browser.again(demo.current.url, { width: 360 }, watchShift);
    const address = inLanguage(prefix, await path());
    const edition = async (): Promise<string | null> => (await fetch(demo.current.url + address)).headers.get('etag');
    let before;
    // Repeats the visit if a result arrives meanwhile, because it moves rows as well.
    do {
      before = await edition();
      await visit(page, address);
      await page.locator(drawing).waitFor();
      await page.waitForTimeout(250);
    } while ((await edition()) !== before);
    expect(before).not.toBeNull();
    const { shift, from } = await layoutShift(page);
    expect(shift, `jumps: ${from.join(', ')}`).toBeLessThanOrEqual(0.02);
    expect(await findViolations(page, [360])).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expectNoErrors(page);
  });
});

test('S08: a delegation chosen on the chart has its line in figures and its list of days', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, demo.current.screens['medals day by day']!.path);
  const second = page.locator('.places-names').getByRole('link').nth(1);
  const name = (await second.innerText()).trim();
  await second.click();
  await page.waitForURL(/delegation=/u);
  const days = page.getByRole('region', { name, exact: true });
  const ticks = await page.locator('.places-ticks text:not(.places-unit)').count();
  expect(await days.getByRole('row').count()).toBe(ticks + 1);
  expect(await page.locator('.places-run.is-chosen').getAttribute('class')).toContain('place-2');
  await page.reload();
  await days.waitFor();
  expectNoErrors(page);
});

test('the places at each split open as a table', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, await findAddress('swm', longRace));
  await page.getByText('View as table').click();
  const table = page.getByRole('table', { name: 'Positions along the way' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining(['100 m', 'Finish']));
  const winner = table.getByRole('row').nth(1);
  expect(await winner.getByRole('cell').last().innerText()).toBe('1');
  expectNoErrors(page);
});
