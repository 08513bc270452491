/** Every documented column of a Games folder is stored in a table and read by a query. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fileNames, folderSchema, openFolder, readFolder } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { completeFolder } from '../../testing/import-folder.ts';
import { FolderIndex } from './import/folder-index.ts';
import { mapActions, mapFolder } from './import/map-folder.ts';

/** Columns that no query reads, each with its reason; `docs/games-folder.md` lists those that no page shows. */
const ignored: Readonly<Record<string, string>> = {
  'organisations.short_name': 'no page shows it: the code is the short name',
  'venues.map': 'no page shows it',
  'disciplines.odf_codes': 'the registry of disciplines knows the codes of the feed',
  'phases.kind': 'checked on import; pages derive it from the units',
  'phases.pool': 'the name of the phase includes it',
  'participants.federation_id': 'a number for the organizers',
  'teams.short_name': 'no page shows it',
  'teams.odf_code': 'a number for the organizers',
  'entries.group': 'no page shows it',
  'results.sort': 'the order of the lines',
  'result_details.competitor': 'says to which line a detail belongs',
  'actions.role': 'part of the people of an action',
  'medals.order': 'the order of the lines decides',
  'medals.note': 'kept for export',
  'records.order': 'the order of the lines',
  'documents.file': 'says which stored file it is',
};

const stamp = '20261017110000000';
const source = resolve(import.meta.dirname, '../..');

/** Every `table.column` that queries of the read model and of features select. */
async function readColumns(): Promise<Set<string>> {
  const read = new Set<string>();
  for (const part of ['read-model', 'features']) {
    for (const file of await readdir(join(source, part), { recursive: true })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const text = await readFile(join(source, part, file), 'utf8');
      for (const [, table, columns] of text.matchAll(/TableRow<\s*typeof (?:tables\.)?(\w+),([^>]*)>/g))
        for (const [, column] of columns!.matchAll(/'(\w+)'/g)) read.add(`${table}.${column}`);
    }
  }
  return read;
}

function toRows(tables: FolderTables): Record<string, object[]> {
  const index = new FolderIndex(tables);
  const fileSet = new Set(fileNames);
  const { owned, scoped } = mapFolder(index, fileSet, stamp);
  const rows: Record<string, object[]> = { ...scoped };
  for (const [table, part] of Object.entries(owned)) rows[table] = part.rows;
  return { ...rows, ...mapActions(index, fileSet, stamp) };
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every `table.column` whose cells differ. */
function differences(a: Record<string, object[]>, b: Record<string, object[]>): Set<string> {
  const columns = new Set<string>();
  for (const [table, rows] of Object.entries(a)) {
    for (const [index, row] of rows.entries()) {
      const twin = (b[table]?.[index] ?? {}) as Record<string, unknown>;
      for (const [name, value] of Object.entries(row))
        if (JSON.stringify(value) !== JSON.stringify(twin[name])) columns.add(`${table}.${snake(name)}`);
    }
  }
  return columns;
}

const plausible: Readonly<Record<string, string>> = { boolean: 'true', integer: '7', decimal: '7', date: '2026-10-12' };

function withCell(tables: FolderTables, name: FileName, column: string, value: string | undefined): FolderTables {
  const change = (row: FolderRow): FolderRow => {
    const { [column]: _, ...rest } = row;
    return value === undefined ? rest : { ...rest, [column]: value };
  };
  return { ...tables, files: { ...tables.files, [name]: tables.files[name]!.map(change) } };
}

it('F4: every column is either read and stored or listed as ignored', async () => {
  const { tables } = readFolder(await openFolder(completeFolder));
  const read = await readColumns();
  expect(read.size).toBeGreaterThan(100);
  const unread: string[] = [];
  for (const name of fileNames) {
    for (const { name: column, type } of folderSchema[name].columns) {
      if (column === 'id' || type.kind === 'reference') continue;
      const value = plausible[type.kind] ?? (type.kind === 'word' ? type.words.at(-1)! : 'x');
      const without = toRows(withCell(tables!, name, column, type.kind === 'boolean' ? 'false' : undefined));
      const changed = differences(toRows(withCell(tables!, name, column, value)), without);
      if (![...changed].some((cell) => read.has(cell))) unread.push(`${name}.${column}`);
    }
  }
  const base = (column: string): string => column.replace(/_(en|es|pt|az|ar|fr|2|3)$/, '');
  expect(unread.filter((column) => !Object.hasOwn(ignored, base(column)))).toEqual([]);
});
