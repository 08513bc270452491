import { codeText, dayText, searchWords } from '../../shared/search-text.ts';

export interface VenuesSearch {
  venue?: string;
  date?: string;
  q?: string;
}

export function readVenuesSearch(search: Record<string, unknown>): VenuesSearch {
  return { venue: codeText(search.venue), date: dayText(search.date), q: searchWords(search.q) };
}
