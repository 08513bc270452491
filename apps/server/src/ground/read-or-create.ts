import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ensureDataFolder } from './data-folder.ts';
import { readIfExists } from './read-if-exists.ts';

/**
 * Text of a file in the data folder, which only its owner may read. If it is missing, it is created whole: of two
 * processes that start together both get the text of the first, and a crash leaves no half of it.
 *
 * @param make the text of a new file
 * @returns the text without surrounding whitespace
 */
export async function readOrCreate(file: string, make: () => string): Promise<string> {
  const stored = await readIfExists(file);
  if (stored !== undefined) return stored.trim();
  await ensureDataFolder(dirname(file));
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, `${make()}\n`, { mode: 0o600, flush: true });
    await linkOnce(unfinished, file);
    return (await readIfExists(file))!.trim();
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Does nothing if the target exists. Network shares without links get a copy, which is not whole at once. */
async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await link(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      await copyFile(source, target, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
