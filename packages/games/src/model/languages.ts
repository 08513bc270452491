import { feedLanguages } from './languages.gen.ts';

export type Language = keyof typeof feedLanguages;
/** Every supported language, English first. */
export const languages = Object.keys(feedLanguages) as readonly Language[];

/** One text per language; English comes first and is the fallback for the others. */
export type Texts = Partial<Record<Language, string>>;

/** A stored language code as a language; undefined if it is none of ours. */
export const findLanguage = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code);

/** `en` to `ENG`. */
export function feedLanguage(language: Language): string {
  return feedLanguages[language];
}

/** `ENG` to `en`; undefined for an unsupported language. */
export function languageOfFeed(feedLanguage: string): Language | undefined {
  return languages.find((language) => feedLanguages[language] === feedLanguage.toUpperCase());
}
