import { codeText, dayText } from '../../shared/shell/search-text.ts';

export interface AwardsSearch {
  discipline?: string;
  date?: string;
}

export function readAwardsSearch(search: Record<string, unknown>): AwardsSearch {
  return { discipline: codeText(search.discipline)?.toLowerCase(), date: dayText(search.date) };
}
