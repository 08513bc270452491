import type { Language, Texts } from '@podium/games';
import { languages } from '@podium/games';

/** A text and its language, which may differ from the requested one. */
export interface LocalText {
  text: string;
  lang: Language;
}

/** The text in a language; otherwise in English, otherwise in the first language available. */
export function localizedText(texts: Texts | undefined, language: Language): LocalText | undefined {
  const lang = [language, 'en' as const, ...languages].find((tag) => texts?.[tag] !== undefined);
  return lang && { text: texts![lang]!, lang };
}
