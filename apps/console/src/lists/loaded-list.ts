import type { InfiniteData } from '@tanstack/react-query';

/** A list as it was received so far. */
export interface LoadedList<Item> {
  /** Undefined until the first answer. */
  items: readonly Item[] | undefined;
  /** Number of items on all pages, if the server counts them. */
  total?: number;
  /** The items are those of another page or filter, until the requested ones arrive. */
  isOutdated?: boolean;
  error: unknown;
  retry: () => void;
  /** Loads the items after the last one, if the server pages by cursor and there are more. */
  more?: { load: () => void; isLoading: boolean };
}

interface Query<Answer> {
  data: Answer | undefined;
  error: unknown;
  refetch: () => unknown;
  isPlaceholderData?: boolean;
}

/** A list that is received as a whole, or one page of it at a time. */
export function loadedList<Item>({
  data,
  error,
  refetch,
  isPlaceholderData,
}: Query<{ items: readonly Item[]; total?: number }>): LoadedList<Item> {
  return {
    items: data?.items,
    total: data?.total,
    isOutdated: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}

interface CursorQuery<Item> extends Query<InfiniteData<{ items: readonly Item[] }, unknown>> {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** A list that grows by a page each time the user asks for more. */
export function grownList<Item>({
  data,
  error,
  refetch,
  hasNextPage,
  isFetching,
  fetchNextPage,
}: CursorQuery<Item>): LoadedList<Item> {
  return {
    items: data?.pages.flatMap(({ items }) => items),
    error,
    retry: () => void refetch(),
    ...(hasNextPage && { more: { load: () => void fetchNextPage(), isLoading: isFetching } }),
  };
}
