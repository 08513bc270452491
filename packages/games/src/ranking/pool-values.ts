/** What the criteria of a pool are worth for one of its lines. */
import type { PoolCriterion, PoolRules } from '../discipline.ts';

/** A line of a pool's table, in its order. */
export interface PoolLine {
  id: string;
  rank: string;
  points: number;
  played: number;
  for?: number;
  against?: number;
}

/** A match of the pool that was played: both sides with their score. */
export type PoolMatch = readonly [PoolSide, PoolSide];
export interface PoolSide {
  id: string;
  score: number;
}

export type ValueOf = (criterion: PoolCriterion, line: PoolLine, group: readonly PoolLine[]) => number | undefined;

/** undefined where a match between them is missing, or a figure of the table. */
export function valuesIn(matches: readonly PoolMatch[], { win, tie }: Pick<PoolRules, 'win' | 'tie'>): ValueOf {
  const between = (line: PoolLine, group: readonly PoolLine[]): { own: number; against: number }[] | undefined => {
    const others = group.filter(({ id }) => id !== line.id);
    const played = others.map((other) =>
      matches.flatMap(([home, away]) =>
        home.id === line.id && away.id === other.id
          ? [{ own: home.score, against: away.score }]
          : away.id === line.id && home.id === other.id
            ? [{ own: away.score, against: home.score }]
            : [],
      ),
    );
    return played.some((met) => met.length === 0) ? undefined : played.flat();
  };
  const sum = (numbers: readonly number[] | undefined): number | undefined =>
    numbers?.reduce((total, number) => total + number, 0);
  const figures: Record<PoolCriterion, (line: PoolLine, group: readonly PoolLine[]) => number | undefined> = {
    metPoints: (line, group) =>
      sum(between(line, group)?.map(({ own, against }) => (own > against ? win : own === against ? tie : 0))),
    metDifference: (line, group) => sum(between(line, group)?.map(({ own, against }) => own - against)),
    metFor: (line, group) => sum(between(line, group)?.map(({ own }) => own)),
    difference: (line) => (line.for === undefined || line.against === undefined ? undefined : line.for - line.against),
    for: (line) => line.for,
  };
  return (criterion, line, group) => figures[criterion](line, group);
}
