import { gridTypes } from './state.ts';
import type { ScheduleGridAnswer } from '@podium/contract';
import type { GridType } from './state.ts';

type Cell = ScheduleGridAnswer['rows'][number]['cells'][number];

export interface GridMark {
  units: number;
  medalUnits: number;
  live: number;
  training: number;
  arrival: number;
  meeting: number;
  departure: number;
  /** Ceremonies, weigh-ins, broadcasts and other items. */
  other: number;
}

const competitionTypes: readonly GridType[] = ['competition', 'competition-medal'];
const isCompetition = (type: string) => competitionTypes.some((competitionType) => competitionType === type);

/** Types and tags with their own mark. A meeting may be marked by type or by tag, and is counted once. */
const ownMarks: ReadonlySet<GridType> = new Set(['training', 'arrival', 'meeting', 'departure', 'technical-meeting']);

/** Content of a cell under a filter; undefined if empty. */
export function gridMark(cell: Cell | undefined, types: ReadonlySet<string> | undefined): GridMark | undefined {
  if (!cell) return undefined;
  const countUnits = (type: GridType) => (!types || types.has(type) ? (cell.types[type] ?? 0) : 0);
  const otherTypes = gridTypes.filter((type) => !ownMarks.has(type) && !isCompetition(type));
  const hasUnits = !types || competitionTypes.some((type) => types.has(type));
  const isMedalsOnly = !!types && types.has('competition-medal') && !types.has('competition');
  const mark: GridMark = {
    units: hasUnits ? (isMedalsOnly ? cell.medalUnits : cell.units) : 0,
    medalUnits: !types || types.has('competition-medal') ? cell.medalUnits : 0,
    live: hasUnits ? cell.live : 0,
    training: countUnits('training'),
    arrival: countUnits('arrival'),
    meeting: Math.max(countUnits('meeting'), countUnits('technical-meeting')),
    departure: countUnits('departure'),
    other: otherTypes.reduce((sum, type) => sum + countUnits(type), 0),
  };
  return Object.values(mark).some((count) => count > 0) ? mark : undefined;
}

/** Returns whether a filter leaves anything to show: Games may have medals without a schedule. */
export const hasMarks = ({ rows }: Pick<ScheduleGridAnswer, 'rows'>, types: ReadonlySet<string> | undefined): boolean =>
  rows.some(({ cells }) => cells.some((cell) => gridMark(cell, types)));

export interface GridColumn {
  day: string;
  week: '1' | '2';
}

/** A narrow phone has room for so many days. */
const maxOnPhone = 6;

/** Days in two weeks for phones, eight and seven; few days are one week. `event` omits days without items. */
export function gridColumns(
  { days, rows }: ScheduleGridAnswer,
  types: ReadonlySet<string> | undefined,
  only: 'event' | undefined,
): GridColumn[] {
  const visibleTypes = only
    ? days.filter((day) =>
        rows.some(({ cells }) =>
          gridMark(
            cells.find((cell) => cell.day === day),
            types,
          ),
        ),
      )
    : days;
  const halfCount = visibleTypes.length <= maxOnPhone ? visibleTypes.length : Math.ceil(visibleTypes.length / 2);
  return visibleTypes.map((day, index) => ({ day, week: index < halfCount ? '1' : '2' }));
}
