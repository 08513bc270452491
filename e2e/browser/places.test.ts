/** R17: places on a phone, without a mouse. */
import type { PlacesAnswer } from '@podium/contract';
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { go, typeInto } from '../harness/keys.ts';

const browser = useBrowser();
const demo = useDemo();

test('R17: the nearest place comes first, and a hospital can be called, by keyboard; the location stays on the device', async () => {
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
  await page.getByRole('heading', { name: hospital.name.text, level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: hospital.phone! }).getAttribute('href')).toBe(
    `tel:${hospital.phone!.replaceAll(/[^+\d]/gu, '')}`,
  );
  const digits = [latitude, longitude].map((value) => (value + 0.00007).toFixed(5).slice(-4));
  expect(sent.filter((text) => digits.some((digit) => text.includes(digit)))).toEqual([]);
  expectNoErrors(page);
});

test('a search lists hospitals by the distance from the starred hotel, and pages of the apps as such', async () => {
  const { url } = demo.current;
  const places = async (type: string): Promise<PlacesAnswer['items']> =>
    ((await (await fetch(`${url}/api/v1/places?type=${type}`)).json()) as PlacesAnswer).items;
  const [hotel] = await places('hotel');
  const away = ({ point }: PlacesAnswer['items'][number]): number =>
    Math.hypot(point!.latitude - hotel!.point!.latitude, point!.longitude - hotel!.point!.longitude);
  const nearest = (await places('hospital')).toSorted((one, other) => away(one) - away(other))[0]!;
  const page = await browser.open(url, { width: 360 });
  await visit(page, `/places/hotel?place=${hotel!.id}`);
  await page.getByRole('button', { name: hotel!.name.text }).first().click();
  await visit(page, '/search?q=hospital');
  const found = page.getByRole('main').getByRole('link').filter({ hasText: hotel!.name.text });
  await found.first().getByText(nearest.name.text).waitFor();
  await visit(page, '/search?q=quiz');
  await page.getByRole('main').getByRole('link', { name: '“Trivia” is in the app only. Get the app' }).waitFor();
  expectNoErrors(page);
});

test('R22: an unknown type of place answers 404', async () => {
  for (const path of ['/places/castle', '/places/hotel,castle'])
    expect((await fetch(demo.current.url + path)).status, path).toBe(404);
});
