import { contestUnits } from '../../read-model/program/event-contests.ts';
import type { TentativeUnit } from '../../read-model/program/to-come.ts';
import { compareUnits } from '../../read-model/program/unit-state.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';

export interface CalendarItem {
  unit: UnitInfo;
  uid: string;
  /** The units whose changes the item reports: for a round, all its contests. */
  round: readonly UnitInfo[];
  tentative?: TentativeUnit;
}

export const unitItem = (unit: UnitInfo): CalendarItem => ({ unit, uid: unit.id, round: [unit] });

/**
 * Items of a person's calendar. A person who may compete in any contest of a round has one item for the round, which
 * becomes the contest once a start list names the person. The first item in a round with several contests is
 * therefore identified by the round, any other by its contest. While only some members of a delegation are named in a
 * round, the delegation has only the contests that name them.
 */
export function buildItems(
  snapshot: Program,
  personId: string,
  units: readonly UnitInfo[],
  tentative: readonly TentativeUnit[],
): CalendarItem[] {
  const named = new Set(units);
  const namedRounds = Map.groupBy(units, roundKey);
  const expected = tentative.filter(
    (tentative) => !named.has(tentative.unit) && !(tentative.isRound && namedRounds.has(roundKey(tentative.unit))),
  );
  const items = [
    ...units.map(unitItem),
    ...expected.map((tentative): CalendarItem => ({ ...unitItem(tentative.unit), tentative: tentative })),
  ];
  for (const [phase, all] of Map.groupBy(items, ({ unit }) => roundKey(unit))) {
    const certain = all.filter((item) => !item.tentative);
    const [first] = (certain.length > 0 ? certain : all).toSorted((a, b) => (a.unit.id < b.unit.id ? -1 : 1));
    const round = contestUnits(snapshot, first!.unit.eventId ?? '').filter((unit) => roundKey(unit) === phase);
    if (round.length > 1) Object.assign(first!, { uid: `${phase}.${personId}`, round });
  }
  return items.sort((a, b) => compareUnits(a.unit, b.unit));
}

const roundKey = ({ phaseId, id }: UnitInfo): string => phaseId ?? id;
