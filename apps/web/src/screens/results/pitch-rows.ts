import type { LineupMember } from '@podium/contract';

/** Minimum number of starters for a formation, including the goalkeeper. */
const FEWEST = 7;

/**
 * The starters as rows on the pitch, own goal first: `1, 4, 3, 3`. Rows follow the formation if it covers all players,
 * otherwise the positions. undefined if a player has no known position.
 *
 * @param positions of the sport from the own goal to the other: `GK`, `DF`, `MF`, `FW`
 * @param formation without the goalkeeper, as the feed writes it: `4-2-3-1`
 */
export function pitchRows(
  starters: readonly LineupMember[],
  positions: readonly string[],
  formation: string | undefined,
): LineupMember[][] | undefined {
  const positionIndex = ({ position }: LineupMember): number => positions.indexOf(position ?? '');
  if (starters.length < FEWEST || starters.some((member) => positionIndex(member) < 0)) return undefined;
  const inOrder = starters.toSorted((a, b) => positionIndex(a) - positionIndex(b));
  const sizes = [1, ...(formation ?? '').split('-').map(Number)];
  const coversAll = sizes.reduce((sum, size) => sum + size, 0) === starters.length;
  if (!coversAll) return [...Map.groupBy(inOrder, positionIndex).values()];
  let rowStart = 0;
  return sizes.map((size) => inOrder.slice(rowStart, (rowStart += size)));
}
