/** Users who sign in. */
import type { BrowserContext, Page } from 'playwright-core';
import { emailTo, linkIn } from './emails.ts';
import { runVerb } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

export interface Account {
  username: string;
  password: string;
}

export interface NewAccount extends Account {
  email: string;
  /** Allows one account per person: `AB123456`. */
  document: string;
}

/** The demo accounts that a server prints at its start, by type. */
export const demoAccountsIn = (output: string): Record<string, Account> =>
  Object.fromEntries(
    [...output.matchAll(/^ {2}(demo\.(\w+)) +(\S+)$/gmu)].map(([, username, type, password]) => [
      type!,
      { username: username!, password: password! },
    ]),
  );

async function post(url: string, path: string, body: object): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Opens an account without a browser, up to the confirmation email. */
export async function openAccount(
  { url, dataDir }: { url: string; dataDir: string },
  { username, password, email, document }: NewAccount,
): Promise<void> {
  const request = { username, email, password, repeat: password, cpf: document, birthYear: 1990, language: 'en' };
  await post(url, '/api/v1/auth/sign-up', { ...request, terms: '2026-11' });
  const link = linkIn(await emailTo(dataDir, email));
  await post(url, '/api/v1/auth/confirm', { token: new URLSearchParams(link.split('#')[1]).get('token')! });
}

/** Opens the account of the first administrator of an empty database, as an operator does. */
export async function openFirstAdmin(
  { url, environment }: Pick<ServerProcess, 'url' | 'environment'>,
  { username, password }: Account,
): Promise<void> {
  const { out } = await runVerb(['first-admin', username, `${username}@school.example`, '1985'], environment);
  const token = /#token=(\S+)/u.exec(out)![1]!;
  await post(url, '/api/v1/auth/reset', { token, password, repeat: password });
}

/** Data about the user that the app keeps on the device. */
const storedUser = (loginType: 'user' | 'guest', userData: object): string =>
  JSON.stringify({ isLoggedIn: true, isAuthenticated: true, loginType, userData });

/** State of a device whose user is signed in. */
export interface SignedIn {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  userData: string;
}

export const guest: SignedIn = {
  cookies: [],
  userData: storedUser('guest', { id: 'guest', username: 'Guest', name: 'Guest' }),
};

/** Signs in without the sign-in page, and sets the cookies. */
export async function signIn(page: Page, url: string, { username, password }: Account): Promise<SignedIn> {
  const response = await page.request.post('/api/v1/auth/sign-in', {
    headers: { origin: url },
    data: { username, password },
  });
  if (!response.ok()) throw new Error(`sign-in of ${username}: ${response.status()} ${await response.text()}`);
  const { user } = (await (await page.request.get('/api/v1/session')).json()) as { user: object };
  return { cookies: await page.context().cookies(), userData: storedUser('user', user) };
}

/** Signs in without the sign-in page: sets the cookies, and stores the app's user data from the next page on. */
export async function signInAs(page: Page, url: string, account: Account): Promise<void> {
  const { userData } = await signIn(page, url, account);
  await keepAtStart(page, userData);
}

/** Signs in a page without asking the server. The page must show an address of the server, whose storage it fills. */
export async function restoreSignedIn(page: Page, { cookies, userData }: SignedIn): Promise<void> {
  await page.context().addCookies(cookies);
  await page.evaluate((stored) => localStorage.setItem('podium-user', stored), userData);
}

/** Applied once: a user who logs out afterwards stays logged out on the next page. */
async function keepAtStart(page: Page, text: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('is-entered')) return;
    sessionStorage.setItem('is-entered', 'yes');
    localStorage.setItem('podium-user', stored);
  }, text);
}
