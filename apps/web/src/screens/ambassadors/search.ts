import { dayText } from '../../shared/shell/search-text.ts';

export interface AmbassadorsSearch {
  date?: string;
}

export const readAmbassadorsSearch = (search: Record<string, unknown>): AmbassadorsSearch => ({
  date: dayText(search.date),
});
