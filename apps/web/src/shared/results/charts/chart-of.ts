import { markKind } from '@podium/games';
import { scoreSides } from '@podium/contract/score-sides';
import { scoreRun } from './score-run.ts';
import { setMomentum } from './set-momentum.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ChartKind, Discipline } from '@podium/games';

/**
 * A test for each kind of chart: can it add something to the table of a unit? In order of preference. Race and field charts
 * are not computed here; they render nothing if there is too little data.
 */
const says: Readonly<Record<ChartKind, (unit: UnitAnswer) => boolean>> = {
  setMomentum: (unit) => sideNames(unit) !== undefined && setMomentum(unit.periods) !== undefined,
  scoreRun: (unit) => sideNames(unit) !== undefined && scoreRun(unit) !== undefined,
  placesBySplit: (unit) => !unit.isHeadToHead && !isMeasured(unit),
  attempts: (unit) => !unit.isHeadToHead && isMeasured(unit),
};
const kinds = Object.keys(says) as ChartKind[];

/** The chart of a contest, if its sport has one that adds something to the score or table. */
export const chartOf = (discipline: Discipline, unit: UnitAnswer): ChartKind | undefined =>
  kinds.find((kind) => discipline.charts.includes(kind) && says[kind](unit));

const isMeasured = ({ results }: UnitAnswer): boolean =>
  results.some(({ resultType }) => markKind(resultType) === 'distance');

/** Names of two known sides, home first. */
export function sideNames(unit: UnitAnswer): [home: string, away: string] | undefined {
  if (!unit.isHeadToHead) return undefined;
  const [home, away] = scoreSides(unit).map(({ competitor }) => competitor.name);
  return home && away ? [home, away] : undefined;
}
