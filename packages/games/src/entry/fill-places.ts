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
    const competitors = places.map(({ competitor, from }) => {
      if (!from) return competitor;
      const lines = contests.get(from.ref);
      const ties = lines ? sharedPlaces(lines, wantedPlaces(waiting, from.ref)) : [];
      return competitorFor(from, lines, rounds.get(from.ref), ties);
    });
    const isSame = competitors.every((competitor, index) => competitor === places[index]!.competitor);
    return isSame ? [] : [{ id, competitors }];
  });
}

/** Places of a contest or round that contests wait for. */
export const wantedPlaces = (waiting: readonly Pick<WaitingContest, 'places'>[], ref: string): number[] =>
  waiting.flatMap(({ places }) =>
    places.flatMap(({ from }) => {
      const place = from?.ref === ref ? Number(from.result) : 0;
      return Number.isInteger(place) && place > 0 ? place : [];
    }),
  );

/** Competitors who are level, and the places that are open until somebody decides between them. */
export interface OpenTie {
  level: string[];
  places: number[];
}

const byRank = (lines: readonly DoneLine[]): DoneLine[] =>
  lines.filter(({ rank }) => rank !== null).toSorted((a, b) => a.rank! - b.rank!);

/** Ties within one contest of which only some competitors go on. If all of them do, their order is only that of lanes. */
export function sharedPlaces(lines: readonly DoneLine[], wanted: readonly number[]): OpenTie[] {
  const placed = byRank(lines).map((line, index) => ({ ...line, place: index + 1 }));
  const groups = Map.groupBy(
    placed.filter(({ isRankEqual }) => isRankEqual),
    ({ rank }) => rank,
  );
  return [...groups.values()].flatMap((level) => {
    const places = level.flatMap(({ place }) => (wanted.includes(place) ? place : []));
    return places.length > 0 && places.length < level.length
      ? { level: level.map(({ competitor }) => competitor), places }
      : [];
  });
}

function competitorFor(
  { result }: { result: string },
  contest: readonly DoneLine[] | undefined,
  round: readonly (string | null)[] | undefined,
  ties: readonly OpenTie[],
): string | null {
  if (contest && (result === 'W' || result === 'L'))
    return contest.find(({ wlt }) => wlt === result)?.competitor ?? null;
  const rank = Number(result);
  if (!Number.isInteger(rank) || rank < 1) return null;
  if (round) return round[rank - 1] ?? null;
  if (ties.some(({ places }) => places.includes(rank))) return null;
  return byRank(contest ?? [])[rank - 1]?.competitor ?? null;
}
