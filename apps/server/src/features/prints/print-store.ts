import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { machineNow } from '../../ground/machine-time.ts';

/** Size of the memory cache (bytes): about a hundred sheets. */
const memoryBytes = 16 * 1024 * 1024;
/** Larger documents, such as books, are read from the folder each time. */
const memoryBytesEach = 1024 * 1024;

/** Stores printed documents by the hash of their content: recent ones in memory, all in a folder of limited size. */
export class PrintStore {
  readonly #folder: string;
  readonly #folderBytes: number;
  /** Bytes written since the folder was last pruned; unknown at the start. */
  #added = Infinity;
  readonly #recent = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    maxEntrySize: memoryBytesEach,
    sizeCalculation: (pdf) => pdf.length,
  });

  /**
   * @param folderBytes maximum size of the folder after pruning; it is pruned each time a sixteenth of that has been
   * added
   */
  constructor(folder: string, folderBytes = 480 * 1024 * 1024) {
    this.#folder = folder;
    this.#folderBytes = folderBytes;
  }

  async get(hash: string): Promise<Buffer | undefined> {
    const recent = this.#recent.get(hash);
    if (recent) return recent;
    const file = this.#file(hash);
    // The document was never stored, or was removed.
    const pdf = await readFile(file).catch(() => undefined);
    if (!pdf) return undefined;
    this.#recent.set(hash, pdf);
    const now = machineNow() / 1000;
    // If this fails, the document is only removed sooner.
    await utimes(file, now, now).catch(() => undefined);
    return pdf;
  }

  /** @returns whether it is stored; false for a large document if the folder is not writable */
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
      // If the folder is not writable, the file may be left there.
      await rm(unfinished, { force: true }).catch(() => undefined);
      return this.#recent.has(hash);
    }
  }

  #file(hash: string): string {
    return join(this.#folder, `${hash}.pdf`);
  }

  /** Removes the least recently used documents until the rest fits. */
  async #prune(): Promise<void> {
    this.#added = 0;
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        // Another process may have removed the file.
        const stats = await stat(path).catch(() => undefined);
        return { path, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
      }),
    );
    let bytes = 0;
    for (const { path, size } of files.toSorted((a, b) => b.usedAt - a.usedAt)) {
      bytes += size;
      if (bytes > this.#folderBytes) await rm(path, { force: true });
    }
  }
}
