import { languageByTag, languages } from '@podium/i18n';
import type { PhraseTree } from '@podium/i18n/phrases';
import { useSyncExternalStore } from 'react';

/** Languages of the console, and of texts written by organizers. */
export type Language = (typeof languages)[number]['tag'];

const files = import.meta.glob<PhraseTree>('../../locales/*.json', { import: 'default' });
const loaded = new Map<Language, PhraseTree>();
const storageKey = 'podium-console-language';

let current: Language = 'en';
const listeners = new Set<() => void>();

const isLanguage = (tag: string | null | undefined): tag is Language =>
  languages.some((language) => language.tag === tag);

/** The language chosen on this device, otherwise the browser's, otherwise English. */
export function firstLanguage(): Language {
  const savedTag = localStorage.getItem(storageKey);
  if (isLanguage(savedTag)) return savedTag;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export async function changeLanguage(language: string): Promise<void> {
  if (!isLanguage(language)) return;
  if (!loaded.has(language)) {
    const load = files[`../../locales/${language}.json`];
    if (!load) throw new Error(`The console was built without the phrases of ${language}`);
    loaded.set(language, await load());
  }
  current = language;
  localStorage.setItem(storageKey, language);
  const { direction } = languageByTag(language);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  for (const listener of listeners) listener();
}

export const currentLanguage = (): Language => current;
export const loadedPhrases = (language: Language): PhraseTree => loaded.get(language) ?? {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
