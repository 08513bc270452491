import type { FolderRow, FolderTables } from '@podium/games-folder';

/** Rows of the Games to which a list is added, by the ids that imports use. */
export type KnownRows = FolderTables['files'];

/** Names of a row in all languages: `name_en`, `short_name_pt`. */
export const namesOf = (row: FolderRow, column = 'name'): string[] =>
  Object.entries(row).flatMap(([key, value]) => (key.startsWith(`${column}_`) ? [value] : []));

/** Groups rows by a column; rows without it are left out. */
export function rowsBy(rows: readonly FolderRow[] | undefined, column: string): ReadonlyMap<string, FolderRow[]> {
  const byValue = new Map<string, FolderRow[]>();
  for (const row of rows ?? []) {
    const value = row[column];
    if (value === undefined) continue;
    const list = byValue.get(value);
    if (list) list.push(row);
    else byValue.set(value, [row]);
  }
  return byValue;
}
