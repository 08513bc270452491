/** Shifts of volunteers: a coordinator plans one and makes its link, a volunteer answers and checks in. */
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

test('a coordinator plans a shift, a volunteer accepts it by its link, and the coordinator sees the name', async () => {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts['admin']!);
  const health = (await (await fetch(`${demo.url}/api/v1/health`)).json()) as { clock: { now: string } };
  const day = health.clock.now.slice(0, 10);
  await page.goto('/console/shifts');
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await page.getByRole('button', { name: 'Add a shift' }).click();
  await page.getByLabel('Area').fill('Water points');
  await page.getByLabel('Meeting point').fill('Gate 3');
  await page.getByLabel('Start').fill(`${day}T00:05`);
  await page.getByLabel('End').fill(`${day}T23:55`);
  await page.getByRole('button', { name: 'Save' }).click();
  const shift = page.getByRole('article', { name: /^Water points/u });
  await shift.getByText('0 of 2 coming').waitFor();
  await shift.getByRole('button', { name: /^Make a link/u }).click();
  const link = await page.locator('code').textContent();
  expect(await findViolations(page, [360, 1280])).toEqual([]);

  const phone = await browser.open(demo.url, { width: 360, height: 740 });
  await phone.goto(link!);
  await phone.getByText('Gate 3').waitFor();
  await phone.getByLabel('Your name').fill('Ana Lima');
  await phone.getByRole('button', { name: 'I’m coming' }).click();
  await phone.getByText('You’re coming. Thank you!').waitFor();
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'I’m here' }).click();
  await phone.getByText('No network: your answer is kept').waitFor();
  await phone.context().setOffline(false);
  await phone.getByText('You’re checked in.').waitFor();
  expect(await findViolations(phone, [360])).toEqual([]);

  await page.reload();
  await shift.getByText('Ana Lima · Here').waitFor();
  await shift.getByText('1 missing').waitFor();
  expectNoErrors(page);
  expectNoErrors(phone, [/ERR_INTERNET_DISCONNECTED/u]);
});
