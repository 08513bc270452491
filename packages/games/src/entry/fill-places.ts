/** Determines who advances, and fills places in contests that wait for the results of others. */
import type { DoneLine } from './phase-order.ts';

/** A place in a contest. `from`: the contest or round that fills it, with `W`, `L` or a rank. */
export interface WaitingPlace {
  competitor: string | null;
  from?: { ref: string; result: string };
}

export interface WaitingContest {
  id: string;
  /** A contest that has begun keeps its competitors. */
  hasBegun: boolean;
  places: readonly WaitingPlace[];
}

/**
 * Contests whose places change, with the competitor of each place; null if still open. A corrected result replaces
 * the advancing competitors; a place whose contest is open again becomes empty.
 *
 * @param contests results of official contests, by id
 * @param rounds order of rounds whose contests are all official, by id; null: a tie that nobody has decided
 */
export function fillPlaces(
  waiting: readonly WaitingContest[],
  contests: ReadonlyMap<string, readonly DoneLine[]>,
  rounds: ReadonlyMap<string, readonly (string | null)[]>,
): { id: string; competitors: (string | null)[] }[] {
  return waiting.flatMap(({ id, hasBegun, places }) => {
    if (hasBegun || !places.some(({ from }) => from)) return [];
    const competitors = places.map(({ competitor, from }) =>
      from ? competitorFor(from, contests.get(from.ref), rounds.get(from.ref)) : competitor,
    );
    const isSame = competitors.every((competitor, index) => competitor === places[index]!.competitor);
    return isSame ? [] : [{ id, competitors }];
  });
}

function competitorFor(
  { result }: { result: string },
  contest: readonly DoneLine[] | undefined,
  round: readonly (string | null)[] | undefined,
): string | null {
  if (contest && (result === 'W' || result === 'L'))
    return contest.find(({ wlt }) => wlt === result)?.competitor ?? null;
  const rank = Number(result);
  if (!Number.isInteger(rank) || rank < 1) return null;
  if (round) return round[rank - 1] ?? null;
  const ordered = contest?.filter((line) => line.rank !== null).toSorted((a, b) => a.rank! - b.rank!);
  const line = ordered?.[rank - 1];
  return !line || line.isRankEqual ? null : line.competitor;
}
