import { createHash } from 'node:crypto';
import { fileNames, folderSchema } from '@podium/games-folder';
import type { Column, FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { rowLists } from './keep-missing.ts';
import { renameIds } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

/** Rows of a table that an import adds, changes or removes. */
export interface RowChanges {
  table: FileName;
  added: number;
  changed: number;
  /** Lines of a start list, line-up or set of medals that the file contains without them. */
  removed: number;
}

/** Values that an empty cell means, which the tables of the Games spell out. */
const defaults: { readonly [Name in FileName]?: (row: FolderRow) => FolderRow } = {
  organisations: () => ({ ranked: 'true' }),
  venues: () => ({ kind: 'venue' }),
  events: () => ({ medals: '1', exhibition: 'false' }),
  records: ({ historical = 'false' }) => ({ historical, current: historical === 'true' ? 'false' : 'true' }),
};

/** A competitor is the same line of a result list in another place of it. */
const resultKey = ['level', 'ref', 'competitor_type', 'competitor'];

/**
 * Counts the rows that differ from those of earlier imports; tables without any are left out.
 *
 * @param complete rows of the files and those that stay, with the ids of the folder
 * @param current rows of earlier imports, with our ids
 */
export function countChanges(complete: FolderTables, current: FolderTables, names: IdNames): RowChanges[] {
  return fileNames.flatMap((table) => {
    const { [table]: rows } = complete.files;
    if (!rows) return [];
    const { [table]: existing = [] } = current.files;
    const before = normalRows(table, existing, current.attachments);
    const change = compareRows(table, normalRows(table, renameIds(table, rows, names), complete.attachments), before);
    return change.added + change.changed + change.removed > 0 ? [change] : [];
  });
}

function compareRows(table: FileName, rows: readonly FolderRow[], existing: readonly FolderRow[]): RowChanges {
  const key = table === 'results' ? resultKey : folderSchema[table].key;
  const before = Map.groupBy(existing, (row) => cells(row, key));
  const given = new Set<string>();
  const lists = new Set<string>();
  const { [table]: list } = rowLists;
  const change: RowChanges = { table, added: 0, changed: 0, removed: 0 };
  for (const row of rows) {
    const own = cells(row, key);
    given.add(own);
    if (list) lists.add(cells(row, list));
    const found = before.get(own);
    if (!found) change.added += 1;
    else if (!found.some((other) => isEqual(row, other))) change.changed += 1;
  }
  if (list)
    change.removed = existing.filter((row) => lists.has(cells(row, list)) && !given.has(cells(row, key))).length;
  return change;
}

const cells = (row: FolderRow, columns: readonly string[]): string => columns.map((name) => row[name] ?? '').join('\t');

const isEqual = (row: FolderRow, other: FolderRow): boolean =>
  [...new Set([...Object.keys(row), ...Object.keys(other)])].every((name) => (row[name] ?? '') === (other[name] ?? ''));

/** Rows in one notation: defaults spelled out, times as instants, files as their bytes. */
function normalRows(
  table: FileName,
  rows: readonly FolderRow[],
  attachments: FolderTables['attachments'],
): FolderRow[] {
  const special = folderSchema[table].columns.filter(({ type }) => type.kind === 'time' || type.kind === 'path');
  const { [table]: defaultsOf } = defaults;
  if (special.length === 0 && !defaultsOf) return [...rows];
  return rows.map((row) => {
    const changed = special.flatMap((column) => {
      const { [column.name]: cell } = row;
      return cell === undefined ? [] : [[column.name, normalCell(column, cell, attachments)] as const];
    });
    return { ...defaultsOf?.(row), ...row, ...Object.fromEntries(changed) };
  });
}

/** `2026-10-09T10:00-03:00` and `2026-10-09T13:00:00Z` are the same instant. */
function normalCell({ type }: Column, cell: string, attachments: FolderTables['attachments']): string {
  if (type.kind === 'time') return String(Date.parse(cell));
  const bytes = attachments.get(cell);
  return bytes ? createHash('sha256').update(bytes).digest('hex') : cell;
}
