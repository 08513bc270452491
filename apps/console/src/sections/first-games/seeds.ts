import type { PlanEvent } from '@podium/contract';

/** Ids of the seeded entrants, the best first. */
export const seededIds = ({ entries }: PlanEvent): string[] =>
  entries.items
    .filter(({ seed }) => seed !== undefined)
    .toSorted((a, b) => a.seed! - b.seed!)
    .map(({ id }) => id);

/** Gives seeds to the chosen entrants only, in the order in which they were chosen. */
export function seedInOrder({ entries }: PlanEvent, ids: readonly string[]): Pick<PlanEvent, 'entries'> {
  const withSeed = <Item extends { id: string; seed?: number }>({ seed: _seed, ...item }: Item) => {
    const place = ids.indexOf(item.id);
    return { ...item, ...(place !== -1 && { seed: place + 1 }) };
  };
  return {
    entries:
      entries.kind === 'team'
        ? { kind: 'team', items: entries.items.map(withSeed) }
        : { kind: 'individual', items: entries.items.map(withSeed) },
  };
}
