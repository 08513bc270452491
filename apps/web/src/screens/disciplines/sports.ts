import { foldedText, foldedWords, matches } from '@podium/games';
import type { DisciplineRef, ScheduleGridAnswer, ScheduleLiveAnswer } from '@podium/contract';

type Cell = ScheduleGridAnswer['rows'][number]['cells'][number];

export interface Sport {
  discipline: DisciplineRef;
  /** Days with competition. */
  days: string[];
  live: number;
  /** Contests today. */
  today?: Cell;
  /** Contests on the first later day that has some. */
  next?: Cell;
}

/** All sports with their days, live contests, and contests today and on the next day. */
export function listSports(
  disciplines: readonly DisciplineRef[],
  grid: Pick<ScheduleGridAnswer, 'rows'>,
  live: Pick<ScheduleLiveAnswer, 'live'>,
  today: string,
): Sport[] {
  return disciplines.map((discipline) => {
    const row = grid.rows.find((candidate) => candidate.discipline?.key === discipline.key);
    const cells = (row?.cells ?? []).filter(({ units }) => units > 0).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return {
      discipline,
      days: cells.map(({ day }) => day),
      live: live.live.filter((item) => item.discipline?.key === discipline.key).length,
      today: cells.find(({ day }) => day === today),
      next: cells.find(({ day }) => day > today),
    };
  });
}

export const isOver = ({ days, live, today, next }: Sport): boolean =>
  days.length > 0 && live === 0 && !next && (!today || today.done >= today.units);

/** Sports whose name or code contains every word of the query. */
export function searchSports<Found extends Pick<Sport, 'discipline'>>(sports: readonly Found[], q: string | undefined) {
  const terms = foldedWords(q ?? '');
  return sports.filter(({ discipline: { name, code } }) => matches(foldedText(`${name} ${code}`), terms));
}
