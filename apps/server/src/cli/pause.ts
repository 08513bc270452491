import { setTimeout as sleep } from 'node:timers/promises';

/** Waits some milliseconds or until the signal aborts. An abort is not an error; callers check the signal next. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
