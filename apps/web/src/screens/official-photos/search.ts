import { codeText, dayText } from '../../shared/shell/search-text.ts';

export interface PhotosSearch {
  date?: string;
  /** Key of a sport: `swm`. */
  discipline?: string;
}

export const readPhotosSearch = (search: Record<string, unknown>): PhotosSearch => ({
  discipline: codeText(search.discipline)?.toLowerCase(),
  date: dayText(search.date),
});
