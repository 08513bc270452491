import { oneOf } from '../../shared/shell/search-text.ts';

/** Types of the grid: the eleven types of the schedule and three others. */
export const gridTypes = [
  'competition',
  'competition-medal',
  'medal',
  'training',
  'weighting',
  'technical-meeting',
  'opening-ceremony',
  'closing-ceremony',
  'broadcast',
  'default',
  'others',
  'arrival',
  'meeting',
  'departure',
] as const;
export type GridType = (typeof gridTypes)[number];

export interface GridSearch {
  /** Types separated by commas; all if omitted. */
  type?: string;
  days?: 'event';
  week?: '1' | '2';
}

export function readGridSearch(search: Record<string, unknown>): GridSearch {
  const selectedTypes = new Set(typeof search.type === 'string' ? search.type.split(',') : []);
  const types = gridTypes.filter((type) => selectedTypes.has(type));
  return {
    type: types.length > 0 && types.length < gridTypes.length ? types.join(',') : undefined,
    days: oneOf(search.days, ['event']),
    week: oneOf(search.week, ['1', '2']),
  };
}
