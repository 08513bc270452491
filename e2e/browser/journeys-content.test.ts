/** Journeys to the organizers' content, on a phone. `papers.test.ts` has others. */
import type { AmbassadorsAnswer, AwardsAnswer } from '@podium/contract';
import { pages } from '@podium/contract/pages';
import { expect, test } from 'vitest';
import { useDemo } from '../harness/browser-demo.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';

const browser = useBrowser();
const demo = useDemo();

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${demo.current.url}/api/v1${path}`)).json()) as Answer;

test('S05: the ambassadors of the next day and their place are one tap away', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await visit(page, '/ambassadors');
  await page.locator('.day-chip.is-today + .day-chip').click();
  await page.waitForURL(/date=/u);
  const tomorrow = new URL(page.url()).searchParams.get('date')!;
  const { items } = await read<AmbassadorsAnswer>(`/ambassadors?day=${tomorrow}`);
  const meetable = items.find(({ venue }) => venue !== null)!;
  const card = page.getByRole('listitem').filter({ hasText: meetable.name });
  await card.getByRole('link', { name: meetable.venue!.name }).click();
  await page.waitForURL(/\/venues/u);
  expectNoErrors(page);
});

test('R19: a contest links to its ceremony, in Arabic', async () => {
  const { items } = await read<AwardsAnswer>('/awards');
  const { discipline, unit } = items.find((award) => award.id !== null && award.unit !== null)!;
  const page = await browser.again(demo.current.url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await visit(page, `/ara${pages.unit(discipline.key, unit!)}`);
  await page.locator('.unit-content').getByRole('link', { name: 'تتويج' }).click();
  await page.waitForURL(/\/ara\/official-awards-schedule\?/u);
  await page.getByRole('listitem').getByRole('link', { name: 'المنافسة' }).first().waitFor();
  expectNoErrors(page);
});

test('R16: the results book of a sport is made on request, and opens as PDF', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/discipline/arc/reports');
  await page.getByRole('link', { name: 'Results book (PDF)' }).click();
  const open = page.getByRole('link', { name: 'Open the results book (PDF)' });
  await open.waitFor({ timeout: 60_000 });
  const book = await page.request.get((await open.getAttribute('href'))!);
  expect([book.status(), book.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await book.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expectNoErrors(page);
});
