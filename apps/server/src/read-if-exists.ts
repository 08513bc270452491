import { readFile } from 'node:fs/promises';

/** A file's text, or undefined where there is no such file. One that is there and cannot be read is an error. */
export async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
