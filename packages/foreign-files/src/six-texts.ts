import type { Texts } from '@podium/games';

/** A text in six languages; a language that is added falls back to English. */
export type SixTexts = Readonly<Record<'en' | 'es' | 'pt' | 'az' | 'ar' | 'fr', string>>;

export const six = (en: string, es: string, pt: string, az: string, ar: string, fr: string): SixTexts => ({
  en,
  es,
  pt,
  az,
  ar,
  fr,
});

/** The same text in every language, such as a name of a venue: all languages fall back to English. */
export const own = (text: string): Texts => ({ en: text });

/** Joins the texts of each language: `Pool` and `3` are `Pool 3`. */
export function joined(separator: string, ...parts: readonly (Texts | string)[]): Texts {
  // A text that is the same in all languages has only one.
  const languages = new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : Object.keys(part))));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      parts
        .map((part) => (typeof part === 'string' ? part : (part[language as keyof Texts] ?? part.en ?? '')))
        .join(language === 'ar' ? separator.replace(',', '،') : separator),
    ]),
  );
}
