import type { QueryClient } from '@tanstack/react-query';
import { packText } from './pack-text.ts';
import { unpackText } from './packed-text.ts';

/** Document with the key of its query, and the time at which the server read it (ms). */
type Embedded = [key: readonly unknown[], readAt: number, data: unknown];

/** Data of the router in a page. */
export interface PageData {
  /** All documents of the page in one packed text: a contest in two of them is written once. */
  documents: string;
}

/** The documents that the loaders of a page have read. No page contains a person's own answers. */
export function embedDocuments(queryClient: QueryClient): PageData {
  const embedded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] !== 'private' && state.status === 'success')
    .map(({ queryKey, state }): Embedded => [queryKey, state.dataUpdatedAt, state.data]);
  return { documents: packText(embedded) };
}

/** Takes the documents of a page, so that hydration requests none of them. */
export function takeDocuments(queryClient: QueryClient, { documents }: PageData): void {
  for (const [key, updatedAt, data] of unpackText(documents) as Embedded[])
    queryClient.setQueryData(key, data, { updatedAt });
}
