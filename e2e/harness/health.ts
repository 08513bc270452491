/**
 * Requirements for every page in the browser: its language, one heading, no missing phrases, and no console messages.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoErrors } from './page-messages.ts';
import type { Prefix } from './language-paths.ts';
import { regionalTag } from './language-paths.ts';

const patterns = new Map<string, Promise<RegExp>>();

/** Matches phrase keys such as `screens.grid.title`: a missing phrase shows its key. `url` is the server's. */
export async function phraseKeys(url: string): Promise<RegExp> {
  const read = async (): Promise<RegExp> => {
    const phrases = (await (await fetch(`${url}/app/i18n/locales/en.json`)).json()) as object;
    return new RegExp(String.raw`(?<![\w./-])(?:${Object.keys(phrases).join('|')})(?:\.[a-zA-Z][\w-]*)+(?![\w/])`, 'u');
  };
  if (!patterns.has(url)) patterns.set(url, read());
  return patterns.get(url)!;
}

/** Makes the page record policy violations from the next visit on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(globalThis, { breaches });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Expects the page visited after `watchPolicy` to be healthy: no console messages, no lost or foreign requests. */
export async function expectHealthy(page: Page, prefix: Prefix, status: number): Promise<void> {
  const { origin, pathname: path } = new URL(page.url());
  const { text, ...seen } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: document.querySelectorAll('h1').length,
    breaches: (globalThis as { breaches?: string[] }).breaches,
    text: document.body.innerText,
  }));
  const dir = prefix === 'ara' ? 'rtl' : 'ltr';
  expect(seen, path).toEqual({ lang: regionalTag(prefix), dir, headings: 1, breaches: [] });
  expect(text, path).not.toMatch(await phraseKeys(origin));
  // The browser itself reports a missing page.
  expectNoErrors(page, status === 200 ? [] : [new RegExp(`status of ${status}`, 'u')]);
}
