import type { DrawEntrant } from './entrant.ts';

/** Entrants by row and heat; in each row, entrants of one strength. The last row may have empty places. */
type Rows = (DrawEntrant | undefined)[][];

/**
 * Exchanges entrants of the same row between heats until every delegation is spread evenly: its numbers in two heats
 * differ by at most one, and no draw has fewer pairs of one delegation. A bipartite graph always has such a coloring
 * (de Werra). Lower rows change first, so that the best seeds keep their heats if that is enough.
 *
 * @returns entrants of each heat, in the order of the rows
 */
export function separateDelegations(rows: Rows, heats: number): DrawEntrant[][] {
  const places = rows.map((row) => Array.from({ length: heats }, (_, heat) => row[heat]));
  const count = (delegation: string, heat: number): number =>
    places.filter((row) => row[heat]?.delegation === delegation).length;
  const delegations = new Set(places.flatMap((row) => row.flatMap((entrant) => entrant?.delegation ?? [])));
  const surplus = (delegation: string, from: number, to: number): number =>
    count(delegation, from) - count(delegation, to);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let from = 0; from < heats; from += 1)
      for (let to = 0; to < heats; to += 1)
        for (const delegation of delegations)
          while (surplus(delegation, from, to) >= 2) {
            moveOne(delegation, from, to);
            isChanged = true;
          }
  }
  return Array.from({ length: heats }, (_, heat) => places.flatMap((row) => row[heat] ?? []));

  /** Moves one of a delegation, and passes the surplus on from delegation to delegation until one takes it. */
  function moveOne(first: string, from: number, to: number): void {
    const open = new Set(places.keys());
    for (let delegation: string | undefined = first; delegation !== undefined;) {
      const index = [...open].findLast((row) => places[row]![from]?.delegation === delegation);
      if (index === undefined) return;
      open.delete(index);
      const row = places[index]!;
      [row[from], row[to]] = [row[to], row[from]];
      const next: string | undefined = row[from]?.delegation;
      delegation = next !== undefined && surplus(next, from, to) >= 2 ? next : undefined;
    }
  }
}

/** Exchanges entrants without a seed between heats as long as that leaves fewer pairs of one delegation. */
export function separateUnseeded(heats: DrawEntrant[][]): void {
  const countOthers = (heat: number, { id, delegation }: DrawEntrant, without: DrawEntrant): number =>
    heats[heat]!.filter((other) => other.delegation === delegation && other.id !== id && other.id !== without.id)
      .length;
  const isBetter = (one: number, other: number, a: DrawEntrant, b: DrawEntrant): boolean =>
    a.delegation !== b.delegation &&
    countOthers(other, a, b) + countOthers(one, b, a) < countOthers(one, a, b) + countOthers(other, b, a);
  const exchange = (one: number, other: number): boolean => {
    const [heat, next] = [heats[one]!, heats[other]!];
    for (const [index, a] of heat.entries())
      for (const [place, b] of next.entries()) {
        if (a.seed !== undefined || b.seed !== undefined || !isBetter(one, other, a, b)) continue;
        [heat[index], next[place]] = [b, a];
        return true;
      }
    return false;
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let one = 0; one < heats.length; one += 1)
      for (let other = one + 1; other < heats.length; other += 1) while (exchange(one, other)) isChanged = true;
  }
}
