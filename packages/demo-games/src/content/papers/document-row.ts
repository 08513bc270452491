import type { Language } from '@podium/games';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoData } from '../demo-item.ts';

export interface DocumentRow extends Omit<DemoData<'document'>, 'published' | 'files' | 'title' | 'summary'> {
  id: string;
  /** Day of publication. */
  published: number;
  title: SixTexts;
  summary: SixTexts;
  /** Rows of its table in a language. */
  lines: (language: Language) => readonly (readonly string[])[];
  languages?: readonly Language[];
}

/** Numbered rules. */
export const rules = (texts: readonly SixTexts[]) => (language: Language) =>
  texts.map((text, index) => [String(index + 1), text[language]]);
