import { dayText, searchWords } from '../../shared/shell/search-text.ts';

export interface TransportSearch {
  q?: string;
  /** Requests the location as soon as the page is loaded; set by the location button. */
  near?: '1';
  /** Id of a stop, which has its own page. */
  stop?: string;
}

/** Stop ids in feeds may also contain colons and slashes. */
const stopId = /^[\p{L}\p{N} .:/_@+-]{1,200}$/u;

export function readTransportSearch(search: Record<string, unknown>): TransportSearch {
  return {
    q: searchWords(search.q),
    near: String(search.near) === '1' ? '1' : undefined,
    stop: typeof search.stop === 'string' && stopId.test(search.stop) ? search.stop : undefined,
  };
}

export interface DaySearch {
  date?: string;
}

export const readDaySearch = (search: Record<string, unknown>): DaySearch => ({ date: dayText(search.date) });
