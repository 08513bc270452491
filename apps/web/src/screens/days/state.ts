import { oneOf } from '../../shared/search-text.ts';

export interface DaysSearch {
  /** Under which headings the days stand; without it today leads. */
  show?: 'week' | 'block';
  days?: 'event';
}

export function readDaysSearch(search: Record<string, unknown>): DaysSearch {
  return { show: oneOf(search.show, ['week', 'block']), days: oneOf(search.days, ['event']) };
}
