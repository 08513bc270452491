import { allLanguages, createPathCodec, intlLocale, languageByTag, languages } from '@podium/i18n';
import { createIsomorphicFn } from '@tanstack/react-start';
import { createTranslator } from 'use-intl/core';
import type { LanguageTag, Messages } from '@podium/i18n';

/** The languages of this build; the pseudo-languages only where a build asks for them. */
const offered = import.meta.env.VITE_PSEUDO === '1' ? allLanguages : languages;
export const codec = createPathCodec(offered);
export { languageByTag, offered as offeredLanguages };

const loaded = new Map<LanguageTag, Messages>();

const fetchMessages = createIsomorphicFn()
  .server(async (language: LanguageTag): Promise<Messages> => {
    const { phrases } = await import('virtual:phrases');
    return phrases[language] as Messages;
  })
  .client(async (language: LanguageTag): Promise<Messages> => {
    const response = await fetch(messagesAddress(language));
    if (!response.ok) throw new Error(`phrases: ${response.status}`);
    return (await response.json()) as Messages;
  });

export function messagesAddress(language: LanguageTag): string {
  return `/app/i18n/locales/${language}.json?v=${import.meta.env.VITE_PHRASES}`;
}

/** Must have been awaited before anything is shown in that language. */
export async function loadMessages(language: LanguageTag): Promise<void> {
  if (!loaded.has(language)) keepMessages(language, await fetchMessages(language));
}

export function keepMessages(language: LanguageTag, messages: Messages): void {
  loaded.set(language, withoutPrototypes(messages) as Messages);
}

/** A phrase is looked up by words of the feed too, and `irm.constructor` must be as missing as any that nobody wrote. */
function withoutPrototypes(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withoutPrototypes(value)]);
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries));
}

export const hasMessages = (language: LanguageTag) => loaded.has(language);

function messagesOf(language: LanguageTag): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The phrases of ${language} are not loaded`);
  return messages;
}

export type Translate = ReturnType<typeof createTranslator<Messages>>;
const translators = new Map<LanguageTag, Translate>();

/** Texts outside of components: titles and descriptions. */
export function translatorFor(language: LanguageTag): Translate {
  let translate = translators.get(language);
  if (!translate) {
    translate = createTranslator({
      locale: intlLocale(languageByTag(language)),
      messages: messagesOf(language),
      timeZone: 'UTC',
    });
    translators.set(language, translate);
  }
  return translate;
}
