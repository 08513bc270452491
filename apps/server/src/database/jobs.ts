import type pg from 'pg';
import { stackOf } from '../log.ts';
import type { Log } from '../log.ts';
import { transaction } from './database.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';

export interface Job {
  name: string;
  everyMs: number;
  run: (client: pg.ClientBase) => Promise<void>;
}

/** What is done every so often by one of all processes, each turn in a transaction of its own, until `stop()`. */
export class Jobs {
  readonly #database: Database;
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #turns = new Set<Promise<void>>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  start(job: Job): void {
    const turn = (): void => {
      const running = this.#run(job).finally(() => this.#turns.delete(running));
      this.#turns.add(running);
    };
    this.#timers.push(setInterval(turn, job.everyMs).unref());
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#turns);
  }

  /** Of several processes the one that has the lock does it; the others leave this turn out. */
  async #run({ name, run }: Job): Promise<void> {
    try {
      await transaction(this.#database.pool, async (client) => {
        const { rows } = await client.query<{ isOurs: boolean }>(
          'select pg_try_advisory_xact_lock(hashtext($1)) as "isOurs"',
          [`podium job ${name}`],
        );
        if (rows[0]!.isOurs) await run(client);
      });
    } catch (error) {
      if (!isDatabaseAway(error))
        this.#log.error({ job: name, error: stackOf(error) }, 'a job failed, it is tried again at its next turn');
    }
  }
}
