import { blocksOf, weekOf } from '../../shared/program/weeks.ts';
import type { ScheduleDaysAnswer } from '@podium/contract';
import type { DaysSearch } from './state.ts';

export type Day = ScheduleDaysAnswer['items'][number];

export interface NumberedDay {
  item: Day;
  /** Null for a day before or after the Games. */
  number: number | null;
  week: number;
}

export interface DayGroup {
  heading: 'today' | 'coming' | 'earlier' | 'week' | 'block' | 'rest';
  /** The number of the week or block. */
  number?: number;
  days: NumberedDay[];
}

/** The days in groups: today first, then future days, then past ones; or by weeks or blocks in calendar order. */
export function groupDays(
  items: readonly Day[],
  { show, days }: DaysSearch,
  today: string,
  gamesDays: readonly string[] = items.map(({ day }) => day),
): DayGroup[] {
  const names = items.map(({ day }) => day);
  const numberedDays = items.map((item) => ({
    item,
    number: gamesDays.indexOf(item.day) + 1 || null,
    week: weekOf(item.day, names),
  }));
  const visibleDays = days ? numberedDays.filter(({ item }) => item.competitionUnits > 0) : numberedDays;
  if (!show) {
    const groups: DayGroup[] = [
      { heading: 'today', days: visibleDays.filter(({ item }) => item.day === today) },
      { heading: 'coming', days: visibleDays.filter(({ item }) => item.day > today) },
      { heading: 'earlier', days: visibleDays.filter(({ item }) => item.day < today).toReversed() },
    ];
    return groups.filter((group) => group.days.length > 0);
  }
  const blocks = blocksOf(items);
  const groups: DayGroup[] = [];
  for (const day of visibleDays) {
    const number = show === 'week' ? day.week : blocks.get(day.item.day);
    const last = groups.at(-1);
    if (last && last.number === number) last.days.push(day);
    else groups.push({ heading: number === undefined ? 'rest' : show, number, days: [day] });
  }
  return groups;
}
