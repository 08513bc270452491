import { unzipSync, zipSync } from 'fflate';

/** Packs an import for the journal. Deterministic: the same files always give the same bytes. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const content: Record<string, Uint8Array> = {};
  for (const path of [...files.keys()].sort()) content[path] = files.get(path)!;
  return zipSync(content, { level: 1, mtime: new Date(1980, 0, 1), os: 3 });
}

/** Added if the same files were imported before an import of other files, so that the bytes are new to the journal. */
export const repeatImportFile = 'podium-import-again.json';

/** Removes the marker file; a package without one is returned unchanged. */
export function withoutRepeatImportFile(bytes: Uint8Array): Uint8Array {
  const files = new Map(Object.entries(unzipSync(bytes)));
  return files.delete(repeatImportFile) ? packFiles(files) : bytes;
}
