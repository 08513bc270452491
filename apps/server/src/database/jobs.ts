import type pg from 'pg';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { transaction } from './database.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';

export interface Job {
  name: string;
  everyMs: number;
  run: (client: pg.ClientBase) => Promise<void>;
}

/** Runs periodic jobs until `stop()`. In each interval one of all processes runs a job, in its own transaction. */
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

  /** Only the process that gets the lock runs the job; the others skip this interval. */
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
        this.#log.error({ job: name, error: formatStack(error) }, 'a job failed, it is tried again at its next turn');
    }
  }
}
