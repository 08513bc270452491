/** What a page in the browser promises whatever it shows: its language, one heading, nothing but phrases, and silence. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoErrors } from './browser.ts';
import type { Prefix } from './screens.ts';
import { regionalTag } from './screens.ts';

const patterns = new Map<string, Promise<RegExp>>();

/** `screens.grid.title` and its like: a phrase that was not found shows its key. `url` is the server's. */
export async function phraseKeys(url: string): Promise<RegExp> {
  const read = async (): Promise<RegExp> => {
    const phrases = (await (await fetch(`${url}/app/i18n/locales/en.json`)).json()) as object;
    return new RegExp(String.raw`(?<![\w./-])(?:${Object.keys(phrases).join('|')})(?:\.[a-zA-Z][\w-]*)+(?![\w/])`, 'u');
  };
  if (!patterns.has(url)) patterns.set(url, read());
  return patterns.get(url)!;
}

/** From the next visit on the page remembers what breaks its policy. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(globalThis, { breaches });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** The page that was just visited, after `watchPolicy`, is whole: without a word in the console, or a lost or foreign request. */
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
  // The browser itself tells a page that is not there.
  expectNoErrors(page, status === 200 ? [] : [new RegExp(`status of ${status}`, 'u')]);
}
