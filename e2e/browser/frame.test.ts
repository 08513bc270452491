/** N01, N02, N05, N06, N10: the frame around the screens. */
import { servedBy } from '@podium/contract/served-by';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { inLanguage, prefixes } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { allNamed, readPage, textOf } from '../harness/read-page.ts';

const browser = useBrowser();
const demo = useDemo();

const readMenu = async (html: string, list = 'more-list'): Promise<string[]> => {
  const groups = html.matchAll(new RegExp(`<ul [^>]*class="${list}">([^]*?)</ul>`, 'gu'));
  return [...groups].flatMap(([menu]) => [...menu.matchAll(/<a [^>]*href="([^"]+)"/gu)].map(([, href]) => href!));
};

/** Runs in the page and simulates the window of an installed app, which browser tools cannot simulate. */
const openOwnWindow = (): void => {
  const real = matchMedia;
  window.matchMedia = (query) => real.call(window, query.includes('display-mode:standalone') ? 'all' : query);
};

describe('N06: the platform', () => {
  const get = async (path: string, cookie = '') =>
    fetch(demo.current.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });

  test('is sent once by the installed app, stored in a cookie, and removed from the address', async () => {
    const response = await get('/?platform=android-pwa&x=1');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?x=1']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^podium_platform=android-pwa; Max-Age=31536000; Path=\/; SameSite=Lax; HttpOnly$/u,
    );
    expect((await get('/?platform=toaster')).headers.get('set-cookie')).toBeNull();
  });

  test.each(['/', '/ranking', '/ara/trivia', '/secure'])('leads the web from %s to the grid', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(new URL(response.headers.get('location')!, demo.current.url).pathname).toBe(
      path.startsWith('/ara') ? '/ara/schedule/grid' : '/schedule/grid',
    );
  });

  test('N02: of a page in its own window is that of the installed app, which is reported to the server and keeps its position', async () => {
    const page = await browser.open(demo.current.url, { width: 360 });
    await page.addInitScript(openOwnWindow);
    await page.goto('/ara/medals/all?sort=-total');
    await page.waitForURL('**/ara/medals/all?sort=-total');
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'podium_platform')?.value)
      .toBe('android-pwa');
    expectNoErrors(page);
  });

  test('N02: is sent once without cookies, not repeatedly', async () => {
    const page = await browser.open(demo.current.url, { width: 360 });
    await page.addInitScript(openOwnWindow);
    const requestedPaths: string[] = [];
    page.on(
      'request',
      (request) => request.isNavigationRequest() && requestedPaths.push(new URL(request.url()).search),
    );
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const { cookie: _, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
    await visit(page, '/medals/all');
    expect(requestedPaths).toEqual(['', '?platform=android-pwa', '']);
  });

  test('decides on the start page: the apps have their own, in each language', async () => {
    for (const path of ['/', '/ara']) expect((await get(path, 'podium_platform=android-pwa')).status, path).toBe(200);
  });

  test('N01: decides on the menu, which follows the navigation table', async () => {
    const on = async (platform: string): Promise<string[]> =>
      readMenu(await (await get('/medals/all', `podium_platform=${platform}`)).text());
    const web = await readMenu(await (await get('/medals/all')).text());
    // By groups: the Games, get around, watch and read, take part, help; in each as in the specification.
    expect(web).toEqual([
      '/schedule/grid',
      '/live',
      '/participants',
      '/schedule/disciplines',
      '/medals',
      '/schedule/days',
      // Get around.
      '/venues',
      '/places/hotel',
      // Watch and read, take part.
      '/reports',
      '/ambassadors',
    ]);
    const app = [
      '/',
      '/schedule/grid',
      '/live',
      '/participants',
      '/schedule/disciplines',
      '/medals',
      '/schedule/days',
      '/official-awards-schedule',
      // Get around.
      '/venues',
      '/transport',
      '/places/hotel',
      '/places/hospital',
      // Watch and read.
      '/reports',
      '/videos',
      '/official-photos',
      '/informativos',
      // Take part.
      '/ranking',
      '/trivia',
      '/ambassadors',
      '/courses',
      '/qr-scan',
      '/feedback',
      // Help. The link to sign in is shown to visitors.
      '/login',
      '/secure',
      '/sponsors',
    ];
    for (const platform of ['ios', 'android']) expect(await on(platform), platform).toEqual(app);
    expect(await on('android-pwa')).toEqual(app.filter((path) => path !== '/trivia'));
    // C13: the side menu of wide windows contains neither link.
    const wide = await readMenu(await (await get('/medals/all', 'podium_platform=ios')).text(), 'side-menu');
    expect(wide).toEqual(app.filter((path) => path !== '/' && path !== '/login'));
  });

  test('decides on help, which ends the menu on the web and is one of its entries in the apps', async () => {
    const helpOn = async (cookie: string) => (await (await get('/medals/all', cookie)).text()).includes('side-help');
    expect([await helpOn(''), await helpOn('podium_platform=ios')]).toEqual([true, false]);
  });
});

test('R22: on a page that does not exist the menu leads to pages that do', async () => {
  const missing = await (await fetch(`${demo.current.url}/no/such/page`)).text();
  const links = [...missing.matchAll(/<a [^>]*href="(\/[^"]*)"/gu)].map(([, href]) => href!);
  const languages = new RegExp(`^/(?:(?:${prefixes.filter(Boolean).join('|')})/)?no/such/page$`, 'u');
  for (const link of links.filter((href) => !languages.test(href)))
    expect((await fetch(demo.current.url + link)).status, link).toBe(200);
});

test.each(['web', 'android-pwa', 'ios'])('C9: on %s the app hydrates an error page unchanged', async (platform) => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await onPlatform(page, platform === 'web' ? undefined : platform);
  // The visitor opens the other error pages.
  const ofSport = ['/discipline/swm/nonsense', '/discipline/swm/schedule/days/2026-13-45'];
  for (const path of ['/no/such/page', '/ara/no/such/page', '/403', ...(platform === 'web' ? ofSport : [])]) {
    await visit(page, path);
    expectNoErrors(page, [/status of 40[34]/u]);
  }
});

test('C5: the list of quizzes opens in the installed app', async () => {
  const response = await fetch(`${demo.current.url}/trivia`, {
    redirect: 'manual',
    headers: { cookie: 'podium_platform=android-pwa' },
  });
  expect(response.status).toBe(200);
});

test('C2: a page keeps the regional form of its language after scripts run', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/por/medals/all');
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
});

test('a page below the events of a sport that does not exist leads to the list of its events', async () => {
  const { status, headers } = await fetch(`${demo.current.url}/ara/discipline/SWM/events`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/ara/schedule/event?discipline=swm']);
});

describe('R22, N09: an error page shows its status and names the missing page', () => {
  test.each([
    ['/no/such/page', 'Page not found: /no/such/page'],
    ['/schedule/day/2026-13-45', 'Page Not Found: /schedule/day/2026-13-45'],
    ['/discipline/swm/schedule/days/2026-13-45', 'Page Not Found: /discipline/swm/schedule/days/2026-13-45'],
    ['/participants/nobodies', 'Page Not Found: /participants/nobodies'],
    ['/discipline/zzz', 'Page Not Found: /discipline/zzz'],
    ['/schedule/foo', 'Page Not Found: /schedule/foo'],
    ['/medals/zzz', 'Page Not Found: /medals/zzz'],
    ['/reports/zzz', 'Page Not Found: /reports/zzz'],
    ['/discipline/swm/nonsense', 'Page not found: /discipline/swm/nonsense'],
  ])('%s', async (path, text) => {
    const page = await readPage(demo.current.url, { path, status: 404 });
    const main = page.querySelector('main')!;
    const texts = main.querySelectorAll('*').map(textOf);
    expect(texts).toContain(text);
    expect(texts).toContain('404 · Not found');
    if (path.startsWith('/discipline/swm/')) expect(allNamed(main, 'a', 'Swimming')).toHaveLength(1);
    const preloaded = page.querySelectorAll('link[rel=preload][as=fetch]');
    expect(preloaded.length, 'none of a page that is not there').toBeLessThanOrEqual(1);
  });

  test('/403', async () => {
    const html = await (await fetch(`${demo.current.url}/spa/403`)).text();
    expect(html).toContain('403 · Prohibido');
  });
});

test.each(['Googlebot/2.1', 'facebookexternalhit/1.1', 'Chrome-Lighthouse', 'bingbot/2.0'])(
  'N09: the answer to %s is an error status without a page',
  async (agent) => {
    const get = async (path: string) => fetch(demo.current.url + path, { headers: { 'user-agent': agent } });
    const missing = await get('/no/such/page');
    expect([missing.status, await missing.text()]).toEqual([404, '']);
    const response = await get('/medals/all');
    expect([response.status, (await response.text()).includes('<h1')]).toEqual([200, true]);
  },
);

describe('a page is preloaded', () => {
  const medalsLink = { name: 'Medals', exact: true } as const;
  /** Requests so far for the document that the link leads to. */
  const recordRequests = (page: Page): string[] => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/medals')) requestedPaths.push(pathname);
    });
    return requestedPaths;
  };

  test('once a pointer rests on its link', async () => {
    const page = await browser.again(demo.current.url, { width: 360 });
    await visit(page, '/schedule/days');
    await page.waitForLoadState('networkidle');
    const requestedPaths = recordRequests(page);
    await page.getByRole('link', medalsLink).first().hover();
    await expect.poll(() => requestedPaths.length).toBeGreaterThan(0);
    expectNoErrors(page);
  });

  test('C05: if it is one of the next pages of the menu, a second after the current one', async () => {
    const page = await browser.open(demo.current.url, { width: 360, preloads: true });
    const requestedPaths = recordRequests(page);
    await visit(page, '/schedule/days');
    await expect.poll(() => requestedPaths.length).toBeGreaterThan(0);
    expectNoErrors(page);
  });

  test('but not when a finger touches its link, which usually means scrolling', async () => {
    const page = await browser.again(demo.current.url, { width: 360, context: { hasTouch: true, isMobile: true } });
    await visit(page, '/schedule/days');
    await page.waitForLoadState('networkidle');
    const requestedPaths = recordRequests(page);
    const { x, y } = (await page.getByRole('link', medalsLink).first().boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = { x: x + 10, y: y + 10 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
    await page.waitForTimeout(500);
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    expect(requestedPaths).toEqual([]);
    expectNoErrors(page);
  });
});

describe('N11: a slow way to a page', () => {
  test.each([
    ['', 'Loading', 'Medals'],
    ['ara', 'جارٍ التحميل', 'الميداليات'],
  ] as const)('shows its progress until the new page is shown (%s)', async (prefix, loading, medals) => {
    const page = await browser.again(demo.current.url, { width: 360 });
    await visit(page, inLanguage(prefix, '/schedule/days'));
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/v1/medals?*', async (route) => arrival.then(async () => route.continue()));
    const progress = page.getByRole('progressbar', { name: loading });
    expect(await progress.count()).toBe(0);
    await page.getByRole('link', { name: medals, exact: true }).filter({ visible: true }).first().click();
    await progress.waitFor({ state: 'attached' });
    arrive();
    await page.waitForURL(/\/medals\/all$/u);
    await progress.waitFor({ state: 'detached' });
    expectNoErrors(page);
  });
});

test('N11: the function of a header button is shown without delay, and Escape hides it', async () => {
  const page = await browser.again(demo.current.url, { width: 1280 });
  await visit(page, '/medals/all');
  const tooltip = page.locator('.tooltip-text').filter({ hasText: 'Appearance' }).filter({ visible: true });
  await page.locator('.theme-switch').hover();
  expect(await tooltip.count()).toBe(1);
  for (const name of ['Search', 'My account']) {
    await page.locator('.frame-header').getByRole('link', { name, exact: true }).hover();
    expect(await page.locator('.frame-header .tooltip-text').filter({ hasText: name, visible: true }).count()).toBe(1);
  }
  await page.keyboard.press('Tab');
  await page.locator('.theme-switch').focus();
  await page.keyboard.press('Escape');
  expect(await tooltip.count()).toBe(0);
  // Abbreviations and icons have tooltips made by CSS, without the browser's own slow tooltip.
  const tip = (name: string): Promise<string> =>
    page
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  await visit(page, '/participants/athletes');
  const star = 'main .star[data-tip]';
  await page.locator(star).first().hover();
  expect(await tip(star)).toContain('Follow');
  await page.mouse.move(0, 0);
  expect(await tip(star)).toBe('none');
  expect(await page.locator('[title]:not(iframe, svg *)').count()).toBe(0);
  expectNoErrors(page);
});

test('N11: pressing the name of the Games for half a second, or a button of the error, shows the details for an error report; another button hides them', async () => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visit(page, '/medals/all');
  const brand = page.locator('.brand');
  const banner = page.getByRole('region', { name: 'Technical details' });
  const { x, y } = (await brand.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await banner.waitFor();
  await page.mouse.up();
  expect(new URL(page.url()).pathname).toBe('/medals/all');
  expect(await banner.innerText()).toMatch(/Platform\s+web[^]*Page\s+\/medals\/all/u);
  await brand.click();
  await page.waitForURL('**/schedule/grid');
  await banner.getByRole('button', { name: 'Close' }).click();
  await banner.waitFor({ state: 'detached' });
  // Errors in our own code have the same button.
  await page.route('**/api/v1/medals?*', async (route) => route.fulfill({ headers: servedBy, json: {} }));
  await visit(page, '/schedule/days');
  await page.getByRole('link', { name: 'Medals', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Technical details' }).click();
  await page.locator('pre').filter({ hasText: 'TypeError' }).waitFor();
  await banner.waitFor();
  expectNoErrors(page, [/unexpected.*TypeError/u]);
});

describe('phrases', () => {
  const isPhrases = (url: URL): boolean => url.pathname.startsWith('/assets/locales/');

  test('are loaded once for every page, and once for each screen', async () => {
    const page = await browser.open(demo.current.url);
    const requestedPaths: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isPhrases(url)) requestedPaths.push(/(\w\w\/[\w-]+)-\w+\.json$/u.exec(url.pathname)![1]!);
    });
    await visit(page, '/fra/schedule/days');
    expect(requestedPaths.splice(0).toSorted()).toEqual(['fr/core', 'fr/screen-days']);
    await page.getByRole('link', { name: 'Médailles', exact: true }).first().click();
    await page.waitForURL(/\/medals\/all$/u);
    await page.goBack();
    await page.waitForURL(/\/schedule\/days$/u);
    expect(requestedPaths.splice(0)).toEqual(['fr/screen-medals']);
    await page.locator('summary').filter({ hasText: 'Langue : français' }).click();
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(/\/spa\/schedule\/days$/u);
    await page.getByRole('link', { name: 'Medallas', exact: true }).first().waitFor();
    // Three seconds after a page has loaded, the browser warns about a preloaded file that nothing uses.
    await page.waitForFunction(
      () => performance.now() - performance.getEntriesByType('navigation')[0]!.duration > 3500,
    );
    expect(requestedPaths.toSorted()).toEqual(['es/core', 'es/screen-days']);
    expectNoErrors(page);
  });

  test('that cannot be loaded make the screen fail, with a retry', async () => {
    const page = await browser.open(demo.current.url);
    await visit(page, '/schedule/days');
    const isMedals = (url: URL): boolean => isPhrases(url) && url.pathname.includes('/screen-medals');
    await page.route(isMedals, (route) => route.abort());
    await page.getByRole('link', { name: 'Medals', exact: true }).first().click();
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retryButton.waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('screens.');
    await page.unroute(isMedals);
    await retryButton.click();
    await page.getByRole('main').getByRole('table').first().waitFor();
    expect(await page.title()).toMatch(/^Medal/u);
    expectNoErrors(page, [/screen-medals/u]);
  });

  test('that a newer build has removed are replaced by those of the new page after a reload', async () => {
    const page = await browser.open(demo.current.url);
    await visit(page, '/schedule/days');
    const isFrench = (url: URL): boolean => isPhrases(url) && url.pathname.includes('/fr/');
    await page.route(isFrench, (route) => route.fulfill({ status: 404, headers: servedBy }), { times: 1 });
    await page.locator('summary').filter({ hasText: 'Language: English' }).click();
    // The page reloads during this navigation, so a click could wait for either of the two.
    await page.getByRole('link', { name: 'Français' }).click({ noWaitAfter: true });
    await page.getByRole('link', { name: 'Médailles', exact: true }).first().waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).pathname).toBe('/fra/schedule/days');
    expectNoErrors(page, [/404/u]);
  });

  test('that fail at first leave the page as the server sent it, and are requested again', async () => {
    const page = await browser.open(demo.current.url);
    let requestCount = 0;
    // The route stays in place, because removing it during a request can lose the request.
    await page.route(isPhrases, (route) => (++requestCount <= 2 ? route.abort() : route.continue()));
    await visit(page, '/schedule/days');
    expect(requestCount).toBeGreaterThan(2);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expectNoErrors(page, [/locales/u]);
  });
});

describe('N05: scrolling', () => {
  test('starts a new page at its top, and returns to the same position when going back', async () => {
    const page = await browser.again(demo.current.url, { width: 360, height: 640 });
    await visit(page, '/schedule/days');
    await page.evaluate(() => scrollTo(0, 400));
    await page.waitForTimeout(200);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Medals' }).click();
    await page.waitForURL(/\/medals\/all$/u);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForURL(/\/schedule\/days$/u);
    await page.waitForFunction(() => Math.abs(scrollY - 400) < 20);
    expectNoErrors(page);
  });

  test('goes to the top when a hash is removed, even if a filter changes with it', async () => {
    const page = await browser.again(demo.current.url, { width: 360, height: 640 });
    await visit(page, '/medals/all');
    const go = (search: string, hash?: string) =>
      page.evaluate(
        ([asked, name]) => {
          const link = document.createElement('a');
          link.dataset['within'] = '';
          link.href = `/medals/all${asked}${name ? `#${name}` : ''}`;
          document.body.append(link);
          link.click();
          link.remove();
        },
        [search, hash] as const,
      );
    await page.evaluate(() => (document.querySelector('main tbody tr:last-child')!.id = 'last'));
    await go('', 'last');
    await page.waitForFunction(() => location.hash === '#last' && scrollY > 300);
    await go('?gender=W');
    await page.waitForURL(/gender=W$/u);
    await page.waitForFunction(() => scrollY === 0);
    expectNoErrors(page);
  });

  test('returns to the line that the reader left in a long day', async () => {
    const page = await browser.again(demo.current.url, { width: 360, height: 640 });
    // A future day is grouped by half hours, with hundreds of lines; a past one is collapsed by sport.
    const { items } = (await (await fetch(`${demo.current.url}/api/v1/schedule/days`)).json()) as {
      items: { day: string; units: number }[];
    };
    const today = demo.current.screens['today']!.path.slice(-'2026-11-20'.length);
    const longest = items.filter(({ day }) => day > today).toSorted((a, b) => b.units - a.units)[0]!;
    await visit(page, `/schedule/day/${longest.day}`);
    const isLaidOut = (): Promise<boolean> =>
      page
        .locator('.unit-row')
        .last()
        .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await page.mouse.move(180, 300);
    for (let turn = 0; turn < 5; turn++) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await page.waitForFunction(() => scrollY >= 1900);
    const read = (): Promise<string> =>
      page.evaluate(
        () => document.elementFromPoint(180, 300)!.closest('li, h2, h3, summary, section')?.textContent ?? '',
      );
    await expect.poll(read).not.toBe('');
    const line = await read();
    await page.reload();
    await expect.poll(read).toBe(line);
    await expect.poll(isLaidOut).toBe(true);
    await page.goto(`${demo.current.url}/venues`);
    await page.goBack();
    await expect.poll(read).toBe(line);
    expectNoErrors(page);
  });
});

describe('N10: toasts', () => {
  test('are at the top right in the specified sizes, are announced, can be reached by Alt+T, and disappear after four seconds', async () => {
    const page = await browser.open(demo.current.url);
    await page.clock.install();
    await visit(page, '/more-dev');
    for (const kind of ['default', 'success', 'info', 'warning'])
      await page.getByRole('button', { name: kind, exact: true }).first().click();
    const area = page.getByRole('region', { name: /^Notifications/u });
    const toasts = area.getByRole('listitem');
    await toasts.first().waitFor();
    expect(await area.locator('ol').getAttribute('data-x-position')).toBe('right');
    expect(await area.locator('ol').getAttribute('data-y-position')).toBe('top');
    expect(await area.locator('[data-visible=true]').count()).toBe(3);
    expect((await toasts.first().boundingBox())?.width).toBe(356);
    await page.keyboard.press('Alt+t');
    expect(await page.evaluate(() => !!document.activeElement?.closest('[data-sonner-toaster]'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.move(10, 700);
    await page.clock.runFor(3000);
    expect(await toasts.count()).toBeGreaterThan(0);
    await page.clock.runFor(2200);
    expect(await toasts.count()).toBe(0);
    expectNoErrors(page);
  });

  test('an error stays until it is closed', async () => {
    const page = await browser.open(demo.current.url);
    await page.clock.install();
    await visit(page, '/more-dev');
    await page.getByRole('button', { name: 'error', exact: true }).first().click();
    const toast = page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem');
    await toast.waitFor();
    await page.clock.runFor(5000);
    expect(await toast.count()).toBe(1);
    await toast.getByRole('button').first().click();
    await toast.waitFor({ state: 'detached' });
    expectNoErrors(page);
  });
});

test('R06: the scoreboard of the development pages has no frame and counts points', async () => {
  const page = await browser.again(demo.current.url);
  await visit(page, '/match-stats');
  expect(await page.locator('header, nav').count()).toBe(0);
  const home = page.getByRole('region', { name: 'Home' });
  await home.getByRole('button', { name: 'Add a point for Home' }).click();
  await home.getByRole('button', { name: 'Add a point for Home' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await home.getByRole('status').innerText()).toBe('1');
  expectNoErrors(page);
});

test('C11: letters typed while the search loads are kept, and few results are directly below the field', async () => {
  const page = await browser.open(demo.current.url, { width: 768, height: 1024 });
  await visit(page, '/schedule/grid');
  await page.route(/\.js$/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.locator('header .menu-button[href$="/search"]').click();
  // Waits from before the search exists until after it has appeared.
  await page.keyboard.type('sao paulo', { delay: 90 });
  const field = page.getByRole('dialog').getByRole('searchbox');
  await field.waitFor();
  expect(await field.inputValue()).toBe('sao paulo');
  const firstResult = page.locator('.search-found .found').first();
  await firstResult.waitFor();
  const [top, bottom] = await Promise.all([
    firstResult.evaluate((hit) => hit.getBoundingClientRect().top),
    field.evaluate((input) => input.getBoundingClientRect().bottom),
  ]);
  expect(top - bottom).toBeLessThan(80);
  // Rows of the results have a follow button, and the search is suggested again.
  await page.getByRole('button', { name: 'Follow São Paulo' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'São Paulo' }).first().click();
  await page.waitForURL(/delegation/u);
  await page.keyboard.press('Control+K');
  await field.waitFor();
  await page.goBack();
  await field.waitFor({ state: 'hidden' });
  expect(page.url(), '"back" closes the search').toMatch(/delegation/u);
  await page.keyboard.press('Control+K');
  await page.getByRole('button', { name: 'sao paulo' }).click();
  await page.getByRole('button', { name: 'Follow São Paulo', pressed: true }).waitFor();
  await field.fill('bulletin');
  await page.getByRole('dialog').getByRole('link', { name: 'Reports' }).waitFor();
  await field.fill('');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await page.getByRole('button', { name: 'sao paulo' }).count()).toBe(0);
  await field.fill('tomorrow');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Tomorrow/u })
    .waitFor();
  await field.fill('med');
  await page.getByRole('dialog').getByRole('link', { name: 'Medals' }).click();
  await page.waitForURL(/medals/u);
  expectNoErrors(page);
  // The same works on a page that does not exist.
  const lost = await browser.again(demo.current.url, { width: 768, height: 1024 });
  await visit(lost, '/no/such/page');
  await lost.locator('header .menu-button[href$="/search"]').click();
  await lost.getByRole('dialog').getByRole('searchbox').fill('sao paulo');
  await lost.getByRole('dialog').getByRole('link', { name: 'São Paulo' }).first().waitFor();
});
