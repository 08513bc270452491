import { foldedText, foldedWords, matches } from '@podium/games';
import { isAhead } from '../../shared/item-state.ts';
import type { DisciplineRef, ScheduleGridAnswer, ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';

export interface Sport {
  discipline: DisciplineRef;
  /** Days with competition. */
  days: string[];
  live: number;
  next?: ScheduleItemAnswer;
  /** The next day with competition, today too. */
  nextDay?: string;
}

/** All sports with when they are, what is on and what comes. */
export function sportsOf(
  disciplines: readonly DisciplineRef[],
  grid: Pick<ScheduleGridAnswer, 'rows'>,
  live: Pick<ScheduleLiveAnswer, 'live' | 'next'>,
  today: string,
  now: Date,
): Sport[] {
  return disciplines.map((discipline) => {
    const row = grid.rows.find((candidate) => candidate.discipline?.key === discipline.key);
    const cells = (row?.cells ?? []).filter(({ units }) => units > 0).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return {
      discipline,
      days: cells.map(({ day }) => day),
      live: live.live.filter((item) => item.discipline?.key === discipline.key).length,
      next: live.next.find((item) => item.discipline?.key === discipline.key && isAhead(item, now)),
      nextDay: cells.find(({ day }) => day >= today)?.day,
    };
  });
}

/** Sports of which name or code has every word that was typed. */
export function foundSports<Found extends Pick<Sport, 'discipline'>>(sports: readonly Found[], q: string | undefined) {
  const words = foldedWords(q ?? '');
  return sports.filter(({ discipline: { name, code } }) => matches(foldedText(`${name} ${code}`), words));
}
