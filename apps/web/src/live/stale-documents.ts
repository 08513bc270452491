import { isTouched, liveKeys, touchedKeys } from '@podium/contract/live-keys';
import type { Query } from '@tanstack/react-query';

/** Keys of changes that may create a missing document. */
const broadKeys: readonly string[] = [liveKeys.games, liveKeys.schedule, liveKeys.participants];

/** Selects the documents that a change of these keys makes stale, by the keys in each document. */
export function staleAfter(changedKeys: Iterable<string>): (query: Pick<Query, 'state'>) => boolean {
  const touchedKeySet = touchedKeys(changedKeys);
  return ({ state }) => isTouched(parseKeys(state.data), touchedKeySet);
}

/** The keys of a document, or for a missing one, those that may create it. */
export function parseKeys(data: unknown): readonly string[] {
  const keys = (data as { keys?: unknown } | undefined)?.keys;
  return Array.isArray(keys) ? (keys as string[]) : broadKeys;
}

const GATHER_MS = 150;
const SPREAD_MS = 150;
/** Delay range if all clients refetch everything; within the five seconds after which a withdrawn name must be gone. */
const SPREAD_OF_ALL_MS = 3000;

/**
 * Returns the time for which a browser collects changes before it refetches. The delay is random, so that a hall full
 * of phones does not send requests at the same time.
 */
export function gatheringMs(changedKeys: readonly string[], chance: () => number = Math.random): number {
  return GATHER_MS + chance() * (changedKeys.includes(liveKeys.games) ? SPREAD_OF_ALL_MS : SPREAD_MS);
}
