/** Paths of pages in each language. */
import { languages } from '@podium/i18n';

export type Prefix = '' | (typeof languages)[number]['prefix'];

/** Path prefixes of the languages; English is also available without a prefix. */
export const languageTags = Object.fromEntries([
  ['', 'en'],
  ...languages.map(({ prefix, tag }) => [prefix, tag] as const),
]) as Record<Prefix, string>;
/** The demo Games are in Brazil, so their Portuguese is pt-BR. */
export const regionalTag = (prefix: Prefix): string =>
  prefix === 'por' ? 'pt-BR' : (languages.find(({ tag }) => tag === languageTags[prefix])?.intl ?? '');
export const prefixes = Object.keys(languageTags) as readonly Prefix[];

export const inLanguage = (prefix: Prefix, path: string): string =>
  prefix ? `/${prefix}${path.replace(/^\/(?=$|\?)/u, '')}` : path;
