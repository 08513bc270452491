/** R07, R17: from a venue to a bed or to help: on a phone, in Arabic, and without a mouse. */
import type { PlacesAnswer } from '@podium/contract';
import { expect, test } from 'vitest';
import { violationsOf } from '../harness/axe.ts';
import { expectQuiet, useBrowser, visit } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { go, typeInto } from '../harness/keys.ts';

const browser = useBrowser();
const demo = useDemo();

test('R07: the hotel of a venue and how to get there, in Arabic', async () => {
  const { url } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await visit(page, '/ara/venues?venue=AQC');
  await page.getByText('دخول بلا درجات').waitFor();
  await page.getByRole('link', { name: 'Hotel', exact: false }).first().click();
  await page.waitForURL('**/ara/places/hotel?place=*');
  const name = page.getByRole('heading', { level: 2 }).first();
  await name.waitFor();
  expect(await page.getByRole('link', { name: /^الاتجاهات/u }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=-15\.\d+%2C-47\.\d+$/u,
  );
  await page.getByText('للسائق').waitFor();
  expect(await violationsOf(page, [360], {})).toEqual([]);
  expectQuiet(page);
  // On the map each place is a button with its name. The browser itself remarks on how it draws.
  await visit(page, '/ara/places/hotel');
  await page.getByRole('button', { name: 'فتح الخريطة' }).click();
  await page.getByRole('button', { name: 'Hotel Ipê Claro' }).click();
  await page.waitForURL('**/ara/places/hotel?place=hotel-ipe-claro');
  expect(await violationsOf(page, [360], {})).toEqual([]);
});

test('R17: the nearest place first, and a hospital to call, by keyboard; the location stays on the device', async () => {
  const { url } = demo.current;
  const read = async (type: string): Promise<PlacesAnswer['items'][number]> =>
    ((await (await fetch(`${url}/api/v1/places?type=${type}`)).json()) as PlacesAnswer).items[0]!;
  const [hospital, other] = [await read('hospital'), await read('other')];
  const page = await browser.open(url, { width: 360 });
  await visit(page, '/places/hospital,other');
  const rows = page.getByRole('main').getByRole('listitem');
  expect(await rows.first().getByRole('link').innerText()).toBe(hospital.name.text);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.context().grantPermissions(['geolocation']);
  const { latitude, longitude } = other.point!;
  await page.context().setGeolocation({ latitude: latitude + 0.00007, longitude: longitude + 0.00007 });
  await go(page, page.getByRole('button', { name: 'Nearest first' }));
  await rows.first().getByText('10 m away').waitFor();
  expect(await rows.first().getByRole('link').innerText()).toBe(other.name.text);
  await typeInto(page, page.getByRole('searchbox', { name: 'Name or address' }), 'hospital');
  await go(page, page.getByRole('link', { name: hospital.name.text }));
  await page.getByRole('heading', { name: hospital.name.text, level: 2 }).waitFor();
  expect(await page.getByRole('link', { name: hospital.phone! }).getAttribute('href')).toBe(
    `tel:${hospital.phone!.replaceAll(/[^+\d]/gu, '')}`,
  );
  const digits = [latitude, longitude].map((value) => (value + 0.00007).toFixed(5).slice(-4));
  expect(sent.filter((text) => digits.some((one) => text.includes(one)))).toEqual([]);
  expectQuiet(page);
});

test('R22: a type of place that there is not is no page', async () => {
  for (const path of ['/places/castle', '/places/hotel,castle'])
    expect((await fetch(demo.current.url + path)).status, path).toBe(404);
});
