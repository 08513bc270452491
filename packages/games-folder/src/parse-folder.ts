import { unescapeFormula, parseCsv } from './csv.ts';
import { folderSchema } from './folder-schema.ts';
import type { FolderSource } from './folder-source.ts';
import { fileNames } from './folder-tables.ts';
import type { FolderTables } from './folder-tables.ts';
import { readGamesJson } from './games-json.ts';
import { ProblemList } from './problems.ts';

/**
 * The tables of a folder that was validated before it was journaled. It is not validated again: a replay must give
 * the same result as the import, even if the checks have changed since.
 */
export function parseFolder(source: FolderSource): FolderTables {
  const json = source.files.get('games.json');
  const games = json && readGamesJson(new TextDecoder().decode(json), new ProblemList());
  if (!games) throw new Error('games.json is missing or cannot be read');
  const tables: FolderTables = { games, files: {}, attachments: new Map() };
  const used = new Set(['games.json']);
  for (const name of fileNames) {
    const bytes = source.files.get(`${name}.csv`);
    used.add(`${name}.csv`);
    if (!bytes) continue;
    const types = new Map(folderSchema[name].columns.map((column) => [column.name, column.type]));
    const [header, ...records] = parseCsv(new TextDecoder().decode(bytes)).records;
    const columns = (header?.cells ?? []).map((cell, index, cells) =>
      types.has(cell) && cells.indexOf(cell) === index ? cell : undefined,
    );
    tables.files[name] = records.map(({ cells }) => {
      const row: Record<string, string> = {};
      for (const [index, column] of columns.entries()) {
        const cell = unescapeFormula(cells[index] ?? '');
        if (column === undefined || cell === '') continue;
        const type = types.get(column)!;
        row[column] = (type.kind === 'word' && type.aliases?.get(cell)) || cell;
      }
      return row;
    });
  }
  for (const [path, bytes] of source.files) if (!used.has(path)) tables.attachments.set(path, bytes);
  return tables;
}
