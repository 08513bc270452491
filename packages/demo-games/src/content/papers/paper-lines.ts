import type { Language } from '@podium/games';
import type { SixTexts } from '../../words/texts.ts';

/** The rows of a paper's table in a language. */
export type PaperLines = (language: Language) => readonly (readonly string[])[];

/** Numbered rules. */
export const rules =
  (texts: readonly SixTexts[]): PaperLines =>
  (language) =>
    texts.map((text, index) => [String(index + 1), text[language]]);
