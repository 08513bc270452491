import { markKindOf } from '@podium/games';
import { sidesOf } from '@podium/contract/sides-of';
import { scoreRun } from './score-run.ts';
import { setMomentum } from './set-momentum.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ChartKind, Discipline } from '@podium/games';

/**
 * Whether a drawing of a kind may say more of a unit than its table, in the order of preference. Those of races and of jumps
 * are not read before they are drawn, and draw nothing where there is too little.
 */
const says: Readonly<Record<ChartKind, (unit: UnitAnswer) => boolean>> = {
  setMomentum: (unit) => sideNames(unit) !== undefined && setMomentum(unit.periods) !== undefined,
  scoreRun: (unit) => sideNames(unit) !== undefined && scoreRun(unit) !== undefined,
  placesBySplit: (unit) => !unit.isHeadToHead && !isMeasured(unit),
  attempts: (unit) => !unit.isHeadToHead && isMeasured(unit),
};
const kinds = Object.keys(says) as ChartKind[];

/** How a contest is drawn, where its sport has a drawing that says more than its score or its table. */
export const chartOf = (discipline: Discipline, unit: UnitAnswer): ChartKind | undefined =>
  kinds.find((kind) => discipline.charts.includes(kind) && says[kind](unit));

const isMeasured = ({ results }: UnitAnswer): boolean =>
  results.some(({ resultType }) => markKindOf(resultType) === 'distance');

/** Names of two known sides, home first. */
export function sideNames(unit: UnitAnswer): [home: string, away: string] | undefined {
  if (!unit.isHeadToHead) return undefined;
  const [home, away] = sidesOf(unit).map(({ competitor }) => competitor.name);
  return home && away ? [home, away] : undefined;
}
