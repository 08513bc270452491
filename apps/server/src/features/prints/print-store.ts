import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { machineNow } from '../../machine-time.ts';

/** Bytes kept in memory: some hundred sheets. */
const memoryBytes = 16 * 1024 * 1024;
/** Larger documents, such as books, are read from the folder each time. */
const memoryBytesEach = 1024 * 1024;

/** Keeps printed documents by the hash of their content: the recent ones in memory, all in a folder of limited size. */
export class PrintStore {
  readonly #folder: string;
  readonly #folderBytes: number;
  /** Bytes written since the folder was last reduced; at the start it may be of any size. */
  #added = Infinity;
  readonly #recent = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    maxEntrySize: memoryBytesEach,
    sizeCalculation: (pdf) => pdf.length,
  });

  /** @param folderBytes size to which the folder is reduced, each time a sixteenth of it has been added */
  constructor(folder: string, folderBytes = 480 * 1024 * 1024) {
    this.#folder = folder;
    this.#folderBytes = folderBytes;
  }

  async get(hash: string): Promise<Buffer | undefined> {
    const recent = this.#recent.get(hash);
    if (recent) return recent;
    const file = this.#file(hash);
    // Not stored, or removed since.
    const pdf = await readFile(file).catch(() => undefined);
    if (!pdf) return undefined;
    this.#recent.set(hash, pdf);
    const now = machineNow() / 1000;
    // At worst the document is removed sooner.
    await utimes(file, now, now).catch(() => undefined);
    return pdf;
  }

  /** @returns whether it is kept: a large document is not if the folder cannot be written to */
  async put(hash: string, pdf: Buffer): Promise<boolean> {
    this.#recent.set(hash, pdf);
    const file = this.#file(hash);
    const unfinished = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(unfinished, pdf);
      await rename(unfinished, file);
      this.#added += pdf.length;
      if (this.#added > this.#folderBytes / 16) await this.#prune();
      return true;
    } catch {
      // A folder that cannot be written to keeps it, too.
      await rm(unfinished, { force: true }).catch(() => undefined);
      return this.#recent.has(hash);
    }
  }

  #file(hash: string): string {
    return join(this.#folder, `${hash}.pdf`);
  }

  /** Removes the documents that were used longest ago until the rest fits. */
  async #prune(): Promise<void> {
    this.#added = 0;
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        // Another process may have removed it.
        const found = await stat(path).catch(() => undefined);
        return { path, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    let bytes = 0;
    for (const { path, size } of files.toSorted((one, other) => other.usedAt - one.usedAt)) {
      bytes += size;
      if (bytes > this.#folderBytes) await rm(path, { force: true });
    }
  }
}
