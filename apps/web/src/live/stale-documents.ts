import { isTouched, liveKeys, touchedKeys } from '@podium/contract/live-keys';
import type { Query } from '@tanstack/react-query';

/** What is not there yet may come with one of these. */
const comers: readonly string[] = [liveKeys.games, liveKeys.schedule, liveKeys.participants];

/** Which documents a change of these keys makes stale: each by the keys that came with it. */
export function staleAfter(changed: Iterable<string>): (query: Pick<Query, 'state'>) => boolean {
  const touched = touchedKeys(changed);
  return ({ state }) => isTouched(keysOf(state.data), touched);
}

/** The keys of a document, or those that may make it appear. */
export function keysOf(data: unknown): readonly string[] {
  const keys = (data as { keys?: unknown } | undefined)?.keys;
  return Array.isArray(keys) ? (keys as string[]) : comers;
}

const GATHER_MS = 150;
const SPREAD_MS = 150;
/** Everybody reads everything again: in so long a time, still within the five seconds in which a name taken back is gone. */
const SPREAD_OF_ALL_MS = 3000;

/**
 * How long a browser gathers changes before it reads again. Each waits a little differently, so that a hall of phones does
 * not ask in one moment.
 */
export function gatheringMs(changed: readonly string[], chance: () => number = Math.random): number {
  return GATHER_MS + chance() * (changed.includes(liveKeys.games) ? SPREAD_OF_ALL_MS : SPREAD_MS);
}
