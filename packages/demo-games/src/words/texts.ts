import { languages } from '@podium/games';
import type { Language } from '@podium/games';
import type { LanguageText } from '@podium/odf';

/** A text in all six languages of the Games. */
export type SixTexts = Readonly<Record<Language, string>>;

/** In the order English, Spanish, Portuguese, Azerbaijani, Arabic, French. */
export function say(en: string, es: string, pt: string, az: string, ar: string, fr: string): SixTexts {
  return { en, es, pt, az, ar, fr };
}

/** Builds a text language by language: `compose((language) => a[language] + b[language])`. */
export function compose(build: (language: Language) => string): SixTexts {
  return say(build('en'), build('es'), build('pt'), build('az'), build('ar'), build('fr'));
}

const feedLanguages: Readonly<Record<Language, string>> = {
  en: 'ENG',
  es: 'SPA',
  pt: 'POR',
  az: 'AZE',
  ar: 'ARA',
  fr: 'FRA',
};

export const allLanguages: readonly Language[] = languages;

/** `en` to `ENG`. */
export function feedLanguageOf(language: Language): string {
  return feedLanguages[language];
}

export function languageTexts(texts: SixTexts): LanguageText[] {
  return allLanguages.map((language) => ({ language: feedLanguages[language], text: texts[language] }));
}
