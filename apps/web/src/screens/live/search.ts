import { codeText } from '../../shared/search-text.ts';

/** Apart from the rest of the screen: the address is read with every page, the screen only where it is shown. */
export interface LiveSearch {
  /** The contest shown next to the list, if there is room for both. */
  unit?: string;
}

export function readLiveSearch(search: Record<string, unknown>): LiveSearch {
  return { unit: codeText(search.unit) };
}
