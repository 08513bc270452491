import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defused, writeCsv } from './csv.ts';
import { folderSchema } from './folder-schema.ts';
import { fileNames } from './folder-tables.ts';
import type { FolderTables } from './folder-tables.ts';

/** The files of a folder, byte for byte the same for the same tables. A file without rows and a column without values are left out. */
export function folderFiles(tables: FolderTables): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([['games.json', encoder.encode(gamesJson(tables))]]);
  for (const name of fileNames) {
    const rows = tables.files[name] ?? [];
    if (rows.length === 0) continue;
    const columns = folderSchema[name].columns
      .filter((column) => column.isRequired || rows.some((row) => row[column.name] !== undefined))
      .map((column) => column.name);
    files.set(
      `${name}.csv`,
      encoder.encode(
        writeCsv(
          columns,
          rows.map((row) => columns.map((column) => defused(row[column] ?? ''))),
        ),
      ),
    );
  }
  for (const [path, bytes] of tables.attachments) files.set(path, bytes);
  return files;
}

function gamesJson({ games }: FolderTables): string {
  return `${JSON.stringify({ format: 'podium-games-folder', formatVersion: 1, ...games }, null, 2)}\n`;
}

/** Everything that is known of minors stands in these files: only their owner may read them. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600 });
  }
}
