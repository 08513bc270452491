import { scoreSides } from '@podium/contract/score-sides';
import { isFinished, isLive } from '../../elements/item-state.ts';
import type { PeriodAnswer, UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import type { ScoreSide } from '@podium/contract/score-sides';

/** Returns whether a score by period is shown; a live match reserves the space from its first minute. */
export function hasPeriods(unit: UnitAnswer, discipline: Pick<Discipline, 'periods'>): boolean {
  if (!unit.isHeadToHead) return false;
  const periods = unit.periods.filter(({ code }) => code !== 'TOT');
  if (periods.length === 0) return isLive(unit) && Object.keys(discipline.periods).length > 0;
  return !saysTheScore(periods, unit, scoreSides(unit));
}

/** A contest that ended in its first period, whose score the head already shows. */
function saysTheScore(
  [only, ...others]: readonly PeriodAnswer[],
  unit: UnitAnswer,
  sides: readonly ScoreSide[],
): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    isFinished(unit) &&
    sides.every(({ side, score }) => score === (only[`${side}Period`] ?? only[side]))
  );
}
