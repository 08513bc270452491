/** 0024: an unknown filter is dropped from the address, on every screen. Uses HTTP only, without a browser. */
import { expect, test } from 'vitest';
import { useDemo } from '../harness/browser-demo.ts';

const demo = useDemo();

const unknown = { discipline: 'zzz', event: 'ZZZ', venue: 'zzz', delegation: 'ZZZ', date: '1999-01-01' };

test('every screen is shown without unknown filter values, and keeps the known ones', async () => {
  const screens = Object.entries(demo.current.screens).filter(
    ([, { status = 200, platform }]) => status === 200 && platform === undefined,
  );
  expect(screens.length).toBeGreaterThan(50);
  const check = async ([name, { path }]: (typeof screens)[number]): Promise<void> => {
    const url = new URL(path, demo.current.url);
    const plain = await fetch(url);
    for (const [filter, value] of Object.entries(unknown))
      if (!url.searchParams.has(filter)) url.searchParams.set(filter, value);
    const response = await fetch(url);
    expect([response.status, response.url], name).toEqual([200, plain.url]);
  };
  const asked = screens.values();
  const read = async (): Promise<void> => {
    for (const screen of asked) await check(screen);
  };
  await Promise.all([read(), read(), read(), read()]);
});

test.each([
  ['/participants/athletes?discipline=zzz&gender=W', '/participants/athletes?gender=W'],
  ['/medals/all?gender=Z&sort=-total', '/medals/all?sort=-total'],
  ['/ara/schedule/disciplines?discipline=zzz', '/ara/schedule/disciplines'],
  ['/discipline/swm/finalrank?event=NOTHING', '/discipline/swm/finalrank'],
  ['/venues?venue=nowhere', '/venues'],
  ['/reports?show=books', '/reports'],
  ['/medals/all?discipline=SWM', '/medals/swm'],
  ['/ranking?type=king&size=50', '/ranking?size=50'],
  ['/trivia?type=chess&discipline=swm', '/trivia?discipline=swm'],
  ['/transport?q=stadium&near=maybe', '/transport?q=stadium'],
  ['/transport?stop=sta', '/transport/stops/sta'],
  ['/transport/stops/sta?date=2026-13-40', '/transport/stops/sta'],
  ['/access-log?range=weekly&device=fridge', '/access-log?range=weekly'],
])('the address %s shows the same page as %s', async (query, effect) => {
  // Requests the page as an app, which has screens that do not exist on the web.
  const response = await fetch(demo.current.url + query, { headers: { cookie: 'podium_platform=ios' } });
  expect([response.status, response.url]).toEqual([200, demo.current.url + effect]);
});
