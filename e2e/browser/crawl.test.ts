/** R05, R13, R14, R21, R22: every screen in every language, as seen by a crawler and by a browser. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, visitScreen } from '../harness/browser.ts';
import type { DemoScreen, Prefix } from '../harness/browser-demo.ts';
import { inLanguage, measuredScreens, prefixes, regionalTag, tags, useDemo } from '../harness/browser-demo.ts';
import { expectHealthy, phraseKeys, watchPolicy } from '../harness/health.ts';

const browser = useBrowser();
const demo = useDemo();

/**
 * Screens already measured elsewhere in English and Arabic. In the other languages, every second screen is opened,
 * alternating between languages.
 */
const measured: ReadonlySet<string> = new Set(measuredScreens);
const sampled = prefixes.filter((prefix) => prefix !== '' && prefix !== 'ara' && prefix !== 'eng');

const languages = [...new Set(Object.values(tags)), 'x-default'];

let phraseKey: RegExp;
beforeAll(async () => void (phraseKey = await phraseKeys(demo.current.url)));

function stripTags(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]*?(?:(?:aria-label|title|alt|content|placeholder)="([^"]*)")?[^>]*>/gu, ' $1 ')
    .replaceAll(/\s+/gu, ' ');
}

function htmlFaults(html: string, prefix: Prefix): string[] {
  const faults: string[] = [];
  const [, lang] = /<html[^>]*\blang="([^"]*)"/u.exec(html) ?? [];
  const [, dir] = /<html[^>]*\bdir="([^"]*)"/u.exec(html) ?? [];
  if (lang !== regionalTag(prefix)) faults.push(`lang is ${lang}`);
  if (dir !== (prefix === 'ara' ? 'rtl' : 'ltr')) faults.push(`dir is ${dir}`);
  const headings = [...html.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/gu)].map(([, inner]) => stripTags(inner!).trim());
  if (headings.length !== 1 || !headings[0]) faults.push(`h1: ${JSON.stringify(headings)}`);
  const key = phraseKey.exec(stripTags(html));
  if (key) faults.push(`phrase key ${key[0]}`);
  // Feed codes such as `SWMM100MFR------------FNL-000100--` must not appear in text, except in the address of a
  // missing page.
  const code = /[A-Z]{3,}-{3,}/u.exec(stripTags(html).replaceAll(/\/\S+/gu, ''));
  if (code) faults.push(`code ${code[0]}`);
  return faults;
}

function linkFaults(html: string, url: string, { path }: DemoScreen, prefix: Prefix): string[] {
  const faults: string[] = [];
  const links = [...html.matchAll(/<link\b[^>]*>/gu)].map(([link]) => link);
  const attribute = (link: string, name: string): string | undefined =>
    new RegExp(`\\b${name}="([^"]*)"`, 'iu').exec(link)?.[1];
  const bare = path.split('?')[0]!;
  const canonical = links
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'));
  const expectedUrl = `${url}${inLanguage(prefix === 'eng' ? '' : prefix, bare)}`;
  if (canonical.length !== 1 || canonical[0] !== expectedUrl)
    faults.push(`canonical ${canonical.join()}, not ${expectedUrl}`);
  const alternates = new Map(
    links
      .filter((link) => attribute(link, 'rel') === 'alternate')
      .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
  );
  if (alternates.size !== languages.length || !languages.every((language) => alternates.has(language)))
    faults.push(`hreflang ${[...alternates.keys()].join()}`);
  for (const other of prefixes) {
    const expected = `${url}${inLanguage(other === 'eng' ? '' : other, bare)}`;
    if (alternates.get(tags[other]) !== expected)
      faults.push(`hreflang ${tags[other]} is ${alternates.get(tags[other])}`);
  }
  if (alternates.get('x-default') !== `${url}${bare}`) faults.push(`x-default is ${alternates.get('x-default')}`);
  return faults;
}

/** Addresses on other hosts that the page loads, immediately or on scrolling. */
function foreignFaults(html: string, url: string): string[] {
  const loaded = [
    ...html.matchAll(/\s(?:src|poster|data)="([^"]*)"/gu),
    ...html.matchAll(/\ssrcset="([^"\s]*)/giu),
    ...html.matchAll(/<link\b(?![^>]*\brel="(?:canonical|alternate)")[^>]*\shref="([^"]*)"/gu),
  ].map(([, address]) => address!);
  const isForeign = (address: string): boolean => {
    const { origin, protocol } = new URL(address, url);
    return protocol !== 'data:' && origin !== url;
  };
  return loaded.filter(isForeign).map((address) => `loads ${address}`);
}

/**
 * Every script in the page must be allowed by hash in the policy or be a file of our own; no script may depend on the
 * reader.
 */
function policyFaults(policy: string | null, html: string, path: string): string[] {
  // The code reader is compiled in the browser, only on its own page.
  const expectedPolicy = path.endsWith('/qr-scan') ? policy?.replace(" 'wasm-unsafe-eval'", '') : policy;
  const allowed = /script-src 'self'((?: 'sha256-[^']+')*);/u
    .exec(expectedPolicy ?? '')?.[1]
    ?.trim()
    .split(' ');
  if (!allowed) return [`content-security-policy: ${policy}`];
  const faults = html.includes('nonce') ? ['a nonce'] : [];
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gu)) {
    const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
    if (!/\ssrc="\/assets\//u.test(attributes!) && !allowed.includes(hash))
      faults.push(`a script that is not allowed: ${text!.slice(0, 60)}`);
  }
  return faults;
}

describe.each(prefixes)('under the prefix "%s"', (prefix) => {
  test('R22: every address answers with its status, in its language, with one heading and its links, and loads nothing from another host', async () => {
    const faults: string[] = [];
    const titles = new Map<string, string>();
    for (const [name, screen] of Object.entries(demo.current.screens)) {
      const path = inLanguage(prefix, screen.path);
      const response = await fetch(demo.current.url + path, {
        redirect: 'manual',
        headers: screen.platform ? { cookie: `podium_platform=${screen.platform}` } : {},
      });
      const html = await response.text();
      const problems = [
        ...(response.status === (screen.status ?? 200) ? [] : [`status ${response.status}`]),
        ...htmlFaults(html, prefix),
        ...(screen.status === 404 ? [] : linkFaults(html, demo.current.url, screen, prefix)),
        ...foreignFaults(html, demo.current.url),
        ...policyFaults(response.headers.get('content-security-policy'), html, path),
      ];
      const title = /<title\b[^>]*>([^<]*)<\/title>/u.exec(html)?.[1]?.trim();
      if (!title) problems.push('no title');
      else if (!screen.isVariant) {
        const other = titles.get(title);
        if (other) problems.push(`has the title of "${other}": ${title}`);
        titles.set(title, name);
      }
      faults.push(...problems.map((fault) => `${name} (${path}): ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  // English is opened with the other prefix.
  test.skipIf(prefix === 'eng')(
    'a browser opens it without a word in the console, a lost or foreign request, or a breach of the policy',
    async () => {
      const page = await browser.open(demo.current.url);
      await watchPolicy(page);
      const isFull = prefix === '' || prefix === 'ara';
      const screens = Object.entries(demo.current.screens).filter(([name], index) =>
        isFull ? !measured.has(name) : index % 2 === 0 && sampled[(index / 2) % sampled.length] === prefix,
      );
      expect(screens.length).toBeGreaterThan(4);
      for (const [, screen] of screens) {
        const { path, status = 200 } = screen;
        expect(await visitScreen(page, screen, prefix), path).toBe(status);
        await page.waitForTimeout(100);
        await expectHealthy(page, prefix, screen.refused ?? status);
      }
    },
  );
});
