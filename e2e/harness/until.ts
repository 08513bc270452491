import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; one that throws does not hold yet. */
export async function until(condition: () => Promise<boolean>, atMostMs = 30_000): Promise<void> {
  for (const end = Date.now() + atMostMs; Date.now() < end; await sleep(50))
    if (await condition().catch(() => false)) return;
  throw new Error(`still not so after ${atMostMs} ms`);
}
