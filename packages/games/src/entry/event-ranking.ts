/** The final ranking of an event and its medals, from the results of its rounds. */
import type { DoneLine } from './phase-order.ts';

export interface RankedRound {
  /** Later rounds have higher numbers. */
  order: number;
  /** The round as one list, the best first; undefined for knock-outs, whose contests rank on their own. */
  list?: readonly { competitor: string; rank: number | null; isRankEqual: boolean }[];
  /** True if the list is the table of a pool. Pools beside each other rank together. */
  isPool?: boolean;
  contests: readonly {
    medal: 'none' | 'gold' | 'bronze';
    /** Place of the winner, if the contest decides two places below the medals: 5 for places 5 and 6. */
    place?: number;
    lines: readonly DoneLine[];
  }[];
}

export interface FinalLine {
  competitor: string;
  rank: number | null;
  isRankEqual: boolean;
}

/**
 * Final ranking of a finished event. In a knock-out: winner and loser of the final, winners and losers of the matches
 * for bronze, then the losers of each round, who share a place unless they have played for it. The four losing
 * quarterfinalists are fifth. In heats: the final, then the eliminated competitors round by round. Of several pools,
 * those with the same place share one: two pools of four with two semifinalists each give 5= and 7=.
 */
export function eventRanking(rounds: readonly RankedRound[]): FinalLine[] {
  const ranking: FinalLine[] = [];
  const seen = new Set<string>();
  const place = (group: readonly { competitor: string; rank: number | null; isRankEqual: boolean }[]): void => {
    const unrankedLines = group.filter(({ competitor }) => !seen.has(competitor));
    const rankedCount = ranking.filter(({ rank }) => rank !== null).length;
    const ranks = unrankedLines.map(({ rank }) => rank).filter((rank) => rank !== null);
    for (const { competitor, rank } of unrankedLines) {
      seen.add(competitor);
      const isUnique = ranks.filter((other) => other === rank).length === 1;
      const betterCount = ranks.filter((other) => other < (rank ?? 0)).length;
      ranking.push({
        competitor,
        rank: rank === null ? null : rankedCount + betterCount + 1,
        isRankEqual: rank !== null && !isUnique,
      });
    }
  };
  const latestFirst = rounds.toSorted((a, b) => b.order - a.order);
  const decidingContests = (medal: 'gold' | 'bronze') =>
    latestFirst.flatMap(({ contests }) => contests.filter((contest) => contest.medal === medal));
  for (const { lines } of decidingContests('gold')) place(placeLines(lines));
  const bronzes = decidingContests('bronze').map(({ lines }) => placeLines(lines));
  place(bronzes.flatMap((lines) => lines.filter(({ rank }) => rank === 1)));
  place(bronzes.flatMap((lines) => lines.filter(({ rank }) => rank !== 1)));
  for (const [first, ...others] of parallelRounds(latestFirst)) {
    const { list, contests } = first!;
    if (list) {
      place([list, ...others.map((other) => other.list ?? [])].flat());
      continue;
    }
    const placing = contests.filter((contest) => contest.place !== undefined);
    for (const { lines } of placing.toSorted((a, b) => a.place! - b.place!)) place(placeLines(lines));
    place(contests.flatMap(({ lines }) => lines.filter(({ wlt }) => wlt !== 'W').map(knockOutLosers)));
  }
  const rankedLines = ranking.filter(({ rank }) => rank !== null);
  return [...rankedLines.toSorted((a, b) => a.rank! - b.rank!), ...ranking.filter(({ rank }) => rank === null)];
}

/** Rounds, with pools of one stage together: those that have no competitor in common. */
function parallelRounds(rounds: readonly RankedRound[]): RankedRound[][] {
  const groups: RankedRound[][] = [];
  for (const round of rounds) {
    const group = groups.at(-1);
    const known = new Set(group?.flatMap(({ list = [] }) => list.map(({ competitor }) => competitor)));
    const isBeside = round.isPool && group?.[0]?.isPool && !round.list?.some(({ competitor }) => known.has(competitor));
    if (isBeside) group.push(round);
    else groups.push([round]);
  }
  return groups;
}

/**
 * In a contest between two sides the winner comes first, whatever the ranks: a disqualified loser of a final has no
 * place.
 */
function placeLines(lines: readonly DoneLine[]): { competitor: string; rank: number | null; isRankEqual: boolean }[] {
  return lines.map(({ competitor, rank, isRankEqual, wlt, irm }) => ({
    competitor,
    rank: wlt === 'W' ? 1 : wlt === 'L' ? (irm === 'DSQ' ? null : 2) : rank,
    isRankEqual,
  }));
}

/** The losers of a round share a place; a disqualified one has none. */
const knockOutLosers = ({
  competitor,
  irm,
}: DoneLine): { competitor: string; rank: number | null; isRankEqual: boolean } => ({
  competitor,
  rank: irm === 'DSQ' ? null : 1,
  isRankEqual: true,
});

/**
 * Bronze medals of an event. Two contests for bronze give one each, so that losers of one that nobody won get none.
 *
 * @param chosen by the rules of the event
 */
export const countBronzes = (rounds: readonly Pick<RankedRound, 'contests'>[], chosen = 1): number =>
  rounds.flatMap(({ contests }) => contests.filter(({ medal }) => medal === 'bronze')).length > 1 ? 1 : chosen;

/**
 * Places of level competitors among whom a decision would distribute the medals differently; empty if it would not.
 * Places 1 and 2 are gold and silver, and 3 and 4 two bronzes if there are two.
 *
 * @param places those that the competitors share: `[2, 3]`
 */
export function medalPlaces(places: readonly number[], bronzes = 1): number[] {
  const medals = places.map((place) => medalForRank(place, bronzes));
  return new Set(medals).size > 1 ? places.filter((_, index) => medals[index] !== null) : [];
}

/**
 * Two winners share rank 1, so no competitor has rank 2 and there is no silver.
 *
 * @param bronzes number of bronze medals; those who share the third place all get one
 */
export function medalForRank(rank: number | null, bronzes = 1): 'gold' | 'silver' | 'bronze' | null {
  if (rank === null) return null;
  if (rank >= 3 && rank < 3 + bronzes) return 'bronze';
  return ([null, 'gold', 'silver'] as const)[rank] ?? null;
}
