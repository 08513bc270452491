import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** Of a language the form that a Games is told in where there are several, as `Intl` names it: `{ pt: 'pt-BR' }`. */
export type Regions = Partial<Record<Language, string>>;

/** The language that a text is a form of: `pt` of `pt-BR`, `es` of `es-419`; undefined for `pt`, `pt-br` and `de-AT`. */
export function languageOfForm(text: string): Language | undefined {
  const [, language] = /^([a-z]+)-(?:[A-Z]{2}|\d{3})$/.exec(text) ?? [];
  return languages.find((one) => one === language);
}
