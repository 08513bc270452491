import type { IncomingHttpHeaders } from 'node:http';
import { addressPrefix } from '../access/limits.ts';
import { ApiError } from './errors.ts';

interface Window {
  startedAt: number;
  count: number;
}

const mostClients = 50_000;

/**
 * So many of something in a minute for each client, counted in memory. A hall full of people may share one address:
 * limits are for what costs work or guesses, never for documents that are ready.
 */
export class RateLimit {
  readonly #perMinute: number;
  readonly #clients = new Map<string, Window>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** @returns seconds to wait, or 0 where it may go on. */
  take(client: string, now: number): number {
    let window = this.#clients.get(client);
    if (!window || now - window.startedAt >= 60_000) {
      if (this.#clients.size >= mostClients) this.#clients.clear();
      window = { startedAt: now, count: 0 };
      this.#clients.set(client, window);
    }
    window.count++;
    return window.count <= this.#perMinute ? 0 : Math.ceil((window.startedAt + 60_000 - now) / 1000);
  }
}

/**
 * Counts by network: one line of IPv6 has 2^64 addresses.
 *
 * @throws ApiError 429 with Retry-After
 */
export function refuseTooMany(limit: RateLimit, address: string): void {
  const seconds = limit.take(addressPrefix(address), performance.now());
  if (seconds > 0)
    throw new ApiError('tooManyRequests', `Too many requests; again in ${seconds} s.`, {
      headers: { 'retry-after': String(seconds) },
    });
}

/**
 * The address a request came from. `X-Forwarded-For` counts only for as many proxies as we run ourselves: what stands
 * further left anybody may have written.
 */
export function clientAddress(remote: string | undefined, headers: IncomingHttpHeaders, trustedHops: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedHops === 0 || forwarded === undefined) return remote ?? '';
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',').map((hop) => hop.trim());
  return hops.at(-trustedHops) ?? remote ?? '';
}
