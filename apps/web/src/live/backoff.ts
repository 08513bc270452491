const FIRST_MS = 1000;
const MAX_MS = 30_000;

/**
 * Full jitter: a random delay up to a ceiling that doubles from 1 s to 30 s, so that ten thousand clients never
 * reconnect at once.
 */
export function backoffMs(failures: number, chance: () => number = Math.random): number {
  return chance() * Math.min(FIRST_MS * 2 ** failures, MAX_MS);
}
