import type { ImportProgress } from '@podium/contract';
import type pg from 'pg';
import type { Log } from '../../ground/log.ts';

/** Steps follow each other faster than a user can read. */
const everyMs = 300;

/** Stores the progress of an import: the first step of each phase immediately, later steps at intervals. */
export class ProgressKeeper {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #id: string;
  #phase: ImportProgress['phase'] | undefined;
  #savedAt = 0;

  constructor({ pool, log, id }: { pool: pg.Pool; log: Log; id: string }) {
    this.#pool = pool;
    this.#log = log;
    this.#id = id;
  }

  readonly keep = (progress: ImportProgress): void => {
    const timeMs = performance.now();
    if (progress.phase === this.#phase && timeMs - this.#savedAt < everyMs) return;
    this.#phase = progress.phase;
    this.#savedAt = timeMs;
    this.#pool
      .query(
        `update imports.uploads set progress = $2, changed_at = now() where id = $1 and state in ('checking', 'running')`,
        [this.#id, JSON.stringify(progress)],
      )
      // The import continues; only its progress is not shown.
      .catch((error: Error) => this.#log.warn({ import: this.#id, error: error.message }, 'progress was not stored'));
  };
}
