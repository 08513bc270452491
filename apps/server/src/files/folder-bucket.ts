import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import type { ByteRange } from './byte-range.ts';

/** Stores objects in a folder that only the server's OS user may read. */
export class FolderBucket implements Bucket {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param path on the same file system, so that renaming is atomic */
  async put(key: string, path: string): Promise<void> {
    const target = join(this.#folder, key);
    await sync(path);
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await sync(dirname(target));
    if (made !== undefined) await sync(dirname(made));
  }

  async open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const handle = await open(join(this.#folder, key));
      return handle.createReadStream(range);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#folder, key), { force: true });
  }
}

/** Flushes a file or the entries of a folder to disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
