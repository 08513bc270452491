import type { Language, Texts } from '@podium/games';

/** A text in a language, else in English, else in whatever there is. */
export function textIn(texts: Texts | null | undefined, language: Language): string | undefined {
  if (!texts) return undefined;
  return texts[language] ?? texts.en ?? Object.values(texts)[0];
}

/** Texts of several sources of one thing; the later ones win. */
export function mergeTexts(...sources: (Texts | null | undefined)[]): Texts {
  return Object.assign({}, ...sources.map((source) => source ?? {})) as Texts;
}
