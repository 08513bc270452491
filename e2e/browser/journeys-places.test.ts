/** R07, R08: from a venue to a hotel and to the bus, and missing maps in some browsers and Games, on a phone. */
import type { ScheduleDayAnswer, TransportStopAnswer } from '@podium/contract';
import { servedBy } from '@podium/contract/served-by';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { go } from '../harness/keys.ts';
import { signInAs } from '../harness/people.ts';
import { waterWorld } from '../harness/pmtiles.ts';

const browser = useBrowser();
const demo = useDemo();

test('R07: the hotel of a venue and the way there are found in Arabic', async () => {
  const { url } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await visit(page, '/ara/venues?venue=AQC');
  await page.getByRole('heading', { level: 1, name: 'مركز الألعاب المائية' }).waitFor();
  await page.getByText('دخول بلا درجات').waitFor();
  await page.getByRole('button', { name: 'عرض العنوان على السائق' }).click();
  const dialog = page.getByRole('dialog', { name: 'للسائق' });
  expect(await dialog.locator('.driver-screen').evaluate((text) => getComputedStyle(text).fontSize)).toBe('40px');
  expect((await dialog.boundingBox())?.width).toBe(360);
  await page.keyboard.press('Escape');
  // The button of the dialog is further down, where the header may cover half of a notice.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page, [360], {})).toEqual([]);
  await page.getByRole('link', { name: 'Hotel', exact: false }).first().click();
  await page.waitForURL('**/ara/places/hotel?place=*');
  await page.getByRole('heading', { level: 1, name: 'Hotel', exact: false }).waitFor();
  expect(await page.getByRole('link', { name: /^الاتجاهات/u }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=-15\.\d+%2C-47\.\d+$/u,
  );
  await page.getByText('للسائق').waitFor();
  expect(await findViolations(page, [360], {})).toEqual([]);
  expectNoErrors(page);
  // On the map each place is a button with its name. The browser itself logs warnings about drawing.
  await visit(page, '/ara/places/hotel');
  await page.getByRole('link', { name: 'الخريطة', exact: true }).click();
  await page.getByRole('button', { name: 'Hotel Ipê Claro' }).click();
  await page.waitForURL('**/ara/places/hotel?place=hotel-ipe-claro');
  expect(await findViolations(page, [360], {})).toEqual([]);
});

test('R08: the next bus after the last contest of a venue is found by keyboard', async () => {
  const { url, accounts } = demo.current;
  const read = async <Answer>(path: string) => (await (await fetch(`${url}/api/v1${path}`)).json()) as Answer;
  const day = new URL((await fetch(`${url}/schedule/day`)).url).pathname.slice(-'2026-11-20'.length);
  const { items } = await read<ScheduleDayAnswer>(`/schedule/days/${day}?venue=STA`);
  const end = Math.max(...items.flatMap((item) => (item.end ? [Date.parse(item.end)] : [])));
  const { departures } = await read<TransportStopAnswer>(`/transport/stops/sta?day=${day}`);
  const next = departures.find(({ at, everyMinutes }) => everyMinutes === null && Date.parse(at) >= end)!;

  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  await visit(page, '/venues?venue=STA');
  await go(page, page.locator('summary', { hasText: /^Full day \(\d+\)$/u }));
  const last = items.findLast((item) => item.end && Date.parse(item.end) === end)!;
  await page
    .locator('.fold')
    .getByText(last.event?.name ?? last.name)
    .last()
    .waitFor();
  const board = page.getByRole('region', { name: 'Next departures' });
  await board
    .getByText(/Now|\d+ min/u)
    .first()
    .waitFor();
  await go(page, board.getByRole('link', { name: 'Athletics Stadium', exact: true }));
  await page.waitForURL('**/transport/stops/sta');
  await page.locator(`.times time[datetime="${next.at}"]`).first().waitFor();
  expect(await findViolations(page, [360], {})).toEqual([]);
  expectNoErrors(page);
});

test('a browser that cannot draw maps shows a message, and keeps the list', async () => {
  const page = await browser.open(demo.current.url, { width: 360 });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/places/hotel');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByText('This browser can’t display maps. The list shows the same places.').waitFor();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('link', { name: 'Hotel Ipê Claro' }).waitFor();
  expectNoErrors(page);
});

const water = '185 220 236';
const land = '243 241 236';

/** Color of the map next to its center, where there is no marker. */
async function readColor(page: Page): Promise<string> {
  const picture = await page.locator('.games-map-view canvas').screenshot();
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.drawImage(bitmap, 20, bitmap.height / 2, 1, 1, 0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
    },
    [...picture],
  );
}

test('a street map of the Games is read in parts and drawn, or an outline of the land without one', async () => {
  const file = waterWorld({ name: 'Null Island' });
  const parts: string[] = [];
  for (const tiles of [
    { href: '/files/streets.pmtiles', mediaType: 'application/vnd.pmtiles', size: file.length },
    null,
  ]) {
    const page = await browser.open(demo.current.url, { width: 360 });
    await page.route('**/api/v1/map*', async (route) =>
      route.fulfill({
        headers: servedBy,
        json: {
          file: null,
          tiles,
          attribution: null,
          total: 1,
          asOf: null,
          keys: [],
        },
      }),
    );
    await page.route('**/files/streets.pmtiles', async (route) => {
      const range = route.request().headers()['range'] ?? '';
      parts.push(range);
      const [first = 0, last = 0] = (/\d+-\d+/u.exec(range)?.[0] ?? '').split('-').map(Number);
      await route.fulfill({ status: 206, headers: { etag: '"streets"' }, body: file.subarray(first, last + 1) });
    });
    await visit(page, '/places/hotel');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.getByRole('button', { name: 'Hotel Ipê Claro' }).waitFor();
    await expect.poll(async () => readColor(page)).toBe(tiles ? water : land);
  }
  expect(parts[0]).toBe('bytes=0-16383');
});
