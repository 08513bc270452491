import type { ScheduleItemAnswer } from '@podium/contract';

/** The items that decide which section a contest is in, and the time at which they did. */
export interface Placing {
  items: readonly ScheduleItemAnswer[];
  now: Date;
}

/** A page that nobody touches for so long is sorted again, and so is a kept copy that is shown later. */
const restMs = 15 * 60_000;

/** True if the sections are old, or if an item has none yet: another filter was chosen, or a contest was added. */
export function isOutdated(placing: Placing, current: Placing): boolean {
  if (current.now.getTime() - placing.now.getTime() > restMs) return true;
  const placed = new Set(placing.items.map(({ id }) => id));
  return current.items.some(({ id }) => !placed.has(id));
}

/** Replaces the items of sections by what they are now, in their old order; items that are gone are left out. */
export function withCurrent<Sections extends object>(
  sections: Sections,
  current: ReadonlyMap<string, ScheduleItemAnswer>,
): Sections {
  const renew = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    return value.flatMap((each: ScheduleItemAnswer | { items: ScheduleItemAnswer[] }) => {
      if (!('items' in each)) return current.get(each.id) ?? [];
      const session = withCurrent(each, current);
      return session.items.length > 0 ? session : [];
    });
  };
  return Object.fromEntries(Object.entries(sections).map(([name, value]) => [name, renew(value)])) as Sections;
}
