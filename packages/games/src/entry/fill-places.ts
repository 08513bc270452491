/** Determines who advances, and fills places in contests that wait for the results of others. */
import type { DoneLine } from './phase-order.ts';

/**
 * A place in a contest. `from`: the contest or round that fills it, with `W`, `L` or a rank; with `L2`, the loser
 * against the winner of the contest two rounds earlier.
 */
export interface WaitingPlace {
  competitor: string | null;
  isBye?: boolean;
  from?: { ref: string; result: string };
}

export interface WaitingContest {
  id: string;
  /** A contest that has begun keeps its competitors. */
  hasBegun: boolean;
  places: readonly WaitingPlace[];
}

/**
 * Contests whose places change, with the competitor of each place; null if still open, `BYE` for nobody. A corrected
 * result replaces the advancing competitors; a place whose contest is open again becomes empty.
 *
 * @param contests results of official contests, by id
 * @param rounds order of rounds whose contests are all official, by id; null: a tie that nobody has decided
 */
export function fillPlaces(
  waiting: readonly WaitingContest[],
  contests: ReadonlyMap<string, readonly DoneLine[]>,
  rounds: ReadonlyMap<string, readonly (string | null)[]>,
): { id: string; competitors: (string | null)[] }[] {
  const known = new Map(contests);
  for (;;) {
    const changes = fillOnce(waiting, known, rounds);
    // The other side of a bye advances, which may fill further places.
    const wins = changes.flatMap(({ id, competitors }) => (known.has(id) ? [] : winByBye(id, competitors)));
    if (wins.length === 0) return changes;
    for (const [id, lines] of wins) known.set(id, lines);
  }
}

/** Fills the place of a loser who does not exist, because the winner had no opponent. */
const nobody = 'BYE';

function winByBye(id: string, competitors: readonly (string | null)[]): [id: string, lines: DoneLine[]][] {
  const [winner, ...others] = competitors.filter((competitor) => competitor !== nobody);
  if (!winner || others.length > 0 || !competitors.includes(nobody)) return [];
  return [[id, [{ competitor: winner, rank: null, isRankEqual: false, value: null, irm: null, wlt: 'W' }]]];
}

function fillOnce(
  waiting: readonly WaitingContest[],
  contests: ReadonlyMap<string, readonly DoneLine[]>,
  rounds: ReadonlyMap<string, readonly (string | null)[]>,
): { id: string; competitors: (string | null)[] }[] {
  return waiting.flatMap(({ id, hasBegun, places }) => {
    if (hasBegun || !places.some(({ from }) => from)) return [];
    const competitors = places.map(({ competitor, isBye = false, from }) => {
      if (!from) return isBye ? nobody : competitor;
      const before = /^L(\d)$/u.exec(from.result)?.[1];
      if (before !== undefined) return lostTo(from.ref, Number(before), { waiting, contests });
      const lines = contests.get(from.ref);
      const ties = lines ? sharedPlaces(lines, wantedPlaces(waiting, from.ref)) : [];
      return competitorFor(from, lines, rounds.get(from.ref), ties);
    });
    const isSame = places.every(
      ({ competitor, isBye = false }, index) => competitors[index] === (isBye ? nobody : competitor),
    );
    return isSame ? [] : [{ id, competitors }];
  });
}

interface Played {
  waiting: readonly WaitingContest[];
  contests: ReadonlyMap<string, readonly DoneLine[]>;
}

/** The loser against the winner of a contest, so many rounds before it; null while the winner is not known. */
function lostTo(ref: string, before: number, { waiting, contests }: Played): string | null {
  const winner = contests.get(ref)?.find(({ wlt }) => wlt === 'W')?.competitor;
  if (winner === undefined) return null;
  let at = ref;
  for (let round = 0; round < before; round += 1) {
    const places = waiting.find(({ id }) => id === at)?.places ?? [];
    const from = places.find(({ competitor }) => competitor === winner)?.from;
    if (from?.result !== 'W') return nobody;
    at = from.ref;
  }
  return contests.get(at)?.find(({ wlt }) => wlt === 'L')?.competitor ?? nobody;
}

/** Places of a contest or round that contests wait for. */
export const wantedPlaces = (waiting: readonly Pick<WaitingContest, 'places'>[], ref: string): number[] =>
  waiting.flatMap(({ places }) =>
    places.flatMap(({ from }) => {
      const place = from?.ref === ref ? Number(from.result) : 0;
      return Number.isInteger(place) && place > 0 ? place : [];
    }),
  );

/** Competitors who are level, and the places that are open until an organizer decides between them. */
export interface OpenTie {
  level: string[];
  places: number[];
}

const byRank = (lines: readonly DoneLine[]): DoneLine[] =>
  lines.filter(({ rank }) => rank !== null).toSorted((a, b) => a.rank! - b.rank!);

/**
 * Ties within one contest from which only some competitors advance. If all of them do, their order is only that of
 * lanes.
 */
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
