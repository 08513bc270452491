import { isAfter } from './live-message.ts';
import { parseKeys } from './stale-documents.ts';
import type { QueryCache } from '@tanstack/react-query';

const SETTLED_MS = 300;

interface ShownKeys {
  keys: readonly string[];
  /** Stream position before the oldest of the new documents was requested. */
  since: string;
}

/**
 * The live keys of the displayed documents.
 * @param readAt stream position when each document was requested; by default the start
 */
export function visibleKeys(
  cache: Pick<QueryCache, 'getAll'>,
  wantedBefore: ReadonlySet<string>,
  { position, startAt, readAt }: { position: string; startAt: string; readAt: ReadonlyMap<string, string> },
): ShownKeys {
  const keys = new Set<string>();
  let since = position;
  for (const query of cache.getAll()) {
    if (!query.isActive()) continue;
    const queryKeys = parseKeys(query.state.data);
    for (const key of queryKeys) keys.add(key);
    const readSince = readAt.get(query.queryHash) ?? startAt;
    if (queryKeys.some((key) => !wantedBefore.has(key)) && isAfter(since, readSince)) since = readSince;
  }
  return { keys: [...keys].sort(), since };
}

/**
 * Reports the displayed keys whenever they have changed and settled.
 * @param position current position of the stream
 * @returns a function that stops reporting
 */
export function followShownKeys(
  cache: QueryCache,
  startAt: string,
  position: () => string,
  onKeys: (keys: ShownKeys) => void,
): () => void {
  const readAt = new Map<string, string>();
  let previousKeys: ReadonlySet<string> = new Set();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    settling = undefined;
    const keys = visibleKeys(cache, previousKeys, { position: position(), startAt, readAt });
    if (keys.keys.length === previousKeys.size && keys.keys.every((key) => previousKeys.has(key))) return;
    previousKeys = new Set(keys.keys);
    onKeys(keys);
  };
  const unsubscribe = cache.subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'removed') readAt.delete(queryHash);
    if (event.type === 'updated' && event.action.type === 'fetch') readAt.set(queryHash, position());
    settling ??= setTimeout(report, SETTLED_MS);
  });
  report();
  return () => {
    clearTimeout(settling);
    unsubscribe();
  };
}
