/** N06, N13: redirects of the specification's guard for each platform and user, in one browser after another. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { guest, restoreSignedIn, signIn } from '../harness/people.ts';

const browser = useBrowser();
/** A server that never asks for a sign-in. */
const open = useDemo();
const guarded = useWritableDemo();

type Visitor = 'nobody' | 'guest' | 'user';
const visitors: readonly Visitor[] = ['nobody', 'guest', 'user'];

interface Line {
  path: string;
  /** Not available on the web. */
  isMobileOnly?: boolean;
  /** The route table requires a user only if sign-in is enabled. */
  needsUser?: boolean;
  /** Personal page: all other visitors are redirected to the sign-in, even if LOGIN_ENABLED is off. */
  ownOf?: readonly Visitor[];
  isAlwaysOpen?: boolean;
  /** Message to visitors on a page that opens for them: the action requires a user, the page does not. */
  says?: string;
}

/** The navigation table of the specification, and the screens with personal content only. */
const lines: readonly Line[] = [
  { path: '/', isMobileOnly: true },
  { path: '/schedule/grid' },
  { path: '/medals/all' },
  { path: '/feedback', isMobileOnly: true, needsUser: true, says: 'Log in to send us feedback.' },
  { path: '/qr-scan', isMobileOnly: true, needsUser: true, says: 'Log in to scan codes and collect points.' },
  // C4: a missing page answers 404 before any sign-in redirect.
  { path: '/no/such/page', isAlwaysOpen: true },
  { path: '/no-such-page', isAlwaysOpen: true },
  { path: '/places/hotel', needsUser: true },
  { path: '/hotels', needsUser: true },
  { path: '/account', ownOf: ['user', 'guest'] },
  { path: '/login', isAlwaysOpen: true },
];

/** Paths that are also tested by loading the page, not only by navigation. */
const loaded: ReadonlySet<string> = new Set(['/feedback', '/medals/all']);

interface Case {
  platform: 'web' | 'android' | 'android-pwa';
  isLoginEnabled: boolean;
  visitor: Visitor;
}

/** Applies the four steps in order. */
function leadsTo(line: Line, { platform, isLoginEnabled, visitor }: Case): string {
  const login = `/login?redirect=${encodeURIComponent(line.path)}`;
  if (line.isAlwaysOpen) return line.path;
  const isWeb = platform === 'web';
  if (line.isMobileOnly && isWeb) return '/schedule/grid';
  if (isLoginEnabled && line.needsUser && visitor !== 'user') return login;
  if (isLoginEnabled && !isWeb && visitor === 'nobody') return login;
  return line.ownOf && !line.ownOf.includes(visitor) ? login : line.path;
}

const pageAddress = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Opens the path through a link within the app or by loading the page, and waits until all redirects are done. */
async function arrive(page: Page, path: string, expected: string, isLoaded: boolean): Promise<string> {
  if (isLoaded) await page.goto(path);
  else await page.evaluate((url) => history.pushState(null, '', url), path);
  // Only a wrong target needs all of it: a busy machine may take long to hydrate a page before it redirects.
  await page.waitForURL((url) => url.pathname + url.search === expected, { timeout: 30_000 }).catch(() => undefined);
  // The camera page is loaded by a full navigation, which may happen right now.
  await hydrated(page).catch(async () => hydrated(page));
  return pageAddress(page);
}

/** The web both ways, and an app in each: `sign-in-guard.test.ts` and `route-guard.test.ts` prove every platform. */
const cases = (
  [
    ['web', false],
    ['android', false],
    ['web', true],
    ['android-pwa', true],
  ] as const
).map(([platform, isLoginEnabled]) => ({
  platform,
  isLoginEnabled,
  login: isLoginEnabled ? 'asked for' : 'not asked for',
}));

describe('the page after the sign-in guard', () => {
  test.each(cases)('on $platform, signing in $login', async ({ platform, isLoginEnabled }) => {
    const { url, accounts } = isLoginEnabled ? guarded : open.current;
    const wrong: string[] = [];
    for (const visitor of visitors) {
      const page = await browser.again(url, { width: 360 });
      // Any file of the server gives access to the storage of its origin.
      await page.goto('/robots.txt');
      await onPlatform(page, platform);
      if (visitor === 'guest') await restoreSignedIn(page, guest);
      if (visitor === 'user') await restoreSignedIn(page, await signIn(page, url, accounts['athlete']!));
      await visit(page, '/login');
      for (const line of lines) {
        const expected = leadsTo(line, { platform, isLoginEnabled, visitor });
        for (const isLoaded of loaded.has(line.path) ? [false, true] : [false]) {
          const arrived = await arrive(page, line.path, expected, isLoaded);
          if (arrived !== expected) wrong.push(`${visitor}: ${line.path} led to ${arrived}, not ${expected}`);
          if (line.says && visitor !== 'user' && arrived === line.path) await page.getByText(line.says).waitFor();
        }
      }
      expectNoErrors(page, [/404/u]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the server redirects by session', () => {
  const leadTo = async (path: string, cookie = ''): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(guarded.url + path, { redirect: 'manual', headers: { cookie } });
    return [status, headers.get('location')];
  };

  test.each([
    ['/places/hotel', [302, '/login?redirect=%2Fplaces%2Fhotel']],
    ['/hotels', [302, '/login?redirect=%2Fhotels']],
    ['/por/places/hotel', [302, '/por/login?redirect=%2Fpor%2Fplaces%2Fhotel']],
    ['/medals/all', [200, null]],
    ['/login', [200, null]],
  ] as const)('without a session, %s', async (path, expected) => expect(await leadTo(path)).toEqual(expected));

  test('a session opens the page, and no shared cache keeps it', async () => {
    const response = await fetch(`${guarded.url}/places/hotel`, { headers: { cookie: 'podium_sid=x' } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^private/u)]);
  });

  test('every visitor gets a page that needs no login', async () => {
    expect((await fetch(`${open.current.url}/places/hotel`, { redirect: 'manual' })).status).toBe(200);
  });
});

test('N13: login_enabled on a device requires a sign-in even if the Games do not', async () => {
  const page = await browser.again(open.current.url, { width: 360 });
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('login_enabled', 'true'));
  await page.goto('/hotels');
  await page.waitForURL((url) => url.pathname === '/login');
});
