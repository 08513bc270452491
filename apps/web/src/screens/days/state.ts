import { oneOf } from '../../shared/shell/search-text.ts';

export interface DaysSearch {
  /** Grouping of the days; by default, today is first. */
  show?: 'week' | 'block';
  days?: 'event';
}

export function readDaysSearch(search: Record<string, unknown>): DaysSearch {
  return { show: oneOf(search.show, ['week', 'block']), days: oneOf(search.days, ['event']) };
}
