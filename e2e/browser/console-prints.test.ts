/** The console's page of everything to print: choices, what a PDF would contain, and the PDF itself. */
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

test('an organizer chooses a document, sees its length, and opens the PDF', async () => {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  await page.goto('/console/prints');
  // During a transition the check would measure intermediate colors.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  const contests = page.getByRole('region', { name: 'Contests' });
  await contests.getByLabel('Day').click();
  await page.getByRole('option').nth(1).click();
  const sheets = contests.getByRole('link', { name: 'Open PDF: Score sheets' });
  await sheets.waitFor();
  expect(await contests.getByText(/^\d+ contests?$/u).count()).toBe(1);
  const cards = page.getByRole('region', { name: 'Accreditation cards' });
  await cards.getByLabel('Delegation').click();
  await page.getByRole('option').nth(1).click();
  await cards.getByText(/^\d+ pieces?$/u).waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  const href = await cards.getByRole('link', { name: 'Open PDF: Accreditation cards' }).getAttribute('href');
  const response = await page.request.get(href!);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const tickets = page.getByRole('region', { name: 'Meal tickets' });
  await tickets.getByText('Choose the days and the meals.').waitFor();
  expectNoErrors(page);
});
