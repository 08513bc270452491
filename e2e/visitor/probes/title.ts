import type { Prefix } from '../../harness/language-paths.ts';
import type { Probe } from '../visit.ts';

/** Name of the screen that has a title, by language and title. */
const titles = new Map<Prefix, Map<string, string>>();

export const titleProbe: Probe = {
  promise: 'has a title of its own',
  examines: ({ width, prefix }) => prefix !== '' || width === 1280,
  find({ name, prefix, screen, answer: { html } }) {
    const title = /<title\b[^>]*>([^<]*)<\/title>/u.exec(html)?.[1]?.trim();
    if (!title) return Promise.resolve(['no title']);
    if (screen.isVariant) return Promise.resolve([]);
    const known = titles.get(prefix) ?? new Map<string, string>();
    titles.set(prefix, known);
    const other = known.get(title) ?? name;
    known.set(title, other);
    return Promise.resolve(other === name ? [] : [`"${title}" is the title of "${other}"`]);
  },
};
