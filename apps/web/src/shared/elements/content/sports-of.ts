import type { DisciplineRef } from '@podium/contract';

/** The distinct sports of some items, sorted by name. */
export function sportsOf(
  items: readonly { discipline: DisciplineRef | null }[],
  compare: (a: string, b: string) => number,
): DisciplineRef[] {
  const sports = items.flatMap(({ discipline }) => (discipline ? [discipline] : []));
  const once = [...new Map(sports.map((sport) => [sport.key, sport])).values()];
  return once.sort((one, other) => compare(one.name, other.name));
}
