import { isFinished, isListed } from '../../shared/elements/item-state.ts';
import type { DisciplineScheduleAnswer, ScheduleItemAnswer } from '@podium/contract';

type Day = DisciplineScheduleAnswer['items'][number];

export function shownDays(days: readonly Day[]): Day[] {
  return days.map(({ day, items }) => ({ day, items: items.filter(isListed) })).filter(({ items }) => items.length > 0);
}

/** Today if the sport competes today, otherwise its next day, otherwise its last. */
export function initialDay(days: readonly Day[], today: string): string | undefined {
  return (days.find(({ day }) => day >= today) ?? days.at(-1))?.day;
}

/** Splits a day into finished and upcoming items; if either would be empty, all items are upcoming. */
export function splitAtNow(items: readonly ScheduleItemAnswer[]): {
  over: ScheduleItemAnswer[];
  ahead: ScheduleItemAnswer[];
} {
  const isOver = (item: ScheduleItemAnswer): boolean => isFinished(item) || item.status === 'CANCELLED';
  const ahead = items.filter((item) => !isOver(item));
  return ahead.length === 0 ? { over: [], ahead: [...items] } : { over: items.filter(isOver), ahead };
}

export interface ItemGroup {
  id: string;
  /** null: without an event, or without a place. */
  name: string | null;
  items: ScheduleItemAnswer[];
}

/** All items of some days by event or venue, in schedule order; items without either are last. */
export function groupItems(items: readonly ScheduleItemAnswer[], groupKey: 'event' | 'venue'): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const ref = item[groupKey];
    const group = groups.get(ref?.id ?? '') ?? { id: ref?.id ?? '', name: ref?.name ?? null, items: [] };
    group.items.push(item);
    groups.set(group.id, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.name === null) - Number(b.name === null));
}
