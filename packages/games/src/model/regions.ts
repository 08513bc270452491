import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** The regional form of a language that Games use, as a BCP 47 tag: `{ pt: 'pt-BR' }`. */
export type Regions = Partial<Record<Language, string>>;

/** The language of a regional form: `pt` for `pt-BR`, `es` for `es-419`; undefined for `pt`, `pt-br` and `de-AT`. */
export function languageOfForm(text: string): Language | undefined {
  const [, language] = /^([a-z]+)-(?:[A-Z]{2}|\d{3})$/.exec(text) ?? [];
  return languages.find((candidate) => candidate === language);
}
