/** S19: the account page of a guest, whose settings the device keeps. */
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { guest, restoreSignedIn } from '../harness/people.ts';
import { onPlatform, visit } from '../harness/visit.ts';

const browser = useBrowser();
const demo = useDemo();

test('a guest can change settings, which stay on the device, and end the visit', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  await page.goto('/robots.txt');
  await onPlatform(page, 'android');
  await restoreSignedIn(page, guest);
  await visit(page, '/account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Create an account', exact: true }).waitFor();
  await main.getByRole('combobox', { name: 'Appearance', exact: true }).selectOption('dark');
  await main.getByRole('checkbox', { name: 'Save data: pictures only on request', exact: true }).check();
  expect(await main.getByRole('checkbox', { name: 'Show me in the ranking' }).count()).toBe(0);

  await visit(page, '/account');
  const device = await page.evaluate(() => {
    const { dataset, classList } = document.documentElement;
    return { theme: dataset['theme'], savesData: classList.contains('saves-data') };
  });
  expect(device).toEqual({ theme: 'dark', savesData: true });
  expect(await main.getByRole('combobox', { name: 'Appearance', exact: true }).inputValue()).toBe('dark');
  expect(await main.getByRole('checkbox', { name: 'Save data: pictures only on request' }).isChecked()).toBe(true);

  await main.getByRole('button', { name: 'End guest visit', exact: true }).click();
  await page.waitForURL('**/auth');
  expectNoErrors(page);
});
