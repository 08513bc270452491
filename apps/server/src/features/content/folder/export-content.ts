import { referencedFiles, findKind, itemToRow } from '@podium/content';
import type { Field, ReferenceTarget } from '@podium/content';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import type pg from 'pg';
import { renameReferences } from './references.ts';

export type ReadFile = (sha256: string) => Promise<Uint8Array | undefined>;

interface ItemRow {
  kind: string;
  id: string;
  position: number | null;
  data: Record<string, unknown>;
}

const tableOfTarget: Partial<Record<ReferenceTarget, keyof FolderTables['files']>> = {
  venue: 'venues',
  discipline: 'disciplines',
  event: 'events',
  unit: 'units',
  delegation: 'organisations',
  person: 'participants',
};

/**
 * Published content as tables of a Games folder. References to targets outside the folder are left out, and so are
 * items that require them.
 */
export async function exportContent(
  pool: pg.Pool,
  partition: number,
  files: FolderTables['files'],
  readFile: ReadFile,
): Promise<Required<Pick<FolderTables, 'content' | 'contentFiles'>>> {
  const { rows } = await pool.query<ItemRow>(
    `select kind, id, position, data from content.items where partition = $1
     order by kind, position nulls last, id collate "C"`,
    [partition],
  );
  const folderId = folderIds(files, rows);
  const content = new Map<string, FolderRow[]>();
  const used = new Map<string, { path: string; bytes: Uint8Array }>();
  for (const { kind: name, id, position, data } of rows) {
    const kind = findKind(name);
    if (!kind) continue;
    const exported = renameReferences(name, data, folderId);
    if (!hasRequired(kind.fields, exported)) continue;
    content.set(name, [
      ...(content.get(name) ?? []),
      itemToRow(kind, { id, order: position ?? undefined, data: exported }),
    ]);
    for (const file of referencedFiles(kind, data)) {
      if (used.has(file.path)) continue;
      const bytes = await readFile(file.sha256);
      if (bytes) used.set(file.path, { path: file.path, bytes });
    }
  }
  return { content, contentFiles: [...used.values()] };
}

const hasRequired = (fields: Readonly<Record<string, Field>>, data: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, { isRequired }]) => !isRequired || data[name] !== undefined);

/** Ids in the exported folder; undefined for targets that it does not contain. */
function folderIds(
  files: FolderTables['files'],
  items: readonly ItemRow[],
): (to: ReferenceTarget, id: string) => string | undefined {
  const ids = new Map<string, Map<string, string>>();
  for (const [target, table] of Object.entries(tableOfTarget)) {
    const isByCode = target === 'discipline' || target === 'delegation';
    ids.set(
      target,
      new Map((files[table] ?? []).map((row) => [(isByCode ? row['code'] : undefined) ?? row['id']!, row['id']!])),
    );
  }
  for (const { kind, id } of items) ids.set(kind, (ids.get(kind) ?? new Map<string, string>()).set(id, id));
  return (target, id) => ids.get(target)?.get(id);
}
