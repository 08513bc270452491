import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArchive } from '@podium/games-folder';
import { zipSync } from 'fflate';

/** A bundle is about 2 MB; devices in a crowded venue could hardly download a larger one. */
export const MAX_BYTES = 32 * 1024 * 1024;
const ENTRY = 'index.html';

/** The message is a full sentence for the publisher. */
export class BundleRefused extends Error {}

/**
 * Packs a folder; the same files give the same bytes.
 *
 * @throws BundleRefused if the folder cannot be read or contains no app
 */
export async function packBundle(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new BundleRefused(`There is no folder "${folder}".`);
  });
  const files: Record<string, Uint8Array> = {};
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files[path.slice(join(folder, '/').length).replaceAll('\\', '/')] = await readFile(path);
  }
  return repackBundle(zipFiles(files));
}

function zipFiles(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return zipSync(sorted, { level: 9, mtime: new Date('2000-01-01T00:00:00Z') });
}

/**
 * Packs a new archive from the checked files, so that only those are signed. Rejects archives that the apps cannot
 * or should not unpack: damaged or truncated archives, paths outside the folder, links, compression bombs, and
 * archives without an app at their root.
 *
 * @throws BundleRefused
 */
export function repackBundle(zip: Uint8Array): Uint8Array {
  if (zip.length > MAX_BYTES) throw new BundleRefused(`The bundle is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
  const { files, links, problems } = readArchive(zip);
  const [problem] = problems;
  if (problem)
    throw new BundleRefused(`The bundle cannot be used: ${problem.file}: ${problem.params.form.replaceAll('-', ' ')}.`);
  const [link] = links;
  if (link !== undefined) throw new BundleRefused(`The bundle cannot be used: ${link} is a link.`);
  if (!files.has(ENTRY)) throw new BundleRefused(`The bundle has no ${ENTRY} at its root.`);
  return zipFiles(Object.fromEntries(files));
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
