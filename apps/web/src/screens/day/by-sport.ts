import { isLive } from '../../shared/elements/item-state.ts';
import { isCompetition } from '../../shared/elements/item-filter.ts';
import type { DisciplineRef, EventRef, ScheduleItemAnswer } from '@podium/contract';

/** The items of an event on this day; items without an event are grouped by their type. */
export interface ItemGroup {
  id: string;
  event: EventRef | null;
  type: ScheduleItemAnswer['type'];
  items: ScheduleItemAnswer[];
}

export interface SportOfDay {
  discipline: DisciplineRef;
  /** Number of contests of the sport on this day. */
  contests: number;
  /** Contests that decide medals and are not finished. */
  finals: ScheduleItemAnswer[];
  rest: ItemGroup[];
}

export interface DayBySport {
  sports: SportOfDay[];
  /** Items without a sport that competes on this day. */
  activities: ItemGroup[];
}

/**
 * A day grouped by sport, sorted by name; items keep their order within each sport. Ceremonies, meetings and training
 * are listed with their sport if it competes on this day, otherwise together at the end.
 */
export function bySport(items: readonly ScheduleItemAnswer[], compare: (a: string, b: string) => number): DayBySport {
  const competing = new Map<string, DisciplineRef>();
  for (const item of items) {
    if (item.discipline && isOfSport(item)) competing.set(item.discipline.key, item.discipline);
  }
  const sports = [...competing.values()]
    .sort((a, b) => compare(a.name, b.name))
    .map((discipline) => {
      const sportItems = items.filter((item) => item.discipline?.key === discipline.key);
      return {
        discipline,
        contests: sportItems.filter(isCompetition).length,
        finals: sportItems.filter(isFinal),
        rest: groupItems(sportItems.filter((item) => !isFinal(item))),
      };
    });
  const otherItems = items.filter(({ discipline }) => !discipline || !competing.has(discipline.key));
  return { sports, activities: groupItems(otherItems) };
}

/** A day with no more contests is shown in full. */
export const FEW_CONTESTS = 30;

/**
 * A past day shows the finals of each sport and folds all other items, also those of sports without a final. They are
 * open if one sport was chosen, or on a day with few contests.
 */
export const isRestOpen = ({ sports }: DayBySport, isOneSport: boolean): boolean =>
  isOneSport || sports.reduce((count, { contests }) => count + contests, 0) <= FEW_CONTESTS;

const isFinal = (item: ScheduleItemAnswer): boolean => (isCompetition(item) && item.medal !== null) || isLive(item);
const isOfSport = (item: ScheduleItemAnswer): boolean => isCompetition(item) || isFinal(item);

/** Events in order of their start, then items without an event. */
export function groupItems(items: readonly ScheduleItemAnswer[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const { event, type } = item;
    const id = event?.id ?? type;
    const group = groups.get(id);
    if (group) group.items.push(item);
    else groups.set(id, { id, event, type, items: [item] });
  }
  const allGroups = [...groups.values()];
  return [...allGroups.filter(({ event }) => event), ...allGroups.filter(({ event }) => !event)];
}
