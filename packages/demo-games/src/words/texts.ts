import { feedLanguage, languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import type { LanguageText } from '@podium/odf';

export type SixTexts = Readonly<Record<Language, string>>;

/** Ties French punctuation and hours to their word with a no-break space, as `tieSigns` does for phrases. */
const tie = (text: string): string =>
  text.replace(/(?<=«) | (?=[:;?!»])|(?<=\d) (?=(?:h|km|%|°C)(?![\p{L}]))|(?<=\d h) (?=\d\d)/gu, '\u00A0');

/**
 * In the order English, Spanish, Portuguese, Azerbaijani, Arabic, French; any additional language falls back to
 * English.
 */
export function makeTexts(en: string, es: string, pt: string, az: string, ar: string, fr: string): SixTexts {
  const texts: Texts = { en, es, pt, az, ar, fr: tie(fr) };
  return compose((language) => texts[language] ?? en);
}

/** Builds a text language by language: `compose((language) => a[language] + b[language])`. */
export function compose(build: (language: Language) => string): SixTexts {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as SixTexts;
}

export function languageTexts(texts: SixTexts): LanguageText[] {
  return languages.map((language) => ({ language: feedLanguage(language), text: texts[language] }));
}
