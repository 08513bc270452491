import { contestUnits } from '../../read-model/programme/event-contests.ts';
import type { TentativeUnit } from '../../read-model/programme/to-come.ts';
import { compareUnits } from '../../read-model/programme/unit-state.ts';
import type { UnitInfo } from '../../read-model/snapshot/programme.ts';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';

/** An item of a calendar, and by which name calendars know it again. */
export interface CalendarItem {
  unit: UnitInfo;
  uid: string;
  /** Those of whose changes it tells: of a round all its contests. */
  round: readonly UnitInfo[];
  tentative?: TentativeUnit;
}

export const itemOf = (unit: UnitInfo): CalendarItem => ({ unit, uid: unit.id, round: [unit] });

/**
 * The items of somebody's calendar. Who may come in any contest of a round has one item there, which becomes the contest when a
 * list says which: so the first of theirs in a round of several goes by the round, every other item by its own contest. While
 * some of a delegation are named in a round and others are not, it has the contests that are named.
 */
export function itemsOf(
  snapshot: Snapshot,
  who: string,
  units: readonly UnitInfo[],
  tentative: readonly TentativeUnit[],
): CalendarItem[] {
  const named = new Set(units);
  const namedRounds = Map.groupBy(units, roundOf);
  const expected = tentative.filter(
    (one) => !named.has(one.unit) && !(one.isRound && namedRounds.has(roundOf(one.unit))),
  );
  const items = [
    ...units.map(itemOf),
    ...expected.map((one): CalendarItem => ({ ...itemOf(one.unit), tentative: one })),
  ];
  for (const [phase, all] of Map.groupBy(items, ({ unit }) => roundOf(unit))) {
    const certain = all.filter((one) => !one.tentative);
    const [first] = (certain.length > 0 ? certain : all).toSorted((one, other) =>
      one.unit.id < other.unit.id ? -1 : 1,
    );
    const round = contestUnits(snapshot, first!.unit.eventId ?? '').filter((unit) => roundOf(unit) === phase);
    if (round.length > 1) Object.assign(first!, { uid: `${phase}.${who}`, round });
  }
  return items.sort((one, other) => compareUnits(one.unit, other.unit));
}

const roundOf = ({ phaseId, id }: UnitInfo): string => phaseId ?? id;
