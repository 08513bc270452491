import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../ground/api-error.ts';

/** Limits how much work runs at once and how much may wait; further work is refused. */
export function turns(atOnce: number, maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= maxWaiting)
        throw new ApiError('unavailable', 'Too many logins at the moment. Try again shortly.', {
          headers: { 'retry-after': '3' },
        });
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      // The next waiting task takes over this slot.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

const slowPauseMs = 250;

/**
 * For requests beyond the limit of their network: one at a time with a pause in between, about four per second. A
 * whole venue behind one address waits, but no client is locked out.
 */
export function slowLane(maxWaiting: number): () => Promise<void> {
  const inTurn = turns(1, maxWaiting);
  return async () => inTurn(async () => sleep(slowPauseMs));
}
