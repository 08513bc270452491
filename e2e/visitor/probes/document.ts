/** R22: the document as a crawler reads it. Its links are in `links.ts`, its policy in `policy.ts`. */
import { phraseKeys } from '../../harness/health.ts';
import { regionalTag } from '../../harness/language-paths.ts';
import type { Probe } from '../visit.ts';

function stripTags(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]*?(?:(?:aria-label|title|alt|content|placeholder)="([^"]*)")?[^>]*>/gu, ' $1 ')
    .replaceAll(/\s+/gu, ' ');
}

export const documentProbe: Probe = {
  promise: 'answers with its status, in its language, with one heading and no code of the feed',
  examines: () => true,
  async find({ url, screen, prefix, answer: { status, html } }) {
    const faults: string[] = [];
    const [, lang] = /<html[^>]*\blang="([^"]*)"/u.exec(html) ?? [];
    const [, dir] = /<html[^>]*\bdir="([^"]*)"/u.exec(html) ?? [];
    if (status !== (screen.status ?? 200)) faults.push(`status ${status}`);
    if (lang !== regionalTag(prefix)) faults.push(`lang is ${lang}`);
    if (dir !== (prefix === 'ara' ? 'rtl' : 'ltr')) faults.push(`dir is ${dir}`);
    const headings = [...html.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/gu)].map(([, inner]) => stripTags(inner!).trim());
    if (headings.length !== 1 || !headings[0]) faults.push(`h1: ${JSON.stringify(headings)}`);
    const text = stripTags(html);
    const key = (await phraseKeys(url)).exec(text);
    if (key) faults.push(`phrase key ${key[0]}`);
    // Such as `SWMM100MFR------------FNL-000100--`. The address of a missing page may contain one.
    const code = /[A-Z]{3,}-{3,}/u.exec(text.replaceAll(/\/\S+/gu, ''));
    if (code) faults.push(`code ${code[0]}`);
    return faults;
  },
};
