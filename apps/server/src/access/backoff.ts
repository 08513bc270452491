import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { ApiError } from '../ground/api-error.ts';
import type { Keys } from './keys.ts';

interface BackoffRule {
  /** Name of the limit, such as `sign-in account`; unique within the product. */
  name: string;
  /** Failures before the first wait. */
  free: number;
}

const maxWaitMs = 900_000;
/** Failures are forgotten a day after the last one. */
const rememberedMs = 86_400_000;

/**
 * Slows down repeated failures: after some failures each further attempt has to wait, 1 s at first and twice as long
 * after each failure, up to 15 minutes. No longer lockout exists.
 *
 * An attempt counts as a failure from its start, so that parallel attempts do not bypass the limit; a success resets
 * it.
 */
export class Backoff {
  readonly #pool: pg.Pool;
  readonly #secret: Buffer;
  readonly #rule: BackoffRule;

  constructor(pool: pg.Pool, keys: Keys, rule: BackoffRule) {
    this.#pool = pool;
    this.#secret = keys.newest('limits').secret;
    this.#rule = rule;
  }

  /**
   * Begins an attempt.
   * @throws ApiError 429 with Retry-After if it is too early
   */
  async begin(subject: string): Promise<void> {
    const key = this.#key(subject);
    const { rowCount } = await this.#pool.query(
      // Read the clock after locking the row, so that an attempt that waited for the lock is not older than the
      // previous one.
      `insert into people.limits as old (key, points, expire) values ($1, 1, ${nowMs} + $2)
       on conflict (key) do update set
         points = case when old.expire <= ${nowMs} then 1 else old.points + 1 end,
         expire = greatest(old.expire, ${nowMs} + $2)
       where old.expire <= ${nowMs} or old.points < $3::int
         or ${nowMs} >= old.expire - $2 + ${waitMs('old.points', '$3', '$4')}`,
      [key, rememberedMs, this.#rule.free, maxWaitMs],
    );
    if (rowCount === 1) return;
    const { rows } = await this.#pool.query<{ ms: number }>(
      `select expire - $2 + ${waitMs('points', '$3', '$4')} - ${nowMs} as ms
       from people.limits where key = $1`,
      [key, rememberedMs, this.#rule.free, maxWaitMs],
    );
    const seconds = Math.max(1, Math.ceil((rows[0]?.ms ?? 0) / 1000));
    throw new ApiError('tooManyRequests', `Too many attempts. Try again in ${seconds} s.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Removes one attempt that neither succeeded nor failed. */
  async giveBack(subject: string): Promise<void> {
    await this.#pool.query('update people.limits set points = greatest(0, points - 1) where key = $1', [
      this.#key(subject),
    ]);
  }

  async forget(subject: string, client: pg.ClientBase | pg.Pool = this.#pool): Promise<void> {
    await client.query('delete from people.limits where key = $1', [this.#key(subject)]);
  }

  #key(subject: string): string {
    const hash = createHmac('sha256', this.#secret).update(subject).digest('base64url').slice(0, 32);
    return `${this.#rule.name}:${hash}`;
  }
}

const nowMs = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** SQL: wait in milliseconds after this number of failures. */
const waitMs = (failures: string, free: string, longest: string): string =>
  `(case when ${failures} < ${free}::int then 0 else least(${longest}::int, 1000 * 2 ^ least(20, ${failures} - ${free}::int)) end)::bigint`;
