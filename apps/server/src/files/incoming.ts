import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../ground/api-error.ts';

/** Age at which a temporary file is abandoned; no upload takes that long. */
const ABANDONED_MS = 3_600_000;

/** Temporary files of uploads that are not stored yet. */
export class Incoming {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a stream to a file, which is deleted unless the stream is complete.
   *
   * @throws ApiError 413 as soon as the stream exceeds the limit, 422 if it is empty
   */
  async receive(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<{ path: string; size: number }> {
    const path = await this.#newPath();
    const handle = await open(path, 'wx', 0o600);
    let size = 0;
    try {
      for await (const part of body) {
        size += part.length;
        if (size > maxBytes) throw tooLarge(maxBytes);
        await handle.writeFile(part);
      }
      if (size === 0) throw new ApiError('unprocessable', 'The file is empty.');
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return { path, size };
  }

  /** @returns the path of a temporary file with these bytes */
  async write(bytes: Uint8Array): Promise<string> {
    const path = await this.#newPath();
    await writeFile(path, bytes, { mode: 0o600 });
    return path;
  }

  /** Removes files that killed processes left behind. */
  async removeAbandoned(now: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const path = join(this.#folder, name);
      // The upload may have finished in the meantime.
      const stats = await stat(path).catch(() => undefined);
      if (stats && now - stats.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  async #newPath(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return join(this.#folder, randomUUID());
  }
}

export function tooLarge(maxBytes: number): ApiError {
  return new ApiError('tooLarge', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
}

/** @returns the SHA-256, hex */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}
