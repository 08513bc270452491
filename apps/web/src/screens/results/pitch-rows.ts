import type { LineupMember } from '@podium/contract';

/** A goalkeeper and enough others to make a formation of. */
const FEWEST = 7;

/**
 * Those who began a match as they stand on the pitch, the own goal first: `1, 4, 3, 3`. The formation makes the rows where it
 * is of as many players, else the positions do. undefined where not everybody has a position of the sport.
 *
 * @param positions of the sport from the own goal to the other: `GK`, `DF`, `MF`, `FW`
 * @param formation without the goalkeeper, as the feed writes it: `4-2-3-1`
 */
export function pitchRows(
  starters: readonly LineupMember[],
  positions: readonly string[],
  formation: string | undefined,
): LineupMember[][] | undefined {
  const placeOf = ({ position }: LineupMember): number => positions.indexOf(position ?? '');
  if (starters.length < FEWEST || starters.some((member) => placeOf(member) < 0)) return undefined;
  const inOrder = starters.toSorted((one, other) => placeOf(one) - placeOf(other));
  const sizes = [1, ...(formation ?? '').split('-').map(Number)];
  const coversAll = sizes.reduce((sum, size) => sum + size, 0) === starters.length;
  if (!coversAll) return [...Map.groupBy(inOrder, placeOf).values()];
  let begun = 0;
  return sizes.map((size) => inOrder.slice(begun, (begun += size)));
}
