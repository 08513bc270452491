import type { CalendarFilter, FollowList, LanguageCode } from '@podium/contract';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { phrase } from '../../ground/phrases.ts';
import { compareUnits, isCompetition, isShown } from '../../read-model/program/unit-state.ts';
import { isKnownDelegation, isKnownDiscipline } from '../../read-model/program/known.ts';
import { findUnit, findUnits } from '../../read-model/program/find-units.ts';
import { ofDelegation, ofParticipant, unitsWith } from '../../read-model/program/competing.ts';
import type { Competitors } from '../../read-model/program/competing.ts';
import { findToCome, toComeOfDelegation } from '../../read-model/program/to-come.ts';
import type { TentativeUnit } from '../../read-model/program/to-come.ts';
import { unitItem, buildItems } from './build-items.ts';
import type { CalendarItem } from './build-items.ts';

/** Subject of a calendar file, and its items in order. */
export interface CalendarSelection {
  what: string;
  items: CalendarItem[];
}

type Select = (presenter: Presenter, id: string) => CalendarSelection | undefined;

/** Feeds leave out items without a time; a calendar of a single item places it on its day. */
const hasTime = (unit: UnitInfo): boolean => unit.startAt !== undefined;

const selectors: ReadonlyMap<string, Select> = new Map(
  Object.entries<Select>({
    unit: (presenter, id) => {
      const unit = findUnit(presenter.snapshot, id);
      return unit && unit.day !== '' ? { what: presenter.nameOfUnit(unit), items: [unitItem(unit)] } : undefined;
    },
    discipline: (presenter, key) =>
      isKnownDiscipline(key, presenter.snapshot)
        ? {
            what: presenter.discipline(key.toUpperCase()).name,
            items: findUnits(presenter.snapshot, key.toUpperCase()).filter(hasTime).map(unitItem),
          }
        : undefined,
    delegation: (presenter, asked) => {
      const code = asked.toUpperCase();
      if (!isKnownDelegation(presenter.snapshot, code)) return undefined;
      const competitors = ofDelegation(presenter.snapshot, code);
      const { tentative } = toComeOfDelegation(presenter.snapshot, competitors.ids);
      return { what: presenter.organisation(code)!.name, items: ofSomebody(presenter, code, competitors, tentative) };
    },
    participant: (presenter, id) => {
      const { people } = presenter.snapshot;
      if (!people.persons.has(id) && !people.teams.has(id)) return undefined;
      const { tentative } = findToCome(presenter.snapshot, id);
      return {
        what: people.persons.has(id) ? presenter.personName(id) : presenter.teamName(id),
        items: ofSomebody(presenter, id, ofParticipant(presenter.snapshot, id), tentative),
      };
    },
  }),
);

/** Undefined if the subject does not exist. */
export function selectItems(
  snapshot: Program,
  language: LanguageCode,
  filter: CalendarFilter,
): CalendarSelection | undefined {
  if (filter === 'medals') {
    const units = [...snapshot.units.values()].filter((unit) => isCompetition(unit) && unit.medal !== 'none');
    return { what: phrase(language, 'calendar.medals'), items: listedUnits(units).sort(compareUnits).map(unitItem) };
  }
  const dash = filter.indexOf('-');
  return selectors.get(filter.slice(0, dash))?.(new Presenter(snapshot, language), filter.slice(dash + 1));
}

const toFilter = ({ kind, id }: Followed): CalendarFilter =>
  `${kind === 'athlete' || kind === 'team' ? 'participant' : kind}-${id}`;

type Followed = FollowList['items'][number];

/**
 * Selects everything that a user follows, each contest once. If a followed person or team takes part, the item is
 * that of the person or team.
 */
export function selectFollowed(
  snapshot: Program,
  language: LanguageCode,
  follows: readonly Followed[],
): CalendarSelection {
  const order: readonly Followed['kind'][] = ['athlete', 'team', 'delegation', 'discipline'];
  const items = new Map<string, CalendarItem>();
  for (const follow of follows.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)))
    for (const item of selectItems(snapshot, language, toFilter(follow))?.items ?? [])
      if (!items.has(item.unit.id)) items.set(item.unit.id, item);
  return {
    what: phrase(language, 'calendar.followed'),
    items: [...items.values()].sort((a, b) => compareUnits(a.unit, b.unit)),
  };
}

function ofSomebody(
  { snapshot }: Presenter,
  personId: string,
  competitors: Competitors,
  tentative: readonly TentativeUnit[],
): CalendarItem[] {
  return buildItems(
    snapshot,
    personId,
    listedUnits(unitsWith(snapshot, competitors)),
    tentative.filter(({ unit }) => hasTime(unit)),
  );
}

const listedUnits = (units: readonly UnitInfo[]): UnitInfo[] => units.filter((unit) => isShown(unit) && hasTime(unit));
