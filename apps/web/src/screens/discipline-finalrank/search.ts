import { codeText } from '../../shared/shell/search-text.ts';

export interface FinalRankSearch {
  event?: string;
}

export function readFinalRankSearch(search: Record<string, unknown>): FinalRankSearch {
  return { event: codeText(search.event) };
}
