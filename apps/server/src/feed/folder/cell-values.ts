import { languages } from '@podium/games';
import type { Texts } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';

/** Texts in `name_en`, `name_pt` …; undefined if all cells are empty. */
export function readTexts(row: FolderRow, name: string): Texts | undefined {
  const texts: Texts = {};
  let isFilled = false;
  for (const language of languages) {
    const text = row[`${name}_${language}`];
    if (text === undefined) continue;
    texts[language] = text;
    isFilled = true;
  }
  return isFilled ? texts : undefined;
}

export function parseNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

export function parseList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(';').filter((part) => part !== '');
}

/** Maps the folder's words to the feed's codes. */
export const competitorTypeOf: Readonly<Record<string, string>> = { person: 'A', team: 'T' };
