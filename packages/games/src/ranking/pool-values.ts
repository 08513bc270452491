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
}

/** A match from the point of view of one side. */
interface SideMatch {
  own: PoolSide;
  other: PoolSide;
}

export type ValueOf = (criterion: PoolCriterion, line: PoolCount, group: readonly PoolCount[]) => number | undefined;

/** Undefined if a match between them or a value of the table is missing. */
export function createValueOf(matches: readonly PoolMatch[], { win, tie }: Pick<PoolRules, 'win' | 'tie'>): ValueOf {
  const sideMatches = ({ id }: PoolCount): SideMatch[] =>
    matches.flatMap(([home, away]) =>
      home.id === id ? [{ own: home, other: away }] : away.id === id ? [{ own: away, other: home }] : [],
    );
  /** The side's matches; undefined if there are fewer than the table counts, for example after a walkover. */
  const all = (line: PoolCount): SideMatch[] | undefined => {
    const matchesOfSide = sideMatches(line);
    return matchesOfSide.length === line.played ? matchesOfSide : undefined;
  };
  const between = (line: PoolCount, group: readonly PoolCount[]): SideMatch[] | undefined => {
    const matchesOfSide = sideMatches(line);
    const others = group.filter(({ id }) => id !== line.id);
    const isWhole = others.every(({ id }) => matchesOfSide.some(({ other }) => other.id === id));
    return isWhole ? matchesOfSide.filter(({ other }) => others.some(({ id }) => id === other.id)) : undefined;
  };
  const points = ({ own, other }: SideMatch): number =>
    own.score > other.score ? win : own.score === other.score ? tie : 0;
  const figures: Record<PoolCriterion, (line: PoolCount, group: readonly PoolCount[]) => number | undefined> = {
    metPoints: (line, group) => sum(between(line, group), points),
    metDifference: (line, group) => sum(between(line, group), ({ own, other }) => own.score - other.score),
    metFor: (line, group) => sum(between(line, group), ({ own }) => own.score),
    difference: (line) => (line.for === undefined || line.against === undefined ? undefined : line.for - line.against),
    for: (line) => line.for,
    wins: (line) => sum(all(line), ({ own, other }) => Number(own.score > other.score)),
    matchPoints: (line) => sum(all(line), matchPoints),
    ratio: (line) => ratio(all(line), ({ score }) => score),
    pointDifference: (line) =>
      sum(all(line), ({ own, other }) => (own.setPoints ?? Number.NaN) - (other.setPoints ?? Number.NaN)),
    pointRatio: (line) => ratio(all(line), ({ setPoints }) => setPoints),
    metRatio: (line, group) => ratio(between(line, group), ({ score }) => score),
    metPointRatio: (line, group) => ratio(between(line, group), ({ setPoints }) => setPoints),
  };
  return (criterion, line, group) => figures[criterion](line, group);
}

/** Volleyball: 3–0 and 3–1 give three points and none, 3–2 two and one. */
function matchPoints({ own, other }: SideMatch): number {
  const isClose = Math.abs(own.score - other.score) === 1;
  return own.score > other.score ? (isClose ? 2 : 3) : isClose ? 1 : 0;
}

/** Undefined if a value of one of them is unknown. */
function sum(matchesOfSide: readonly SideMatch[] | undefined, of: (match: SideMatch) => number): number | undefined {
  const total = matchesOfSide?.reduce((before, match) => before + of(match), 0);
  return Number.isNaN(total) ? undefined : total;
}

/** Value won divided by value lost; a side without losses is ahead of all others. */
function ratio(
  matchesOfSide: readonly SideMatch[] | undefined,
  of: (side: PoolSide) => number | undefined,
): number | undefined {
  const won = sum(matchesOfSide, ({ own }) => of(own) ?? Number.NaN);
  const lost = sum(matchesOfSide, ({ other }) => of(other) ?? Number.NaN);
  if (won === undefined || lost === undefined || (won === 0 && lost === 0)) return undefined;
  return won / lost;
}
