import type { Language, Texts } from '@podium/games';
import { languages } from '@podium/games';

/** A text and the language it is in, which may not be the one that was asked for. */
export interface LocalText {
  text: string;
  lang: Language;
}

/** The text in a language; else in English, else in the first language that has one. */
export function textIn(texts: Texts | undefined, language: Language): LocalText | undefined {
  const lang = [language, 'en' as const, ...languages].find((one) => texts?.[one] !== undefined);
  return lang && { text: texts![lang]!, lang };
}
