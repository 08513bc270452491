import { statfs } from 'node:fs/promises';
import type { Alarms } from '../ground/alarms.ts';
import type { Config } from '../ground/config.ts';

type DiskSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveBytes'>;

const everyMs = 5000;

/** Users' writes stop at this multiple of the reserve: they can wait, results cannot. */
const PEOPLE_FACTOR = 4;

/**
 * Monitors free space on the disk of the data folder. Writes are refused before the disk is full: when PostgreSQL cannot extend
 * its log, it stops, and reads fail too.
 */
export class DiskGuard {
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #onLook: (guard: DiskGuard) => void;
  #timer: NodeJS.Timeout | undefined;
  #freeBytes = Number.MAX_SAFE_INTEGER;
  #hasDatabase = true;

  /** @param onLook called after each check */
  constructor(folder: string, reserveBytes: number, onLook: (guard: DiskGuard) => void = () => undefined) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#onLook = onLook;
  }

  /**
   * Monitors the disk of uploads, imports and prints, on which the embedded database is too; an external database server
   * monitors its own, and the feed goes there. Raises the alarm `no-room`.
   */
  static of({ databaseUrl, dataDir, diskReserveBytes }: DiskSettings, alarms: Alarms): DiskGuard {
    const guard: DiskGuard = new DiskGuard(dataDir, diskReserveBytes, ({ hasRoom, hasRoomForPeople, freeBytes }) =>
      alarms.set('no-room', hasRoom && hasRoomForPeople ? [] : [`${Math.floor(freeBytes / 1_048_576)} MB left`]),
    );
    guard.#hasDatabase = databaseUrl === undefined;
    return guard;
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
    const stats = await statfs(this.#folder).catch(() => undefined);
    if (stats) this.#freeBytes = stats.bavail * stats.bsize;
    this.#onLook(this);
  }

  get freeBytes(): number {
    return this.#freeBytes;
  }

  /** Returns whether accounts, suggestions and photos may be stored. */
  get hasRoomForPeople(): boolean {
    return this.#freeBytes >= PEOPLE_FACTOR * this.#reserveBytes;
  }

  /** Returns whether feed messages may be stored. */
  get hasRoom(): boolean {
    return !this.#hasDatabase || this.#freeBytes >= this.#reserveBytes;
  }
}
