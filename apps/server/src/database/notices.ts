import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * LISTEN on one channel, with polling as a fallback: a notification only wakes the caller, and the tables are
 * authoritative. Listening begins before the first read, so that no change is missed; after a lost connection the
 * caller reads again.
 */
export class Notices {
  readonly #database: Database;
  readonly #channel: string;
  readonly #onOpen: (client: pg.Client) => Promise<void>;
  #listener: pg.Client | undefined;
  #hasNews = true;
  #wake: () => void = () => undefined;

  /** @param onOpen called with each connection before it listens */
  constructor(
    database: Database,
    channel: string,
    onOpen: (client: pg.Client) => Promise<void> = async () => undefined,
  ) {
    this.#database = database;
    this.#channel = channel;
    this.#onOpen = onOpen;
  }

  /** Starts listening if necessary, and treats all earlier notifications as seen. */
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
      // The connection may already be lost.
      await listener.end().catch(() => undefined);
      throw error;
    }
  }

  /** Resolves at the next notification since `listen()`, or after a timeout. */
  async next(atMostMs: number): Promise<void> {
    if (this.#hasNews) return;
    const timer = new AbortController();
    await Promise.race([
      // Aborted if the notification came first.
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
    // The database may already be gone.
    await this.#listener?.end().catch(() => undefined);
  }
}
