import type pg from 'pg';
import type { Alarms } from '../alarms.ts';

const EVERY_MS = 2000;
/** An entry of the journal is applied within a second; a large import takes longer, but moves on. */
const STUCK_MS = 10_000;

/** Raises the alarm `feed-stuck` while entries of the journal wait and the oldest of them has not changed for ten seconds. */
export class LagWatch {
  readonly #pool: pg.Pool;
  readonly #alarms: Alarms;
  #oldest: number | undefined;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, alarms: Alarms) {
    this.#pool = pool;
    this.#alarms = alarms;
  }

  start(): void {
    // A database that is down has its own alarm in health.
    this.#timer = setInterval(() => void this.look(performance.now()).catch(() => undefined), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** @param now monotonic milliseconds */
  async look(now: number): Promise<void> {
    const { rows } = await this.#pool.query<{ oldest: number | null }>(
      'select min(journal_id) as oldest from feed.pending',
    );
    const oldest = rows[0]?.oldest ?? undefined;
    if (oldest !== this.#oldest) {
      this.#oldest = oldest;
      this.#since = now;
    }
    const isStuck = oldest !== undefined && now - this.#since >= STUCK_MS;
    this.#alarms.set('feed-stuck', isStuck ? [`journal entry ${oldest}`] : []);
  }
}
