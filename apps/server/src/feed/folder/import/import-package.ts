import { unzipSync, zipSync } from 'fflate';

/** Bytes of an import as the journal keeps them: the same files give the same bytes, always. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const content: Record<string, Uint8Array> = {};
  for (const path of [...files.keys()].sort()) content[path] = files.get(path)!;
  return zipSync(content, { level: 1, mtime: new Date(1980, 0, 1), os: 3 });
}

/** Present where the same files were imported before, then others, and now these again: it makes the bytes new. */
export const repeatImportFile = 'podium-import-again.json';

/** The package without the marker; a package without a marker is returned unchanged. */
export function withoutRepeatImportFile(bytes: Uint8Array): Uint8Array {
  const files = new Map(Object.entries(unzipSync(bytes)));
  return files.delete(repeatImportFile) ? packFiles(files) : bytes;
}
