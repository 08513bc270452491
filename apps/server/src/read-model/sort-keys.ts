/**
 * Sorts a document's live keys and removes repeated ones, so that every process sends the same bytes: indexes of a
 * snapshot have no order, and caches compare ETags.
 */
export const sortKeys = (keys: readonly string[]): string[] => [...new Set(keys)].sort();
