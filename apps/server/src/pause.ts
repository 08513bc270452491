import { setTimeout as sleep } from 'node:timers/promises';

/** Waits so many milliseconds, or until the signal: whoever waits looks at that next, so it is no error here. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
