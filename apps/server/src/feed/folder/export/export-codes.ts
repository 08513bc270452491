import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { Language, Texts } from '@podium/games';
import type { DbRow } from './table-rows.ts';

/** Names that an import gave to its own codes; the feed's code names are not exported. */
export function codeFolderRows(
  labels: readonly DbRow<'codeLabels'>[],
  disciplines: ReadonlyMap<string, string>,
): FolderRow[] {
  const importedLabels = labels.filter(({ isImport }) => isImport).sort((a, b) => a.sort - b.sort);
  return [...Map.groupBy(importedLabels, ({ sort }) => sort).values()].map((list) => {
    const { code, attributes } = list[0]!;
    const names: Texts = {};
    for (const { language, description } of list) if (description) names[language as Language] = description;
    const discipline = attributes['Discipline'];
    return row({
      kind: attributes['Kind'],
      discipline: discipline === undefined ? undefined : (disciplines.get(discipline) ?? discipline),
      code,
      ...texts('name', names),
    });
  });
}
