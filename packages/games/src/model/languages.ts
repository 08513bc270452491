import { feedLanguages } from './languages.gen.ts';

export type Language = keyof typeof feedLanguages;
/** Every language the product speaks, English first. */
export const languages = Object.keys(feedLanguages) as readonly Language[];

/** One text per language; English first, the others fall back to it. */
export type Texts = Partial<Record<Language, string>>;

/** `en` to `ENG`. */
export function feedLanguageOf(language: Language): string {
  return feedLanguages[language];
}

/** `ENG` to `en`; undefined for a language that the product does not speak. */
export function languageOfFeed(feedLanguage: string): Language | undefined {
  return languages.find((language) => feedLanguages[language] === feedLanguage.toUpperCase());
}
