import { isLive } from '../../shared/item-state.ts';
import { isCompetition } from '../../shared/programme/item-filter.ts';
import type { DisciplineRef, EventRef, ScheduleItemAnswer } from '@podium/contract';

/** The part of an event that is on this day; what belongs to no event is listed by its own type. */
export interface ItemGroup {
  id: string;
  event: EventRef | null;
  type: ScheduleItemAnswer['type'];
  items: ScheduleItemAnswer[];
}

export interface SportOfDay {
  discipline: DisciplineRef;
  /** How many contests the sport has on this day. */
  contests: number;
  /** What decides medals, and what is still on. */
  finals: ScheduleItemAnswer[];
  rest: ItemGroup[];
}

export interface DayBySport {
  sports: SportOfDay[];
  /** Belongs to no sport that competes on this day. */
  activities: ItemGroup[];
}

/**
 * A day by its sports, in the order of their names; the items of each keep their order. Ceremonies, meetings and
 * training are listed with their sport if it competes on this day, all others together.
 */
export function bySport(items: readonly ScheduleItemAnswer[], compare: (a: string, b: string) => number): DayBySport {
  const competing = new Map<string, DisciplineRef>();
  for (const item of items) {
    if (item.discipline && isOfSport(item)) competing.set(item.discipline.key, item.discipline);
  }
  const sports = [...competing.values()]
    .sort((a, b) => compare(a.name, b.name))
    .map((discipline) => {
      const own = items.filter((item) => item.discipline?.key === discipline.key);
      return {
        discipline,
        contests: own.filter(isCompetition).length,
        finals: own.filter(isFinal),
        rest: groupsOf(own.filter((item) => !isFinal(item))),
      };
    });
  const others = items.filter(({ discipline }) => !discipline || !competing.has(discipline.key));
  return { sports, activities: groupsOf(others) };
}

const isFinal = (item: ScheduleItemAnswer): boolean => (isCompetition(item) && item.medal !== null) || isLive(item);
const isOfSport = (item: ScheduleItemAnswer): boolean => isCompetition(item) || isFinal(item);

/** Events in the order in which they begin, then what belongs to none. */
export function groupsOf(items: readonly ScheduleItemAnswer[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const { event, type } = item;
    const id = event?.id ?? type;
    const group = groups.get(id);
    if (group) group.items.push(item);
    else groups.set(id, { id, event, type, items: [item] });
  }
  const all = [...groups.values()];
  return [...all.filter(({ event }) => event), ...all.filter(({ event }) => !event)];
}
