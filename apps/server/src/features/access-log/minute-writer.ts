import type pg from 'pg';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { formatStack } from '../../ground/log.ts';
import type { Log } from '../../ground/log.ts';
import type { AnswerCounter, Counted } from './answer-counter.ts';
import { unknown } from './route-table.ts';

export interface MinuteCount extends Counted {
  /** Epoch milliseconds. */
  minute: number;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** Maximum number of rows waiting for the database: half an hour of a busy day, less than 10 MB. */
const maxWaiting = 30_000;
/** Maximum number of rows per minute that keep their own route; a busy minute of the Games has a few hundred. */
const MAX_MINUTE_ROWS = 2000;

/**
 * Writes the counts every ten seconds and when the server stops. While the database is unavailable the counts wait in
 * memory; beyond a maximum, new rows are kept as `other` of their hour, so that the sums still include every answer.
 */
export class MinuteWriter {
  readonly #counter: AnswerCounter;
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #most: number;
  #waiting = new Map<string, MinuteCount>();
  /** Rows of the current minute that keep their own route, by key. */
  #ownRows = new Set<string>();
  #minute = 0;
  #since: number;
  #writing: Promise<void> | undefined;

  constructor(
    counter: AnswerCounter,
    { pool, log, now = Date.now, max = maxWaiting }: { pool: pg.Pool; log: Log; now?: () => number; max?: number },
  ) {
    this.#counter = counter;
    this.#pool = pool;
    this.#log = log;
    this.#now = now;
    this.#most = max;
    this.#since = now();
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Takes over the new counts and writes all waiting rows. If another turn is still writing, that turn writes them. */
  async turn(): Promise<void> {
    this.#take();
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  /** Writes the remaining counts. */
  async finish(): Promise<void> {
    await this.#writing;
    await this.turn();
  }

  #take(): void {
    const until = this.#now();
    // Turns begin roughly at full tens of seconds, so the middle of the interval determines its minute.
    const middle = (this.#since + until) / 2;
    this.#since = until;
    const minute = middle - (middle % minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#ownRows.clear();
    }
    // Most frequent first, so that a flood of rare addresses does not displace the common ones.
    const byCount = this.#counter.turn().sort((a, b) => b.count - a.count);
    for (const counted of byCount) this.#add(this.#bounded({ ...counted, minute }));
  }

  /** Counts rows beyond the per-minute limit as `other`, because clients choose routes, languages and devices. */
  #bounded(row: MinuteCount): MinuteCount {
    const key = countKey(row);
    if (this.#ownRows.has(key)) return row;
    if (this.#ownRows.size >= MAX_MINUTE_ROWS) return { ...row, ...unknown };
    this.#ownRows.add(key);
    return row;
  }

  #add(row: MinuteCount): void {
    const key = countKey(row);
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.count += row.count;
    else if (this.#waiting.size < this.#most) this.#waiting.set(key, row);
    else {
      const gathered = { ...row, ...unknown, minute: row.minute - (row.minute % hourMs) };
      const gatheredKey = countKey(gathered);
      const other = this.#waiting.get(gatheredKey);
      if (other) other.count += row.count;
      else this.#waiting.set(gatheredKey, gathered);
    }
  }

  async #write(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = this.#waiting;
    this.#waiting = new Map();
    try {
      await addMinutes(this.#pool, [...rows.values()]);
    } catch (error) {
      // A single statement, so either all rows are written or none.
      for (const row of rows.values()) this.#add(row);
      if (!isDatabaseAway(error))
        this.#log.error({ error: formatStack(error) }, 'the access log could not be written, it is tried again');
    }
  }
}

const countKey = ({ minute, status, device, platform, language, discipline, route }: MinuteCount): string =>
  `${minute} ${status} ${device} ${platform} ${language} ${discipline} ${route}`;

/** Adds to the rows that other processes have written. All processes use the same order, which prevents deadlocks. */
async function addMinutes(pool: pg.Pool, rows: readonly MinuteCount[]): Promise<void> {
  const column = <Name extends keyof MinuteCount>(name: Name): MinuteCount[Name][] => rows.map((row) => row[name]);
  await pool.query(
    `insert into access_log.minutes (minute, route, status, device, language, platform, discipline, count)
     select to_timestamp(minute / 1000), route, status, device, language, platform, discipline, count
     from unnest($1::float8[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
       as counted (minute, route, status, device, language, platform, discipline, count)
     order by 1, 2, 3, 4, 5, 6, 7
     on conflict (minute, route, status, device, language, platform, discipline)
     do update set count = minutes.count + excluded.count`,
    [
      column('minute'),
      column('route'),
      column('status'),
      column('device'),
      column('language'),
      column('platform'),
      column('discipline'),
      column('count'),
    ],
  );
}
