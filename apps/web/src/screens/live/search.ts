import { codeText } from '../../shared/shell/search-text.ts';

/** Separate from the screen, because every page reads addresses, but only the live page loads the screen. */
export interface LiveSearch {
  /** The contest shown next to the list, if there is room for both. */
  unit?: string;
}

export function readLiveSearch(search: Record<string, unknown>): LiveSearch {
  return { unit: codeText(search.unit) };
}
