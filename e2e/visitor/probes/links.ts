import { inLanguage, prefixes, languageTags } from '../../harness/language-paths.ts';
import type { Prefix } from '../../harness/language-paths.ts';
import type { Probe } from '../visit.ts';

const languages = [...new Set(Object.values(languageTags)), 'x-default'];

const attribute = (link: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'iu').exec(link)?.[1];

/** Part of a query that says what the page is about: other parameters are views of the same page. */
function subjectOf(path: string, query = ''): string {
  if (!/^\/schedule\/(?:event|classification)$/u.test(path)) return '';
  const parameters = new URLSearchParams(query);
  const kept = ['discipline', 'event'].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [`${name}=${value}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&amp;')}` : '';
}

/** English has an address without a prefix, which is the canonical one. */
const canonicalPath = (prefix: Prefix, path: string): string => inLanguage(prefix === 'eng' ? '' : prefix, path);

export const linksProbe: Probe = {
  promise: 'names its canonical address and the same page in all languages',
  examines: () => true,
  find({ url, screen, prefix, answer: { html } }) {
    if (screen.status === 404) return Promise.resolve([]);
    const faults: string[] = [];
    const links = [...html.matchAll(/<link\b[^>]*>/gu)].map(([link]) => link);
    const [bare = '', query] = screen.path.split('?');
    const subject = subjectOf(bare, query);
    const canonical = links
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'));
    const expectedUrl = url + canonicalPath(prefix, bare) + subject;
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
      const alternate = alternates.get(languageTags[other]);
      if (alternate !== url + canonicalPath(other, bare) + subject)
        faults.push(`hreflang ${languageTags[other]} is ${alternate}`);
    }
    if (alternates.get('x-default') !== url + bare + subject)
      faults.push(`x-default is ${alternates.get('x-default')}`);
    return Promise.resolve(faults);
  },
};
