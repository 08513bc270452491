import { formatText } from '@podium/i18n/phrase-writer';
import type { PhraseTree } from '@podium/i18n/phrases';
import { useMemo } from 'react';
import { loadedPhrases, useLanguage } from './language-store.ts';
import type { Language } from './language-store.ts';
import type { messages } from './messages.gen.ts';

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];
/** Key of a phrase of the console: `today.title`. */
type TextKey = KeyOf<typeof messages>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: Values) => string;

/** @returns the phrase of a key that may be missing: of a kind or of a code of the server */
export function findText(language: Language, key: string, values?: Values): string | undefined {
  let node: PhraseTree | string | undefined = loadedPhrases(language);
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? formatText(language, node, values) : undefined;
}

export function useText(): Translate {
  const language = useLanguage();
  return useMemo<Translate>(() => (key, values) => findText(language, key, values) ?? key, [language]);
}
