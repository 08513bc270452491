/** R08: stops on a phone, without a mouse and while offline. */
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { go, typeInto } from '../harness/keys.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useDemo();

test('R08: the nearest stop, a searched one and a starred one open, even offline', async () => {
  const { url, accounts } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  await visit(page, '/transport');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -15.78361, longitude: -47.90531 });
  await go(page, page.getByRole('button', { name: 'Show nearest stops' }));
  const nearest = page.getByRole('region', { name: 'Nearest stops' }).getByRole('link');
  await nearest.first().waitFor();
  expect(await nearest.first().innerText()).toBe('Athletics Stadium');
  expect(sent.filter((text) => text.includes('8361') || text.includes('0531'))).toEqual([]);
  await typeInto(page, page.getByRole('searchbox', { name: 'Stop or line' }), 'stadium athl');
  await page.getByText('1 result', { exact: true }).waitFor();
  await go(page, page.getByRole('link', { name: 'Athletics Stadium', exact: true }));
  await page.waitForURL('**/transport/stops/sta');
  await page.getByRole('heading', { name: 'Athletics Stadium', level: 1 }).waitFor();

  const board = page.getByRole('region', { name: 'Next departures' }).getByRole('listitem');
  await board.first().waitFor();
  expect(await board.count()).toBe(8);
  expect((await board.first().innerText()).replaceAll(/\s+/gu, ' ')).toMatch(/(?:Now|\d+ min)/u);
  await go(page, page.getByRole('button', { name: 'Star, Athletics Stadium' }));
  expect(await findViolations(page, [360], {})).toEqual([]);
  expectNoErrors(page);

  await page.context().setOffline(true);
  await go(page, page.getByRole('link', { name: 'All lines and stops' }));
  const starred = page.getByRole('region', { name: 'Starred stops' });
  await starred.getByRole('listitem').nth(1).waitFor();
  await page.getByText(/^Offline\. /u).waitFor();
  await go(page, starred.getByRole('link', { name: 'Athletics Stadium', exact: true }));
  await board.first().waitFor();
  expect(await board.count()).toBe(8);
});

test('only the list of stops may ask for the location, and no page for the camera there', async () => {
  const policies = await Promise.all(
    ['/transport', '/transport/stops/sta'].map(async (path) => {
      const response = await fetch(demo.current.url + path, { headers: { cookie: 'podium_platform=ios' } });
      return response.headers.get('permissions-policy');
    }),
  );
  expect(policies).toEqual([
    'camera=(), geolocation=(self), microphone=()',
    'camera=(), geolocation=(), microphone=()',
  ]);
});

test('N06: a page links only to pages that its platform may open', async () => {
  const pageOn = async (path: string, platform: string) =>
    (await fetch(demo.current.url + path, { headers: { cookie: `podium_platform=${platform}` } })).text();
  expect(await pageOn('/transport/stops/sta', 'ios')).toContain('href="/transport"');
  expect(await pageOn('/transport/stops/sta', 'web')).not.toContain('href="/transport"');
  // The web has no /places/hospital.
  expect(await pageOn('/venues?venue=AQC', 'web')).toContain('href="/hospitals?place=');
});
