/** Retry policy: rarely, at random times, and never sooner than the server allows. */

const firstMs = 500;
const maxMs = 30_000;

/** A random delay up to a limit that doubles with each failure, so that many clients do not return at once. */
export const backoffMs = (failures: number): number => Math.random() * Math.min(firstMs * 2 ** failures, maxMs);

/** Milliseconds to wait according to `Retry-After`, which gives seconds or a date. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Statuses after which the same request may succeed. */
export const isTemporary = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/** Limits retries to a tenth of all requests, beyond a small reserve, so that a server in trouble is not overloaded. */
export class RetryBudget {
  #left = 10;

  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  earn(): void {
    this.#left = Math.min(10, this.#left + 0.1);
  }
}

/** @throws the reason of the signal if it aborts */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the abort reason of the caller
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
