import { folderSchema } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { renameIds } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

/** Rows of earlier imports that a file of these Games lacks. */
export interface MissingRows {
  table: string;
  rows: number;
  /** Names or ids of the first ones. */
  names: string[];
}

/** Lists that are complete as they are: a start list, line-up or set of medals is replaced as a whole, never mixed. */
export const rowLists: { readonly [Name in FileName]?: readonly string[] } = {
  team_members: ['team'],
  results: ['level', 'ref'],
  lineups: ['unit', 'competitor'],
  officials: ['unit'],
  result_details: ['level', 'ref'],
  actions: ['unit'],
  medals: ['event'],
  records: ['event', 'type'],
};
const maxNames = 20;

/** Key of a row in its file; rows of a list that is replaced as a whole share one. */
export const rowKey = (name: FileName, row: FolderRow): string =>
  (rowLists[name] ?? folderSchema[name].key).map((column) => row[column] ?? '').join('\t');

interface KeepOptions {
  /** Removes what the files lack, except what has results. */
  removesMissing: boolean;
  /** Ids of contests, people and teams that have results of a feed or by hand. */
  withResults: ReadonlySet<string>;
}

/**
 * Adds the rows of earlier imports that the files of a folder lack, so that an import adds and changes and removes
 * nothing. A person, team, place or delegation keeps the cells of columns that the file does not have.
 *
 * @param tables as read, with the ids of the folder
 * @param current rows of earlier imports, with our ids
 * @param names folder ids of `tables` that differ from ours
 * @returns the complete tables, and what was missing and can be removed
 */
export function keepMissing(
  tables: FolderTables,
  current: FolderTables,
  names: IdNames,
  { removesMissing, withResults }: KeepOptions,
): { tables: FolderTables; missing: MissingRows[] } {
  const stays = protectedRows(current, withResults);
  const files: FolderTables['files'] = {};
  const missing: MissingRows[] = [];
  for (const [name, rows] of Object.entries(tables.files) as [FileName, FolderRow[]][]) {
    const existing = current.files[name] ?? [];
    const { merged, lacking } = mergeRows(name, rows, existing, names);
    const removable = new Set(lacking.filter((row) => !stays(name, row)));
    files[name] = removesMissing ? merged.filter((row) => !removable.has(row)) : merged;
    if (removable.size > 0)
      missing.push({ table: name, rows: removable.size, names: [...removable].slice(0, maxNames).map(rowName) });
  }
  const used = new Set(withFiles.flatMap((name) => (files[name] ?? []).flatMap((row) => Object.values(row))));
  const attachments = new Map([...current.attachments].filter(([path]) => used.has(path)));
  for (const [path, bytes] of tables.attachments) attachments.set(path, bytes);
  return { tables: { ...tables, files, attachments }, missing };
}

/** Returns whether a row must not be removed: it has results, or something that has results refers to it. */
export function protectedRows(
  { files }: FolderTables,
  withResults: ReadonlySet<string>,
): (name: FileName, row: FolderRow) => boolean {
  const idsOf = (name: FileName, column: string, ids: ReadonlySet<string>): Set<string> =>
    new Set((files[name] ?? []).flatMap((row) => (ids.has(row['id'] ?? '') ? (row[column] ?? []) : [])));
  const phases = idsOf('units', 'phase', withResults);
  const events = idsOf('phases', 'event', phases);
  const organisations = new Set(
    (['participants', 'teams'] as const).flatMap((name) => [...idsOf(name, 'organisation', withResults)]),
  );
  const protectedIds: { readonly [Name in FileName]?: [column: string, ids: ReadonlySet<string>] } = {
    participants: ['id', withResults],
    teams: ['id', withResults],
    team_members: ['team', withResults],
    entries: ['competitor', withResults],
    units: ['id', withResults],
    phases: ['id', phases],
    events: ['id', events],
    event_rules: ['event', events],
    disciplines: ['id', idsOf('events', 'discipline', events)],
    organisations: ['id', organisations],
  };
  return (name, row) => {
    const [column, ids] = protectedIds[name] ?? [];
    return column !== undefined && ids!.has(row[column] ?? '');
  };
}

/** Tables whose rows refer to files. */
const withFiles = ['organisations', 'venues', 'participants', 'documents'] as const;
/** Tables whose cells are independent of each other: a list of names and birth dates removes no photo. */
const keepsCells: ReadonlySet<FileName> = new Set(['organisations', 'venues', 'participants', 'teams']);

function mergeRows(
  name: FileName,
  rows: readonly FolderRow[],
  existing: readonly FolderRow[],
  names: IdNames,
): { merged: FolderRow[]; lacking: FolderRow[] } {
  const keyOf = (row: FolderRow): string => rowKey(name, row);
  const keys = renameIds(name, rows, names).map(keyOf);
  const given = new Set(keys);
  const lacking = existing.filter((row) => !given.has(keyOf(row)));
  if (rowLists[name]) return { merged: [...rows, ...lacking], lacking };
  const existingByKey = new Map(existing.map((row) => [keyOf(row), row]));
  const filled = new Set(rows.flatMap((row) => Object.keys(row)));
  const absent = keepsCells.has(name)
    ? folderSchema[name].columns.flatMap((column) => (filled.has(column.name) ? [] : [column.name]))
    : [];
  const complete = rows.map((row, index): FolderRow => {
    const before = existingByKey.get(keys[index]!);
    if (!before) return row;
    const kept = absent.flatMap((column) => (before[column] === undefined ? [] : [[column, before[column]] as const]));
    return kept.length === 0 ? row : { ...row, ...Object.fromEntries(kept) };
  });
  if (lacking.length === 0) return { merged: complete, lacking };
  // The present order counts: rows of the file take their places, and new ones follow.
  const completeByKey = new Map(complete.map((row, index) => [keys[index]!, row]));
  const present = existing.map((row) => completeByKey.get(keyOf(row)) ?? row);
  const added = complete.filter((_, index) => !existingByKey.has(keys[index]!));
  return { merged: [...present, ...added], lacking };
}

const rowName = (row: FolderRow): string =>
  row['family_name'] === undefined
    ? (row['name_en'] ??
      row['id'] ??
      [row['event'] ?? row['unit'] ?? row['ref'] ?? row['team'], row['competitor']].filter(Boolean).join(' '))
    : [row['given_name'], row['family_name']].filter(Boolean).join(' ');

export const missingTotal = (missing: readonly MissingRows[]): number =>
  missing.reduce((sum, { rows }) => sum + rows, 0);
