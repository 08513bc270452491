import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { Notices } from '../database/notices.ts';
import { stackOf } from '../log.ts';
import type { Log } from '../log.ts';
import { applyNext } from './applier.ts';
import { journalChannel } from './journal.ts';

const pollMs = 2000;

/** Applies the journal as it grows, in this process, until stopped. Several processes may run one: the lock lets one work. */
export class ApplyLoop {
  readonly #database: Database;
  readonly #log: Log;
  readonly #notices: Notices;
  #isStopping = false;
  #running: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#notices = new Notices(database, journalChannel);
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#notices.notice();
    await this.#running;
    await this.#notices.close();
  }

  /** Tells that this process has just written to the journal. */
  notice(): void {
    this.#notices.notice();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#isStopping) {
      try {
        await this.#notices.listen();
        const applied = await applyNext(this.#database.pool, this.#log);
        failures = 0;
        if (applied === 0 && !this.#isStopping) await this.#notices.next(pollMs);
      } catch (error) {
        failures++;
        if (failures === 1 && isDatabaseAway(error))
          this.#log.warn({ error: (error as Error).message }, 'the database is away, the journal waits');
        else if (failures === 1) this.#log.error({ error: stackOf(error) }, 'the journal cannot be applied, it waits');
        // It is tried again at the next turn.
        await this.#database.revive().catch(() => undefined);
        await sleep(Math.min(2000, 100 * 2 ** failures));
      }
    }
  }
}
