/** Screens of signed-in users: axe finds no violations in both directions, in light and dark mode. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { findOverflow, smallTargets, spacedIsolates } from '../harness/layout.ts';
import { guest, restoreSignedIn, signIn } from '../harness/people.ts';
import type { SignedIn } from '../harness/people.ts';

const browser = useBrowser();
const demo = useDemo();

/** Keyed by the type of the demo account. */
type Visitor = 'nobody' | 'guest' | 'volunteer' | 'admin' | 'athlete';

const signedIn = new Map<Visitor, SignedIn>([['guest', guest]]);

async function open(visitor: Visitor): Promise<Page> {
  const { url, accounts } = demo.current;
  const page = await browser.again(url, { width: 360 });
  // Any file of the server: its storage belongs to its addresses.
  await page.goto('/robots.txt');
  await onPlatform(page, 'android');
  if (visitor === 'nobody') return page;
  const left = signedIn.get(visitor) ?? (await signIn(page, url, accounts[visitor]!));
  signedIn.set(visitor, left);
  await restoreSignedIn(page, left);
  return page;
}

interface Screen {
  name: string;
  path: string;
  visitor: Visitor;
  /** Visible once the screen is ready to be checked. */
  shows: string;
  /** Steps on the screen before it is checked. */
  reach?: (page: Page) => Promise<void>;
  refused?: RegExp;
}

const submit = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main .form-summary').waitFor();
};

const screens: readonly Screen[] = [
  { name: 'sign in, with what is wrong', path: '/login', visitor: 'nobody', shows: 'form', reach: submit },
  { name: 'sign up, with what is wrong', path: '/signup', visitor: 'nobody', shows: 'form', reach: submit },
  { name: 'account of a guest', path: '/account', visitor: 'guest', shows: '.account-actions' },
  { name: 'account', path: '/account', visitor: 'volunteer', shows: '.account-device' },
  { name: 'feedback, the feeling', path: '/feedback', visitor: 'volunteer', shows: '.feedback-faces' },
  {
    name: 'feedback, the words',
    path: '/feedback',
    visitor: 'volunteer',
    shows: 'textarea',
    reach: async (page) => {
      await page.locator('.feedback-face input').last().check();
      await page.locator('main button[type=submit]').click();
      await page.locator('textarea').fill('short');
      await page.locator('main button[type=submit]').click();
      await page.locator('main [role=alert]').filter({ hasText: /\S/u }).waitFor();
    },
  },
  { name: 'scan', path: '/qr-scan', visitor: 'volunteer', shows: '.scan-picture' },
  { name: 'a code that is none', path: '/q#ABC', visitor: 'volunteer', shows: '.scan-result', refused: /422/u },
  { name: 'a code, without a user', path: '/q#ABC', visitor: 'nobody', shows: 'main a.button' },
  { name: 'transport', path: '/transport', visitor: 'volunteer', shows: '.transport-lists' },
  { name: 'a line', path: '/transport/lines/lake', visitor: 'volunteer', shows: '.line-table' },
  { name: 'official photos', path: '/official-photos', visitor: 'volunteer', shows: '.album' },
  { name: 'an album', path: '/official-photos/swimming-finals', visitor: 'volunteer', shows: '.photo' },
  { name: 'videos', path: '/videos', visitor: 'volunteer', shows: '.video' },
  { name: 'a video', path: '/videos/live-swimming', visitor: 'volunteer', shows: 'video' },
  {
    name: 'a video that is not live yet',
    path: '/videos/upcoming-athletics',
    visitor: 'volunteer',
    shows: '.video-box',
  },
  { name: 'access log', path: '/access-log', visitor: 'admin', shows: '.log-totals' },
  { name: 'access log that is refused', path: '/access-log', visitor: 'volunteer', shows: '.empty', refused: /403/u },
];

describe.each(['', 'ara'] as const)('under the prefix "%s"', (prefix) => {
  test.each(screens)('$name', async ({ path, visitor, shows, reach, refused }) => {
    const page = await open(visitor);
    await visit(page, inLanguage(prefix, path));
    await reach?.(page);
    await page.locator(shows).first().waitFor();
    // axe mistakes joined letters for icon ligatures and does not check colors of Arabic text.
    expect(await findViolations(page, [360], { areColorsJudged: prefix === '' })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await smallTargets(page, 24)).toEqual([]);
    expect(await spacedIsolates(page)).toEqual([]);
    expectNoErrors(page, refused ? [refused] : []);
  });
});

describe('the access log', () => {
  test('shows its totals to an admin, and an explanation to a volunteer', async () => {
    const admin = await open('admin');
    await visit(admin, '/access-log');
    const total = admin.locator('.log-totals').getByText(/^[\d,]+$/u);
    await total.first().waitFor();
    expect(Number((await total.first().innerText()).replaceAll(',', ''))).toBeGreaterThan(0);
    expectNoErrors(admin);

    const volunteer = await open('volunteer');
    await visit(volunteer, '/access-log');
    await volunteer.getByText('Only managers and admins can see the access log.').waitFor();
    expect(await volunteer.locator('.log-totals').count()).toBe(0);
    expectNoErrors(volunteer, [/403/u]);
  });
});

test.each(['volunteer', 'admin'] as const)(
  'C6: the account of a %s links to the pages that it can open',
  async (visitor) => {
    const page = await open(visitor);
    await visit(page, '/account');
    const links = page.getByRole('region', { name: 'More for you' }).getByRole('link');
    await links.first().waitFor();
    const names = ['Notifications', 'Points ranking', 'Trivia', 'Transport', 'Scan QR code', 'Feedback'];
    expect(await links.allInnerTexts()).toEqual(
      visitor === 'admin' ? ['Console for organizers', ...names, 'Access log and feedback received'] : names,
    );
    const opened = await Promise.all(
      (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).map(async (href) =>
        page.request.get(href, { maxRedirects: 0 }),
      ),
    );
    expect(opened.map((response) => response.status())).toEqual(opened.map(() => 200));
    expectNoErrors(page);
  },
);

test('C13: the login page shows the logged-in user and links to the app, and a heading has no outline after a redirect', async () => {
  const page = await open('volunteer');
  await visit(page, '/login?redirect=%2Fmedals%2Fall');
  const note = page.locator('.form-note');
  await note.getByText(demo.current.accounts['volunteer']!.username).waitFor();
  await note.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/medals/all');

  const nobody = await open('nobody');
  await visit(nobody, '/account');
  await nobody.waitForURL('**/login?redirect=*');
  const heading = nobody.getByRole('heading', { name: 'Log in', level: 1 });
  await heading.waitFor();
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  expect(await heading.evaluate((element) => getComputedStyle(element).boxShadow)).toBe('none');
});

test('C13: a delegation is shown by name on the account and in the ranking', async () => {
  const page = await open('athlete');
  await visit(page, '/account');
  await page.getByRole('definition').getByText('São Paulo', { exact: true }).waitFor();
  await visit(page, '/ranking');
  await page.locator('.ranking-mine').getByText('São Paulo', { exact: true }).waitFor();
  expectNoErrors(page);
});
