import type { DisciplineRef } from '@podium/contract';

/** The sports of some items, each once, in the order of their first item. */
export function sportsOf(items: readonly { discipline: DisciplineRef | null }[]): DisciplineRef[] {
  const sports = items.flatMap(({ discipline }) => (discipline ? [discipline] : []));
  return [...new Map(sports.map((sport) => [sport.key, sport])).values()];
}
