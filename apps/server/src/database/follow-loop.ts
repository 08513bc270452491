import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';
import { Notices } from './notices.ts';

export interface FollowOptions {
  database: Database;
  /** Notification channel that wakes the loop; only the tables are authoritative. */
  channel: string;
  /** Polling interval, in case a notification is lost. */
  pollMs: number;
  /** Minimum time between two turns, so that a burst of changes costs one turn. */
  pauseMs?: number;
  /** Called with each listening connection, before the first turn. */
  onOpen?: (client: pg.Client) => Promise<void>;
  /**
   * One turn.
   * @returns true if there is more work immediately
   */
  work: () => Promise<boolean>;
  /** @param failures number of consecutive failed turns, including this one */
  onFailure: (error: unknown, failures: number) => void;
}

/** Runs its work after each notification on a channel and retries after errors, until it is stopped. */
export class FollowLoop {
  readonly #options: FollowOptions;
  readonly #notices: Notices;
  #isStopping = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#notices = new Notices(options.database, options.channel, options.onOpen);
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Wakes the loop for changes made by this process. */
  notice(): void {
    this.#notices.notice();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#notices.notice();
    await this.#running;
    await this.#notices.close();
  }

  async #run(): Promise<void> {
    const { database, pollMs, pauseMs = 0, work, onFailure } = this.#options;
    let failures = 0;
    while (!this.#isStopping) {
      try {
        await this.#notices.listen();
        // Monotonic: if the time of day were set back, the loop would sleep for the difference.
        const startedAt = performance.now();
        const isMore = await work();
        failures = 0;
        if (!isMore && !this.#isStopping) await this.#notices.next(pollMs);
        const pause = Math.min(pauseMs, pauseMs - (performance.now() - startedAt));
        if (pause > 0) await sleep(pause);
      } catch (error) {
        failures++;
        onFailure(error, failures);
        // The next turn retries.
        await database.revive().catch(() => undefined);
        await sleep(Math.min(2000, 100 * 2 ** failures));
      }
    }
  }
}
