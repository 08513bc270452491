import { oneOf } from '../../shared/search-text.ts';
import type { ScheduleGridAnswer } from '@podium/contract';

/** What a grid can show: the eleven types of the schedule and three more. */
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
type GridType = (typeof gridTypes)[number];

export interface GridSearch {
  /** Types separated by commas; none means all. */
  type?: string;
  days?: 'event';
  week?: '1' | '2';
}

export function readGridSearch(search: Record<string, unknown>): GridSearch {
  const wanted = new Set(typeof search.type === 'string' ? search.type.split(',') : []);
  const types = gridTypes.filter((type) => wanted.has(type));
  return {
    type: types.length > 0 && types.length < gridTypes.length ? types.join(',') : undefined,
    days: oneOf(search.days, ['event']),
    week: oneOf(search.week, ['1', '2']),
  };
}

type Cell = ScheduleGridAnswer['rows'][number]['cells'][number];

export interface GridMark {
  units: number;
  medalUnits: number;
  live: number;
  training: number;
  other: number;
}

const competitionTypes: readonly GridType[] = ['competition', 'competition-medal'];
const isCompetition = (type: string) => competitionTypes.some((known) => known === type);

/** What a cell shows under a filter; undefined where nothing is left. */
export function markOf(cell: Cell | undefined, types: ReadonlySet<string> | undefined): GridMark | undefined {
  if (!cell) return undefined;
  const isWanted = (type: string) => !types || types.has(type);
  let other = 0;
  for (const [type, count] of Object.entries(cell.types)) {
    if (type !== 'training' && !isCompetition(type) && isWanted(type)) other += count;
  }
  const hasUnits = !types || competitionTypes.some((type) => types.has(type));
  const isMedalsOnly = !!types && types.has('competition-medal') && !types.has('competition');
  const mark: GridMark = {
    units: hasUnits ? (isMedalsOnly ? cell.medalUnits : cell.units) : 0,
    medalUnits: isWanted('competition-medal') ? cell.medalUnits : 0,
    live: hasUnits ? cell.live : 0,
    training: isWanted('training') ? (cell.types.training ?? 0) : 0,
    other,
  };
  return mark.units + mark.medalUnits + mark.live + mark.training + mark.other > 0 ? mark : undefined;
}

export interface GridColumn {
  day: string;
  week: '1' | '2';
}

/** Days in two weeks for phones, eight and seven; `event` leaves out days on which nothing is shown. */
export function columnsOf(
  { days, rows }: ScheduleGridAnswer,
  types: ReadonlySet<string> | undefined,
  only: 'event' | undefined,
): GridColumn[] {
  const shown = only
    ? days.filter((day) =>
        rows.some(({ cells }) =>
          markOf(
            cells.find((cell) => cell.day === day),
            types,
          ),
        ),
      )
    : days;
  const half = Math.ceil(shown.length / 2);
  return shown.map((day, index) => ({ day, week: index < half ? '1' : '2' }));
}
