import type pg from 'pg';
import type { Alarms } from '../ground/alarms.ts';

const EVERY_MS = 2000;
/** A journal entry is normally applied within a second; a large import takes longer, but the queue advances. */
const STUCK_MS = 10_000;

/** Raises the alarm `feed-stuck` if the oldest pending journal entry has not changed for ten seconds. */
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
    // An unreachable database has its own alarm in health.
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
