import type { Language, Texts } from '@podium/games';

/** The text in this language, otherwise in English, otherwise in any language. */
export function textIn(texts: Texts | null | undefined, language: Language): string | undefined {
  if (!texts) return undefined;
  return texts[language] ?? texts.en ?? Object.values(texts)[0];
}

/** Merges texts of several sources; later ones win. */
export function mergeTexts(...sources: (Texts | null | undefined)[]): Texts {
  return Object.assign({}, ...sources.map((source) => source ?? {})) as Texts;
}
