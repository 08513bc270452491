import { blocksOf, weekOf } from '../../shared/programme/weeks.ts';
import type { ScheduleDaysAnswer } from '@podium/contract';
import type { DaysSearch } from './state.ts';

type Day = ScheduleDaysAnswer['items'][number];

interface NumberedDay {
  item: Day;
  number: number;
}

export interface DayGroup {
  /** Week or block; none where the days stand as they come, or outside of the blocks. */
  number?: number;
  days: NumberedDay[];
}

/** The days in groups. Without headings today leads, and what is over stands below what comes. */
export function groupsOf(items: readonly Day[], { show, days }: DaysSearch, today: string): DayGroup[] {
  const all = items.map((item, index) => ({ item, number: index + 1 }));
  const shown = days ? all.filter(({ item }) => item.competitionUnits > 0) : all;
  if (!show) {
    const coming = shown.filter(({ item }) => item.day >= today);
    const past = shown.filter(({ item }) => item.day < today).toReversed();
    return shown.length > 0 ? [{ days: [...coming, ...past] }] : [];
  }
  const blocks = blocksOf(items);
  const names = items.map(({ day }) => day);
  const groups: DayGroup[] = [];
  for (const one of shown) {
    const number = show === 'week' ? weekOf(one.item.day, names) : blocks.get(one.item.day);
    const last = groups.at(-1);
    if (last && last.number === number) last.days.push(one);
    else groups.push({ number, days: [one] });
  }
  return groups;
}
