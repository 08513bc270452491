import { codeText, dayText, oneOf, searchWords } from '../../shared/shell/search-text.ts';

export interface VenuesSearch {
  venue?: string;
  date?: string;
  q?: string;
  /** Field of play of a board, `?as=board`. */
  court?: string;
  /** On small screens the map replaces the list. */
  view?: 'map';
  /** The page was loaded by the location button. */
  near?: '1';
}

export function readVenuesSearch(search: Record<string, unknown>): VenuesSearch {
  return {
    venue: codeText(search.venue),
    court: codeText(search.court),
    date: dayText(search.date),
    q: searchWords(search.q),
    view: oneOf(search.view, ['map']),
    near: String(search.near) === '1' ? '1' : undefined,
  };
}
