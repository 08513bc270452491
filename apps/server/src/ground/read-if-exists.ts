import { readFile } from 'node:fs/promises';

/** Text of a file; undefined if it does not exist. A file that exists but cannot be read is an error. */
export async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
