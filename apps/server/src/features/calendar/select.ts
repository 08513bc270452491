import type { CalendarFilter, LanguageCode } from '@podium/contract';
import { Presenter } from '../../read-model/programme/presenter.ts';
import type { UnitInfo } from '../../read-model/snapshot/programme.ts';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';
import { phrase } from '../../phrases.ts';
import { compareUnits, isCompetition, isShown } from '../../read-model/programme/unit-state.ts';
import { isKnownDelegation, isKnownDiscipline } from '../../read-model/programme/known.ts';
import { findUnit, unitsOf } from '../../read-model/programme/units-of.ts';
import { ofDelegation, ofParticipant, unitsWith } from '../../read-model/programme/competing.ts';

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
            units: listed(unitsWith(presenter.snapshot, ofDelegation(presenter.snapshot, code))),
          }
        : undefined;
    },
    participant: (presenter, id) => {
      const { people } = presenter.snapshot;
      if (!people.persons.has(id) && !people.teams.has(id)) return undefined;
      return {
        what: people.persons.has(id) ? presenter.personName(id) : presenter.teamName(id),
        units: listed(unitsWith(presenter.snapshot, ofParticipant(presenter.snapshot, id))),
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
    const units = [...snapshot.units.values()].filter((unit) => isCompetition(unit) && unit.medal !== 'none');
    return { what: phrase(language, 'calendar.medals'), units: listed(units) };
  }
  const dash = filter.indexOf('-');
  return selectors.get(filter.slice(0, dash))?.(new Presenter(snapshot, language), filter.slice(dash + 1));
}

function listed(units: readonly UnitInfo[]): UnitInfo[] {
  return units.filter((unit) => isShown(unit) && hasTime(unit)).sort(compareUnits);
}
