import type { FileName, FolderRow, FolderTables, KnownRows } from '@podium/games-folder';
import type { ImportState } from './import-state.ts';
import { renameIds, reverseNames } from './own-ids.ts';

/** Rows of earlier imports under our ids and under their original folder ids, because this folder may use either. */
export function knownRows(current: FolderTables, { names }: ImportState): KnownRows {
  const existingRows: Partial<Record<FileName, readonly FolderRow[]>> = {};
  const back = reverseNames(names);
  for (const [name, rows] of Object.entries(current.files) as [FileName, FolderRow[]][]) {
    const renamed = renameIds(name, rows, back);
    existingRows[name] = [...rows, ...renamed.filter((row, index) => row !== rows[index])];
  }
  return existingRows;
}

/** The rows of both, table by table. */
export const joinRows = (one: KnownRows, other: KnownRows): KnownRows =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)] as FileName[])].map((name) => [
      name,
      [...(one[name] ?? []), ...(other[name] ?? [])],
    ]),
  );
