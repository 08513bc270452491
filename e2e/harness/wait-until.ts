import { setTimeout as sleep } from 'node:timers/promises';

/** Only prevents hanging: CI has been three times slower than a laptop. */
const AT_MOST_MS = 120_000;

/** Resolves once the condition is true; a condition that throws counts as false. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, atMostMs = AT_MOST_MS): Promise<void> {
  for (const end = Date.now() + atMostMs; Date.now() < end; await sleep(50)) if (await holds(condition)) return;
  throw new Error(`still not so after ${atMostMs} ms`);
}

async function holds(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await condition();
  } catch {
    return false;
  }
}
