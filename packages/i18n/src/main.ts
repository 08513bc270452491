import { languages } from './generated/languages.gen.ts';
import { createPathCodec } from './path-codec.ts';
import { pseudoLanguages } from './pseudo.ts';
import type { LanguageDefinition } from './language.ts';
import type { messages } from './generated/messages.gen.ts';

export { formattersFor } from './formatters.ts';
export type { Formatters } from './formatters.ts';
export { inRegion, intlLocale } from './language.ts';
export { isolate } from './isolate.ts';
export type { LanguageDefinition } from './language.ts';
export { pluralRulesFor } from './own-formats.ts';

export { createPathCodec } from './path-codec.ts';
export type { LocalPath, PathCodec } from './path-codec.ts';
export { languages, pseudoLanguages };

/** The type of the English phrases, so that an unknown key or a wrong argument does not compile. */
export type Messages = typeof messages;
export type LanguageTag = (typeof languages)[number]['tag'] | (typeof pseudoLanguages)[number]['tag'];

/** All languages, including the pseudolocales, which only some builds offer. */
export const allLanguages = [...languages, ...pseudoLanguages] as const;

export const pathCodec = createPathCodec(languages);

export function languageByTag(tag: LanguageTag): LanguageDefinition & { tag: LanguageTag } {
  const match = allLanguages.find((language) => language.tag === tag);
  if (!match) throw new Error(`Unknown language ${tag}`);
  return match;
}

/** The language in which documents are requested; pseudolocales use English. */
export function contentLanguage(tag: LanguageTag): (typeof languages)[number]['tag'] {
  return languages.find((language) => language.tag === tag)?.tag ?? 'en';
}

/** Finds a language by its tag or prefix in any case (`EN`, `por`), as in `?lang=`. */
export function languageFromText(text: string): (typeof languages)[number]['tag'] | undefined {
  const lowerTag = text.toLowerCase();
  return languages.find((language) => language.tag === lowerTag || language.prefix === lowerTag)?.tag;
}
export { zoneClock } from './zone-clock.ts';
export { zoneLabel, zoneName } from './zone-name.ts';
