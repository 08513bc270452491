import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';

export interface SportGroup {
  key: string;
  name: string;
  items: ScheduleItemAnswer[];
}

/** What is live, sport by sport; within a sport in the order of the programme, which does not change with the score. */
export function bySport(items: readonly ScheduleItemAnswer[], compare: (a: string, b: string) => number): SportGroup[] {
  const groups = new Map<string, SportGroup>();
  for (const item of items) {
    const { key = '', name = '' } = item.discipline ?? {};
    const group = groups.get(key) ?? { key, name, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => compare(a.name, b.name));
}

const HOUR_MS = 3_600_000;

/** What begins within an hour; what is late is still to come. */
export function withinTheHour(next: readonly ScheduleItemAnswer[], now: Date): ScheduleItemAnswer[] {
  return next.filter(({ start }) => start !== null && Date.parse(start) <= now.getTime() + HOUR_MS);
}

/** The one asked for while it is in the lists, else the first of them that says how it stands. */
export function chosenOf(
  { live, next, latest }: Pick<ScheduleLiveAnswer, 'live' | 'next' | 'latest'>,
  unit: string | undefined,
): ScheduleItemAnswer | undefined {
  const all = [...live, ...next, ...latest];
  const withPage = all.filter(({ hasResults }) => hasResults);
  return withPage.find(({ id }) => id === unit) ?? withPage.find(({ competitors }) => competitors) ?? withPage[0];
}
