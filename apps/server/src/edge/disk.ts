import { statfs } from 'node:fs/promises';
import type { Alarms } from '../alarms.ts';
import type { Config } from '../config.ts';

type DiskSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveBytes'>;

const everyMs = 5000;

/** People's writes stop at so many times the reserve: what they write can wait, results cannot. */
const PEOPLE_FACTOR = 4;

/** Room left where the database lives. Writes are refused before there is none: without room for its log the database goes away, reads too. */
export class DiskGuard {
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #onLook: (guard: DiskGuard) => void;
  #timer: NodeJS.Timeout | undefined;
  #freeBytes = Number.MAX_SAFE_INTEGER;

  /** @param onLook called after each look */
  constructor(folder: string, reserveBytes: number, onLook: (guard: DiskGuard) => void = () => undefined) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#onLook = onLook;
  }

  /** Watches the disk of the embedded database; one that is elsewhere watches its own. Raises the alarm `no-room`. */
  static of({ databaseUrl, dataDir, diskReserveBytes }: DiskSettings, alarms: Alarms): DiskGuard {
    return new DiskGuard(
      databaseUrl === undefined ? dataDir : '/',
      databaseUrl === undefined ? diskReserveBytes : 0,
      ({ hasRoom, hasRoomForPeople, freeBytes }) =>
        alarms.set('no-room', hasRoom && hasRoomForPeople ? [] : [`${Math.floor(freeBytes / 1_048_576)} MB left`]),
    );
  }

  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    // A folder that cannot be read is checked again next time.
    const found = await statfs(this.#folder).catch(() => undefined);
    if (found) this.#freeBytes = found.bavail * found.bsize;
    this.#onLook(this);
  }

  get freeBytes(): number {
    return this.#freeBytes;
  }

  /** Room for accounts, suggestions and photos. */
  get hasRoomForPeople(): boolean {
    return this.#freeBytes >= PEOPLE_FACTOR * this.#reserveBytes;
  }

  /** Room for the feed. */
  get hasRoom(): boolean {
    return this.#freeBytes >= this.#reserveBytes;
  }
}
