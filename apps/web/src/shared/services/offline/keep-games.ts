/** The download of the offline pack. It continues while other pages are open, and restarts after a reload. */
import { storePack } from '../../../platform/offline-pack.ts';
import type { PackWish } from '../../../../worker/pack-index.ts';

type Result = Awaited<ReturnType<typeof storePack>>;

export interface Keeping {
  /** Bytes; the total is 0 until it is known. */
  progress?: { done: number; total: number };
  result?: Result | 'removed';
}

const ASKED = 'podium-pack-asked';

let keeping: Keeping = {};
const listeners = new Set<() => void>();

function setKeeping(now: Keeping): void {
  keeping = now;
  for (const listener of listeners) listener();
}

export const currentKeeping = (): Keeping => keeping;

/** @returns a function that unsubscribes */
export function onKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A download was begun on this device, and never came to an end. */
export function isKeepingInterrupted(): boolean {
  try {
    return keeping.progress === undefined && localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}

function remember(isAsked: boolean): void {
  try {
    if (isAsked) localStorage.setItem(ASKED, '1');
    else localStorage.removeItem(ASKED);
  } catch {
    // Without storage the download only lasts as long as the page.
  }
}

/** Does nothing while a download is running. */
export async function keepGames(wish: PackWish): Promise<void> {
  if (keeping.progress) return;
  remember(true);
  setKeeping({ progress: { done: 0, total: 0 } });
  const result = await storePack(wish, (done, total) => setKeeping({ progress: { done, total } }));
  // The server is still preparing it: the next visit asks again.
  remember(result === 'busy');
  setKeeping({ result });
}

export const notePackRemoved = (): void => setKeeping({ result: 'removed' });

/** A result that has been read is not shown on the next visit. */
export function forgetResult(): void {
  if (!keeping.progress) setKeeping({});
}
