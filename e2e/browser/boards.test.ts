/** Boards of a screen in a hall: composed in the console, shown in turn, also while the server does not answer. */
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

test('an organizer chooses boards, and the screen shows them in turn with their age', async () => {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  await page.goto('/console/boards');
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  const chosen = page.getByRole('region', { name: 'Boards in turn' });
  for (const kind of ['Medal table', 'Today']) {
    await chosen.getByLabel('Kind').click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await chosen.getByRole('button', { name: 'Add' }).click();
    await chosen.getByRole('listitem').filter({ hasText: kind }).waitFor();
  }
  await chosen.getByRole('button', { name: /^Move up: .*Today/u }).click();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByLabel('Seconds for each board').fill('120');
  const href = await page.getByRole('region', { name: 'Screen' }).getByRole('link').getAttribute('href');
  expect(href).toBe(`${demo.url}/board?show=day,medals&seconds=120&lang=en`);

  await page.clock.install();
  await page.goto(href!);
  const shown = page.locator('iframe.is-shown');
  expect(await shown.getAttribute('title')).toBe('Today');
  for (const title of ['Today', 'Medal table'])
    await page.frameLocator(`iframe[title="${title}"]`).locator('.board').waitFor({ state: 'attached' });
  await page.clock.runFor(120_000);
  expect(await shown.getAttribute('title')).toBe('Medal table');
  expect(await findViolations(page, [1280])).toEqual([]);
  await page.clock.runFor(120_000);
  expect(await shown.getAttribute('title')).toBe('Today');
  // Without our header an answer is that of a network, not of the server.
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: {} }));
  await page.clock.runFor(120_000);
  await page.getByText(/No connection. Age of this board: [1-4] minutes?/u).waitFor();
  expect(await shown.count()).toBe(1);
  await page.unroute('**/builds/latest.json');
  await page.clock.runFor(120_000);
  await page.locator('#age:empty').waitFor({ state: 'attached' });
  expectNoErrors(page);
});
