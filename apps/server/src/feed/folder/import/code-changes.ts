/** Codes (`rsc`) of events, phases and contests that an import changes. Our id follows from the code. */
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { collectIdNames, noNames, renameIds } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

const kinds = ['events', 'phases', 'units'] as const;

/** A row whose code differs from that of the same row in an earlier import. */
export interface CodeChange {
  kind: keyof IdNames;
  row: FolderRow;
  /** Our id until now. */
  before: string;
  now: string;
}

/**
 * Rows that have no code keep the one that an earlier import gave them: a list of names and times removes no code.
 *
 * @param current rows of earlier imports, with our ids
 * @param names folder ids of earlier imports that differ from ours
 */
export function keepCodes(tables: FolderTables, current: FolderTables | undefined, names: IdNames): FolderTables {
  if (!current) return tables;
  const files = { ...tables.files };
  for (const kind of kinds) {
    const codes = new Map(current.files[kind]?.map((row) => [row['id'], row['rsc']] as const));
    files[kind] &&= files[kind].map((row) => {
      const rsc = row['rsc'] === undefined ? codes.get(ownId(row, kind, names)) : undefined;
      return rsc === undefined ? row : { ...row, rsc };
    });
  }
  return { ...tables, files };
}

const ownId = (row: FolderRow, kind: keyof IdNames, names: IdNames): string => {
  const id = row['id']!;
  return Object.hasOwn(names[kind], id) ? names[kind][id]! : id;
};

/** Rows of earlier imports that get another code, by which other rows refer to them from now on. */
export function findCodeChanges(tables: FolderTables, current: FolderTables, names: IdNames): CodeChange[] {
  const next = collectIdNames(tables, names);
  return kinds.flatMap((kind) => {
    const existing = new Set(current.files[kind]?.map((row) => row['id']));
    return (tables.files[kind] ?? []).flatMap((row): CodeChange[] => {
      const [before, now] = [ownId(row, kind, names), ownId(row, kind, next)];
      return before === now || !existing.has(before) ? [] : [{ kind, row, before, now }];
    });
  });
}

/** Returns whether a changed code is that of another row, which keeps it. */
export const isCodeTaken = (
  { kind, now }: CodeChange,
  current: FolderTables,
  changes: readonly CodeChange[],
): boolean =>
  (current.files[kind] ?? []).some(({ id }) => id === now) &&
  !changes.some((other) => other.kind === kind && other.before === now);

/** Rows of earlier imports under the new codes, and the files among them that the folder lacks and that change. */
export function withNewCodes(
  current: FolderTables,
  given: FolderTables,
  changes: readonly CodeChange[],
): { current: FolderTables; added: FolderTables['files'] } {
  const names = noNames();
  for (const { kind, before, now } of changes) names[kind][before] = now;
  const files: FolderTables['files'] = {};
  const added: FolderTables['files'] = {};
  for (const [name, rows] of Object.entries(current.files) as [FileName, FolderRow[]][]) {
    const renamed = renameIds(name, rows, names);
    files[name] = renamed;
    if (!given.files[name] && renamed.some((row, index) => row !== rows[index])) added[name] = renamed;
  }
  return { current: { ...current, files }, added };
}
