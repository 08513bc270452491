/** Where somebody competes, as lists of their appearances show it: what names them, and what they may expect. */
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Presenter } from '../programme/presenter.ts';
import type { TentativeUnit } from '../programme/to-come.ts';
import { compareUnits } from '../programme/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/** In the order of a programme. A contest that names one of them is no more tentative because another may come in it. */
export function scheduleWith(
  presenter: Presenter,
  units: readonly UnitInfo[],
  tentative: readonly TentativeUnit[],
  max = Infinity,
): ScheduleItemAnswer[] {
  const named = new Set(units);
  const expected = new Map(tentative.filter(({ unit }) => !named.has(unit)).map((one) => [one.unit, one]));
  return [...named, ...expected.keys()]
    .sort(compareUnits)
    .slice(0, max)
    .map((unit) => {
      const one = expected.get(unit);
      return one ? presenter.tentativeItem(one) : presenter.item(unit);
    });
}

/** The days on which some units are held, in order. */
export const daysOf = (units: readonly UnitInfo[]): string[] => [...new Set(units.map(({ day }) => day))].sort();
