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
): Sport[] {
  return disciplines.map((discipline) => {
    const row = grid.rows.find((candidate) => candidate.discipline?.key === discipline.key);
    const cells = (row?.cells ?? []).filter(({ units }) => units > 0).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return {
      discipline,
      days: cells.map(({ day }) => day),
      live: live.live.filter((item) => item.discipline?.key === discipline.key).length,
      next: live.next.find((item) => item.discipline?.key === discipline.key),
      nextDay: cells.find(({ day }) => day >= today)?.day,
    };
  });
}

/** Without accents, case and marks: `Judô` is found by `judo`. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll('ı', 'i')
    .replaceAll('ə', 'e')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');

/** Sports of which name or code has every word that was typed. */
export function foundSports<Found extends Pick<Sport, 'discipline'>>(sports: readonly Found[], q: string | undefined) {
  const words = folded(q ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return sports.filter(({ discipline: { name, code } }) => {
    const text = folded(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}
