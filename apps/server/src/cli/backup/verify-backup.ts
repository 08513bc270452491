/** Reads a whole backup and compares all hashes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { signingKeyName } from '../../ground/data-folder.ts';
import { filePath, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { openSecrets } from './sealed-keys.ts';

/**
 * @param passphrase undefined: the encrypted keys are not read
 * @returns the manifest, and one sentence per problem
 * @throws Error if the folder does not contain a complete backup
 */
export async function verifyBackup(
  folder: string,
  passphrase?: string,
): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  const check = async (path: string, sha256: string): Promise<void> => {
    const actualHash = await hashFileIfExists(join(folder, path));
    if (actualHash === undefined) faults.push(`${path} is missing.`);
    else if (actualHash !== sha256) faults.push(`${path} has been changed.`);
  };
  for (const { file, sha256, name, rows } of manifest.tables) {
    await check(file, sha256);
    const lines = await countLines(join(folder, file)).catch(() => undefined);
    if (lines !== undefined && lines !== rows) faults.push(`${file} has ${lines} rows of ${name}, expected ${rows}.`);
  }
  if (manifest.hasFiles) for (const { sha256 } of manifest.files) await check(filePath(sha256), sha256);
  if (manifest.hasKeys && passphrase !== undefined) {
    try {
      const secrets = openSecrets(await readFile(join(folder, 'keys.sealed'), 'utf8'), passphrase);
      const bundles = manifest.tables.find(({ name }) => name.replaceAll('"', '') === 'live_updates.bundles');
      if (bundles && bundles.rows > 0 && !(signingKeyName in secrets))
        faults.push(`keys.sealed has no ${signingKeyName}: the installed apps would accept no further updates.`);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return { manifest, faults };
}

async function hashFileIfExists(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** COPY writes one line per row. */
async function countLines(path: string): Promise<number> {
  let lines = 0;
  await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks)
      for (let offset = chunk.indexOf(10); offset !== -1; offset = chunk.indexOf(10, offset + 1)) lines += 1;
  });
  return lines;
}
