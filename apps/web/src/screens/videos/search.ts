import { codeText } from '../../shared/shell/search-text.ts';

export interface VideosSearch {
  /** Key of a sport: `swm`. */
  discipline?: string;
}

export const readVideosSearch = (search: Record<string, unknown>): VideosSearch => ({
  discipline: codeText(search.discipline)?.toLowerCase(),
});
