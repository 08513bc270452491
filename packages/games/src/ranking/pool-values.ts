/** Values of the pool criteria for one line. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';

/** Counts of one line in a pool table. */
export interface PoolCount {
  id: string;
  points: number;
  played: number;
  for?: number;
  against?: number;
}

/** A line of a pool's table, in its order. */
export interface PoolLine extends PoolCount {
  rank: string;
}

/** A played match of the pool: both sides with their scores. */
export type PoolMatch = readonly [PoolSide, PoolSide];
export interface PoolSide {
  id: string;
  score: number;
  /** Points of all sets together, if the score is sets. */
  setPoints?: number;
  /** Outcome, if the score does not show it: a side that retired may be ahead. */
  outcome?: 'W' | 'L' | 'T';
  /** Points that the match counts against the side, if not the other side's score: both lose a match that neither played. */
  conceded?: { score: number; setPoints?: number };
}

/** The score that counts against a side. */
export const concededScore = (own: PoolSide, other: PoolSide): Pick<PoolSide, 'score' | 'setPoints'> =>
  own.conceded ?? other;

/** The outcome of a match for one side: the known one, otherwise by the score. */
export const matchOutcome = (own: PoolSide, other: PoolSide): 'W' | 'L' | 'T' =>
  own.outcome ?? (own.score > other.score ? 'W' : own.score === other.score ? 'T' : 'L');

/** A match from the point of view of one side. */
interface SideMatch {
  ownSide: PoolSide;
  otherSide: PoolSide;
  conceded: Pick<PoolSide, 'score' | 'setPoints'>;
}

const sideMatch = (ownSide: PoolSide, otherSide: PoolSide): SideMatch => ({
  ownSide,
  otherSide,
  conceded: concededScore(ownSide, otherSide),
});

export type ValueOf = (criterion: PoolCriterion, line: PoolCount, group: readonly PoolCount[]) => number | undefined;

/**
 * Undefined if a match between them or a value of the table is missing.
 *
 * @param lines the whole table
 */
export function createValueOf(
  lines: readonly PoolCount[],
  matches: readonly PoolMatch[],
  { win, tie }: Pick<PoolRules, 'win' | 'tie'>,
): ValueOf {
  const pointsOf = new Map(lines.map(({ id, points }) => [id, points]));
  const sideMatches = ({ id }: PoolCount): SideMatch[] =>
    matches.flatMap(([home, away]) =>
      home.id === id ? [sideMatch(home, away)] : away.id === id ? [sideMatch(away, home)] : [],
    );
  /** The side's matches; undefined if there are fewer than the table counts, for example after a walkover. */
  const completeMatches = (line: PoolCount): SideMatch[] | undefined => {
    const matchesOfSide = sideMatches(line);
    return matchesOfSide.length === line.played ? matchesOfSide : undefined;
  };
  const matchesBetween = (line: PoolCount, group: readonly PoolCount[]): SideMatch[] | undefined => {
    const matchesOfSide = sideMatches(line);
    const otherLines = group.filter(({ id }) => id !== line.id);
    const isWhole = otherLines.every(({ id }) => matchesOfSide.some(({ otherSide }) => otherSide.id === id));
    return isWhole
      ? matchesOfSide.filter(({ otherSide }) => otherLines.some(({ id }) => id === otherSide.id))
      : undefined;
  };
  const points = ({ ownSide, otherSide }: SideMatch): number =>
    ({ W: win, T: tie, L: 0 })[matchOutcome(ownSide, otherSide)];
  /** Opponents of a Swiss tournament, the weakest last, with the part of a win that each of them gave. */
  const opponents = (line: PoolCount): { points: number; share: number }[] | undefined => {
    const played = completeMatches(line)?.map((match) => ({
      points: pointsOf.get(match.otherSide.id) ?? Number.NaN,
      share: { W: 1, T: 0.5, L: 0 }[matchOutcome(match.ownSide, match.otherSide)],
      own: points(match),
    }));
    if (!played || win === 0) return played;
    const unplayed = line.points - played.reduce((total, { own }) => total + own, 0);
    const byes = Array.from({ length: Math.max(0, Math.round(unplayed / win)) }, () => ({
      points: line.points,
      share: 1,
    }));
    return [...played, ...byes].toSorted((a, b) => b.points - a.points);
  };
  const figures: Record<PoolCriterion, (line: PoolCount, group: readonly PoolCount[]) => number | undefined> = {
    metPoints: (line, group) => total(matchesBetween(line, group), points),
    metDifference: (line, group) =>
      total(matchesBetween(line, group), ({ ownSide, conceded }) => ownSide.score - conceded.score),
    metFor: (line, group) => total(matchesBetween(line, group), ({ ownSide }) => ownSide.score),
    difference: (line) => (line.for === undefined || line.against === undefined ? undefined : line.for - line.against),
    for: (line) => line.for,
    wins: (line) =>
      total(completeMatches(line), ({ ownSide, otherSide }) => Number(matchOutcome(ownSide, otherSide) === 'W')),
    matchPoints: (line) => total(completeMatches(line), matchPoints),
    ratio: (line) => ratio(completeMatches(line), ({ score }) => score),
    pointDifference: (line) =>
      total(
        completeMatches(line),
        ({ ownSide, conceded }) => (ownSide.setPoints ?? Number.NaN) - (conceded.setPoints ?? Number.NaN),
      ),
    pointRatio: (line) => ratio(completeMatches(line), ({ setPoints }) => setPoints),
    metRatio: (line, group) => ratio(matchesBetween(line, group), ({ score }) => score),
    metPointRatio: (line, group) => ratio(matchesBetween(line, group), ({ setPoints }) => setPoints),
    opponentPointsCut: (line) => total(opponents(line)?.slice(0, -1), ({ points }) => points),
    opponentPoints: (line) => total(opponents(line), ({ points }) => points),
    beatenPoints: (line) => total(opponents(line), ({ points, share }) => points * share),
  };
  return (criterion, line, group) => figures[criterion](line, group);
}

/** Volleyball: 3–0 and 3–1 give three points and none, 3–2 two and one. */
function matchPoints({ ownSide, otherSide }: SideMatch): number {
  const isClose = Math.abs(ownSide.score - otherSide.score) === 1;
  const outcome = matchOutcome(ownSide, otherSide);
  return outcome === 'W' ? (isClose ? 2 : 3) : isClose ? 1 : 0;
}

/** Undefined if a value of one of them is unknown. */
function total<Item>(items: readonly Item[] | undefined, getValue: (item: Item) => number): number | undefined {
  const all = items?.reduce((sum, item) => sum + getValue(item), 0);
  return Number.isNaN(all) ? undefined : all;
}

/**
 * Value won divided by value lost. A side without losses is ahead of all others; one that has neither is between those
 * that won more and those that lost more, as by difference.
 */
function ratio(
  matchesOfSide: readonly SideMatch[] | undefined,
  getValue: (side: Pick<PoolSide, 'score' | 'setPoints'>) => number | undefined,
): number | undefined {
  const wonTotal = total(matchesOfSide, ({ ownSide }) => getValue(ownSide) ?? Number.NaN);
  const lost = total(matchesOfSide, ({ conceded }) => getValue(conceded) ?? Number.NaN);
  if (wonTotal === undefined || lost === undefined) return undefined;
  if (wonTotal === 0 && lost === 0) return 1;
  return wonTotal / lost;
}
