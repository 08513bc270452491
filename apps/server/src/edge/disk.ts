import { statfs } from 'node:fs/promises';

const everyMs = 5000;

/** Room left where the database lives. Writes are refused before there is none: without room for its log the database goes away, reads too. */
export class DiskGuard {
  readonly #folder: string;
  readonly #reserveBytes: number;
  #timer: NodeJS.Timeout | undefined;
  #freeBytes = Number.MAX_SAFE_INTEGER;

  constructor(folder: string, reserveBytes: number) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
  }

  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    // A folder that cannot be asked is watched at the next look.
    const found = await statfs(this.#folder).catch(() => undefined);
    if (found) this.#freeBytes = found.bavail * found.bsize;
  }

  get freeBytes(): number {
    return this.#freeBytes;
  }

  get hasRoom(): boolean {
    return this.#freeBytes >= this.#reserveBytes;
  }
}
