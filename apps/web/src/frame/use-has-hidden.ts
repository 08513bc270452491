import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isActiveQuery } from '../live/page-changes.ts';
import type { Query } from '@tanstack/react-query';

const isCut = ({ queryKey, state }: Query): boolean =>
  queryKey[0] === 'document' && (state.data as { isVeiled?: true } | undefined)?.isVeiled === true;

/** Returns whether a document of this page was loaded without its results. */
export function useHasHidden(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some((query) => isCut(query) && isActiveQuery(query)),
    // On the server no component observes a document yet, but the cache contains only the page's documents.
    () => cache.getAll().some(isCut),
  );
}
