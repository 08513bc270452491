/** Lists of a competitor's appearances: contests that name the competitor, and tentative ones. */
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Presenter } from '../program/presenter.ts';
import type { TentativeUnit } from '../program/to-come.ts';
import { compareUnits } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/**
 * In schedule order. A contest that already names one of the competitors is not tentative, even if another may still
 * join.
 */
export function scheduleWith(
  presenter: Presenter,
  units: readonly UnitInfo[],
  tentative: readonly TentativeUnit[],
  max = Infinity,
): ScheduleItemAnswer[] {
  const named = new Set(units);
  const expected = new Map(
    tentative.filter(({ unit }) => !named.has(unit)).map((tentative) => [tentative.unit, tentative]),
  );
  return [...named, ...expected.keys()]
    .sort(compareUnits)
    .slice(0, max)
    .map((unit) => {
      const tentative = expected.get(unit);
      return tentative ? presenter.tentativeItem(tentative) : presenter.item(unit);
    });
}

/** The days of these units, sorted. */
export const distinctDays = (units: readonly UnitInfo[]): string[] => [...new Set(units.map(({ day }) => day))].sort();
