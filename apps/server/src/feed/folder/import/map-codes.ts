import { languages } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow } from '../../apply/projection.ts';
import { readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

/** The feed's code sets by kind of a folder's code; every other kind is a sport code. */
const codeSets: Readonly<Record<string, string>> = {
  function: 'DISCIPLINE_FUNCTION',
  record: 'RECORD_TYPE',
  bracket: 'BRACKET',
  round: 'BRACKET_ROUND',
  entry: 'ENTRY_METHOD',
};

/** Converts names of a folder's own codes to rows of the feed's code sets, one row per language. */
export function codeRows(rows: readonly FolderRow[], index: FolderIndex): OwnedRow<'codeLabels'>[] {
  return rows.flatMap((row, sort) => {
    const kind = row['kind'] ?? '';
    const names = readTexts(row, 'name') ?? {};
    const discipline = row['discipline'];
    const attributes: Record<string, string> = { Kind: kind, Type: `@${kind}` };
    if (discipline !== undefined) attributes['Discipline'] = index.disciplineCodes.get(discipline) ?? discipline;
    return languages.flatMap((language) => {
      const description = names[language];
      return description === undefined
        ? []
        : [{ set: codeSets[kind] ?? 'ODF_SPORT_CODES', code: row['code']!, language, description, attributes, sort }];
    });
  });
}
