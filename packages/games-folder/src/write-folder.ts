import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate } from 'fflate';
import { leastColumns } from './column.ts';
import { escapeFormula, writeCsv } from './csv.ts';
import { contentTables, fileNames, triviaNames } from './folder-tables.ts';
import type { FolderRow, FolderTables, GamesFacts, TableName } from './folder-tables.ts';
import { visibleText } from './spreadsheet/normal-cell.ts';
import { schemaOf } from './table-schema.ts';

/**
 * The files of a folder for people; the same tables give the same bytes. Files without rows and columns without
 * values are omitted. A byte order mark lets spreadsheets recognize UTF-8.
 */
export function folderFiles(tables: FolderTables): Map<string, Uint8Array> {
  const files = new Map([['games.json', gamesFile(tables.games)]]);
  for (const name of fileNames) {
    const rows = tables.files[name] ?? [];
    if (rows.length > 0) files.set(`${name}.csv`, encode(`\uFEFF${tableText(name, rows)}`));
  }
  for (const [path, bytes] of tables.attachments) files.set(path, bytes);
  for (const [kind, name] of contentTables) {
    const rows = tables.content?.get(kind) ?? [];
    if (rows.length > 0) files.set(`${name}.csv`, encode(`\uFEFF${tableText(name, rows)}`));
  }
  for (const name of triviaNames) {
    const rows = tables.trivia?.get(name) ?? [];
    if (rows.length > 0) files.set(`${name}.csv`, encode(`\uFEFF${tableText(name, rows)}`));
  }
  for (const { path, bytes } of tables.contentFiles ?? []) files.set(`content/${path}`, bytes);
  return files;
}

/**
 * The files of a folder for the journal: every given table, even those with only a header, in canonical form. Content
 * and quizzes are journaled item by item.
 */
export function packedFiles(tables: FolderTables): Map<string, Uint8Array> {
  const files = new Map([['games.json', gamesFile(tables.games)]]);
  for (const name of fileNames) {
    const rows = tables.files[name];
    if (rows) files.set(`${name}.csv`, encode(tableText(name, rows)));
  }
  for (const [path, bytes] of tables.attachments) files.set(path, bytes);
  return files;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function tableText(name: TableName, rows: readonly FolderRow[]): string {
  const { columns: known } = schemaOf(name);
  const least = new Set(leastColumns(known));
  // A required text is written in its own languages; a table without rows has a header that can be imported.
  const columns = known.filter(
    (column) =>
      column.isRequired ||
      rows.some((row) => row[column.name] !== undefined) ||
      (rows.length === 0 && least.has(column)),
  );
  return writeCsv(
    columns.map((column) => column.name),
    rows.map((row) => columns.map((column) => escapeFormula(visibleText(column, row[column.name] ?? '')))),
  );
}

export const gamesFile = (games: GamesFacts): Uint8Array => encode(gamesJson({ games }));

function gamesJson({ games }: Pick<FolderTables, 'games'>): string {
  return `${JSON.stringify({ format: 'podium-games-folder', formatVersion: 1, ...games }, null, 2)}\n`;
}

/** These files contain personal data of minors: readable only by their owner. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600 });
  }
}

/** The same files as one .zip, written as it is compressed. @throws Error if the file exists */
export async function writeArchive(path: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await pipeline(Readable.from(packArchive(files)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

function* packArchive(files: ReadonlyMap<string, Uint8Array>): Generator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, bytes] of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}
