import type { Language, Texts } from '@podium/games';
import { languages } from '@podium/games';

/** A text and its language, which may differ from the requested one. */
export interface LocalText {
  text: string;
  lang: Language;
}

/** Languages in the order in which they replace one another: the requested one, English, all others. */
const inOrder = (language: Language): Language[] => [...new Set<Language>([language, 'en', ...languages])];

/** The text in a language; otherwise in English, otherwise in the first language available. */
export function localizedText(texts: Texts | undefined, language: Language): LocalText | undefined {
  const lang = inOrder(language).find((tag) => texts?.[tag] !== undefined);
  return lang && { text: texts![lang]!, lang };
}

/**
 * The language for texts that are read together: the requested one, otherwise English, otherwise the first in which all
 * of them are written. A question in one language is easier to read than one with options in another.
 */
export function commonLanguage(language: Language, all: readonly (Texts | null)[]): Language {
  const written = all.filter((texts) => texts !== null && Object.keys(texts).length > 0);
  return inOrder(language).find((tag) => written.every((texts) => texts?.[tag] !== undefined)) ?? language;
}
