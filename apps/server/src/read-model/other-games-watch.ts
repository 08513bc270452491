import type pg from 'pg';
import type { Alarms } from '../ground/alarms.ts';
import { machineNow } from '../ground/machine-time.ts';
import { nameOfSource, readOtherGames } from '../feed/other-games.ts';

/** A source that has been silent for this long raises no alarm. */
const silentMs = 3_600_000;

/** Raises an alarm for messages of Games that are not public, whose sender may expect to see them on screen. */
export class OtherGamesWatch {
  readonly #pool: pg.Pool;
  readonly #alarms: Alarms;
  readonly #names = new Map<number, string>();
  /** Time at which each partition last received a message (epoch milliseconds). */
  readonly #lastSeen = new Map<number, number>();

  constructor(pool: pg.Pool, alarms: Alarms) {
    this.#pool = pool;
    this.#alarms = alarms;
  }

  /** Reads the messages received before this process started. */
  async open(publicPartition: number): Promise<void> {
    const { rows } = await this.#pool.query<{ partition: number; at: number }>(
      `select partition, max(at) as at from (select partition, at from feed.outbox order by seq desc limit 5000) as latest group by partition`,
    );
    await this.hear(rows, publicPartition);
  }

  async hear(messages: readonly { partition: number; at: number }[], publicPartition: number): Promise<void> {
    for (const { partition, at } of messages) {
      if (partition === publicPartition) this.#lastSeen.delete(partition);
      else this.#lastSeen.set(partition, Math.max(at, this.#lastSeen.get(partition) ?? 0));
    }
    this.#lastSeen.delete(publicPartition);
    if ([...this.#lastSeen.keys()].some((partition) => !this.#names.has(partition)))
      for (const other of await readOtherGames(this.#pool)) this.#names.set(other.partition, nameOfSource(other));
    const since = machineNow() - silentMs;
    for (const [partition, seenAt] of this.#lastSeen) if (seenAt < since) this.#lastSeen.delete(partition);
    this.#alarms.set(
      'other-games',
      [...this.#lastSeen.keys()].map((partition) => this.#names.get(partition) ?? `partition ${partition}`),
    );
  }
}
