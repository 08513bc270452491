import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';
import { Notices } from './notices.ts';

export interface FollowOptions {
  database: Database;
  /** Its notices wake the loop; the tables are the truth. */
  channel: string;
  /** A missed notice is found after so long. */
  pollMs: number;
  /** From one turn to the next at least so long: many changes in a burst cost one turn. */
  pauseMs?: number;
  /** Is given each connection that listens, before the first turn. */
  onOpen?: (client: pg.Client) => Promise<void>;
  /** One turn. @returns whether there is more to do at once. */
  work: () => Promise<boolean>;
  /** @param failures how many turns have failed in a row, this one among them */
  onFailure: (error: unknown, failures: number) => void;
}

/** Does its work whenever a channel tells of news, and tries again after a fault, until it is stopped. */
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

  /** Tells of news that this process has made itself. */
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
        // The monotonic clock: the time of day may step back, and the loop would sleep for as long as the step.
        const startedAt = performance.now();
        const isMore = await work();
        failures = 0;
        if (!isMore && !this.#isStopping) await this.#notices.next(pollMs);
        const pause = Math.min(pauseMs, pauseMs - (performance.now() - startedAt));
        if (pause > 0) await sleep(pause);
      } catch (error) {
        failures++;
        onFailure(error, failures);
        // It is tried again at the next turn.
        await database.revive().catch(() => undefined);
        await sleep(Math.min(2000, 100 * 2 ** failures));
      }
    }
  }
}
