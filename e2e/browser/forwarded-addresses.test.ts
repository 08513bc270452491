/** C04: the app looks for a redirect before it reports a missing page. */
import { servedBy } from '@podium/contract/served-by';
import { expect, test } from 'vitest';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

test('a link to an old address opens its page without reloading the app', async () => {
  const page = await browser.open(demo.current.url);
  const asked: string[] = [];
  await page.route('**/api/route-rules?*', async (route) => {
    const path = new URL(route.request().url()).searchParams.get('path')!;
    asked.push(path);
    const redirect = path === '/spa/old-medals' ? { to: '/spa/medals/all', isExternal: false } : null;
    await route.fulfill({ json: { redirect }, headers: { ...servedBy } });
  });
  await page.goto('/spa/venues', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const follow = async (path: string): Promise<void> => page.evaluate((to) => history.pushState({}, '', to), path);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await follow('/spa/old-medals');
  await page.waitForURL('**/spa/medals/all');
  await follow('/spa/no-such-page');
  await page.locator('.screen-message h1').waitFor();
  expect(asked).toEqual(['/spa/old-medals', '/spa/no-such-page']);
  expect(await page.locator('body[data-same]').count()).toBe(1);
});
