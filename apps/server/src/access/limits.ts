import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../ground/api-error.ts';
import type { Keys } from './keys.ts';

export interface LimitRule {
  /** Name of the limit, such as `login account`; unique within the product. */
  name: string;
  points: number;
  seconds: number;
}

/**
 * A rate limit counted in the database, so that it applies across all processes. If the database is down, limited
 * actions are refused.
 */
export class Limit {
  readonly #limiter: RateLimiterPostgres;
  readonly #secret: Buffer;

  constructor(pool: pg.Pool, keys: Keys, { name, points, seconds }: LimitRule) {
    this.#secret = keys.newest('limits').secret;
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'people',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /**
   * Counts one use.
   * @throws ApiError 429 with Retry-After beyond the limit
   */
  async take(subject: string): Promise<void> {
    await this.#limiter.consume(this.#hashed(subject)).catch(refuse);
  }

  /**
   * Counts one use.
   * @returns true if it is within the limit
   */
  async isWithin(subject: string): Promise<boolean> {
    const { consumedPoints } = await this.#limiter.penalty(this.#hashed(subject), 1);
    return consumedPoints <= this.#limiter.points;
  }

  async giveBack(subject: string): Promise<void> {
    await this.#limiter.reward(this.#hashed(subject), 1);
  }

  #hashed(subject: string): string {
    return createHmac('sha256', this.#secret).update(subject).digest('base64url').slice(0, 32);
  }
}

/**
 * A limit per minute and network, counted in the memory of this process: for requests that cost work or guess a key,
 * never for cached documents, because a venue full of people may share one address.
 */
export class NetworkLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Counts one request. @throws ApiError 429 with Retry-After beyond the limit */
  async take(address: string): Promise<void> {
    await this.#limiter.consume(addressPrefix(address)).catch(refuse);
  }
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new ApiError('tooManyRequests', `Too many requests; retry in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  });
}
/**
 * Network prefix of an address: many people in a hall may share it, and so may the changing addresses of one client.
 */
export function addressPrefix(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped) return addressPrefix(mapped);
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after].slice(0, 3).join(':');
}
