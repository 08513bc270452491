import type { CalendarFilter, LanguageCode } from '@podium/contract';
import { isIn, ofDelegation, ofParticipant } from '../../read-model/documents/competing.ts';
import type { Competitors } from '../../read-model/documents/competing.ts';
import { isKnownDelegation } from '../../read-model/documents/delegation.ts';
import { isKnownDiscipline } from '../../read-model/documents/medals.ts';
import { unitsOf } from '../../read-model/documents/of-discipline.ts';
import { Presenter, compareUnits, isCompetition, isShown } from '../../read-model/documents/presenter.ts';
import { findUnit } from '../../read-model/documents/unit.ts';
import type { UnitInfo } from '../../read-model/snapshot/programme.ts';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';
import { phrase } from '../../phrases.ts';

/** What a calendar file is of, and its items in order. */
export interface CalendarSelection {
  what: string;
  units: UnitInfo[];
}

type Select = (presenter: Presenter, id: string) => CalendarSelection | undefined;

/** Items without a time are not in a feed; one that is asked for alone stands on its day. */
const hasTime = (unit: UnitInfo): boolean => unit.startAt !== undefined;

const selectors: ReadonlyMap<string, Select> = new Map(
  Object.entries<Select>({
    unit: (presenter, id) => {
      const unit = findUnit(presenter.snapshot, id);
      return unit && unit.day !== '' ? { what: presenter.nameOfUnit(unit), units: [unit] } : undefined;
    },
    discipline: (presenter, key) =>
      isKnownDiscipline(key, presenter.snapshot)
        ? {
            what: presenter.discipline(key.toUpperCase()).name,
            units: unitsOf(presenter.snapshot, key.toUpperCase()).filter(hasTime),
          }
        : undefined,
    delegation: (presenter, asked) => {
      const code = asked.toUpperCase();
      return isKnownDelegation(presenter.snapshot, code)
        ? {
            what: presenter.organisation(code)!.name,
            units: unitsWith(presenter.snapshot, ofDelegation(presenter.snapshot, code)),
          }
        : undefined;
    },
    participant: (presenter, id) => {
      const { people } = presenter.snapshot;
      if (!people.persons.has(id) && !people.teams.has(id)) return undefined;
      return {
        what: people.persons.has(id) ? presenter.personName(id) : presenter.teamName(id),
        units: unitsWith(presenter.snapshot, ofParticipant(presenter.snapshot, id)),
      };
    },
  }),
);

/** undefined: there is no such thing. */
export function selectUnits(
  snapshot: Snapshot,
  language: LanguageCode,
  filter: CalendarFilter,
): CalendarSelection | undefined {
  if (filter === 'medals') {
    const units = listed(snapshot, (unit) => isCompetition(unit) && unit.medal !== 'none');
    return { what: phrase(language, 'calendar.medals'), units };
  }
  const dash = filter.indexOf('-');
  return selectors.get(filter.slice(0, dash))?.(new Presenter(snapshot, language), filter.slice(dash + 1));
}

function unitsWith(snapshot: Snapshot, competitors: Competitors): UnitInfo[] {
  return listed(snapshot, (unit) => isIn(unit, competitors));
}

function listed(snapshot: Snapshot, isWanted: (unit: UnitInfo) => boolean): UnitInfo[] {
  return [...snapshot.units.values()]
    .filter((unit) => isShown(unit) && hasTime(unit) && isWanted(unit))
    .sort(compareUnits);
}
