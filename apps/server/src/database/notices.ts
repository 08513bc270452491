import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * LISTEN on one channel, with a poll beneath it: a notice only wakes, the tables are the truth. Listening begins before
 * the first look, so nothing falls between; after a lost connection the caller looks again.
 */
export class Notices {
  readonly #database: Database;
  readonly #channel: string;
  readonly #onOpen: (client: pg.Client) => Promise<void>;
  #listener: pg.Client | undefined;
  #hasNews = true;
  #wake: () => void = () => undefined;

  /** @param onOpen is given each connection that listens, before it does */
  constructor(
    database: Database,
    channel: string,
    onOpen: (client: pg.Client) => Promise<void> = async () => undefined,
  ) {
    this.#database = database;
    this.#channel = channel;
    this.#onOpen = onOpen;
  }

  /** Listens if it does not yet, and counts everything before now as seen. */
  async listen(): Promise<void> {
    this.#hasNews = false;
    if (this.#listener) return;
    const listener = await this.#database.connect();
    listener.on('notification', () => this.notice());
    listener.on('end', () => {
      if (this.#listener === listener) this.#listener = undefined;
      this.notice();
    });
    try {
      await this.#onOpen(listener);
      await listener.query(`listen ${this.#channel}`);
      this.#listener = listener;
    } catch (error) {
      // It may have been lost already.
      await listener.end().catch(() => undefined);
      throw error;
    }
  }

  /** Returns at the next notice since `listen()`, or after a while without one. */
  async next(atMostMs: number): Promise<void> {
    if (this.#hasNews) return;
    const timer = new AbortController();
    await Promise.race([
      // Called off when the notice came first.
      sleep(atMostMs, undefined, { signal: timer.signal }).catch(() => undefined),
      new Promise<void>((resolve) => (this.#wake = resolve)),
    ]);
    timer.abort();
  }

  notice(): void {
    this.#hasNews = true;
    this.#wake();
  }

  async close(): Promise<void> {
    this.notice();
    // The database may have gone first.
    await this.#listener?.end().catch(() => undefined);
  }
}
