/** Names in a plan: of entrants and people, what gets another name, and whose name disappears. */
import type { GamesPlan, PlanEvent, PlanPreview, PlanRename } from '@podium/contract';
import { isDeepStrictEqual } from 'node:util';

type Names = PlanEvent['name'];

interface PersonName {
  familyName: string;
  givenName?: string;
}
export const personName = ({ familyName, givenName }: PersonName): string =>
  [givenName, familyName].filter(Boolean).join(' ');

export type PlanEntrant = PlanEvent['entries']['items'][number];

export const entrantName = (entrant: PlanEntrant): string => ('name' in entrant ? entrant.name : personName(entrant));

export const entrantNames = ({ entries }: PlanEvent): [id: string, name: string][] =>
  entries.items.map((item) => [item.id, entrantName(item)]);

/** Names of entrants who have not withdrawn. */
export const presentNames = ({ entries }: PlanEvent): [id: string, name: string][] =>
  entries.items.flatMap((item) => (item.isWithdrawn ? [] : [[item.id, entrantName(item)] as [string, string]]));

/** Names of the people of a plan, by id. */
export function peopleOf({ events }: GamesPlan): Map<string, string> {
  return new Map(
    events.flatMap(({ entries }) =>
      entries.items.flatMap((item) =>
        ('members' in item ? item.members : [item]).map((person) => [person.id, personName(person)] as const),
      ),
    ),
  );
}

/** @param competed people whom results name: they stay, whatever the next plan says */
export function hiddenNames(
  before: GamesPlan | undefined,
  next: GamesPlan,
  competed: ReadonlySet<string>,
): PlanPreview['hidden'] {
  if (!before) return { people: [], delegations: [], venues: [] };
  const people = new Set(peopleOf(next).keys());
  const removedItems = <Item extends { id: string; name: Names }>(then: readonly Item[], now: readonly Item[]) =>
    then.filter(({ id }) => !now.some((item) => item.id === id)).map(({ name }) => name);
  return {
    people: [...peopleOf(before)].flatMap(([id, name]) => (people.has(id) || competed.has(id) ? [] : name)),
    delegations: removedItems(before.delegations, next.delegations),
    venues: removedItems(before.venues, next.venues),
  };
}

interface Named {
  id: string;
  name: Names;
}

/** Everything that keeps its place in a plan under another name, with the number of entries or events that carry the name. */
export function renamedThings(before: GamesPlan, next: GamesPlan): PlanRename[] {
  const { events } = next;
  const ofDelegation = new Map<string, number>();
  for (const { entries } of events)
    for (const { delegation } of entries.items) ofDelegation.set(delegation, (ofDelegation.get(delegation) ?? 0) + 1);
  const countEvents = (isThere: (event: PlanEvent) => boolean): number => events.filter(isThere).length;
  const renames = (
    kind: PlanRename['kind'],
    then: readonly Named[],
    now: readonly Named[],
    count: (id: string) => number,
  ): PlanRename[] =>
    now.flatMap(({ id, name }) => {
      const earlier = then.find((item) => item.id === id);
      return !earlier || isDeepStrictEqual(earlier.name, name)
        ? []
        : [{ kind, before: earlier.name, after: name, count: count(id) }];
    });
  const courts = ({ venues }: GamesPlan): Named[] => venues.flatMap((venue) => venue.courts);
  const sports = (plan: GamesPlan): Named[] => plan.sports.map(({ code, name }) => ({ id: code, name }));
  return [
    ...renames('delegation', ...delegationNames(before, next), (id) => ofDelegation.get(id) ?? 0),
    ...renames('venue', before.venues, next.venues, (id) => countEvents(({ venue }) => venue === id)),
    ...renames('court', courts(before), courts(next), (id) => countEvents((event) => event.courts.includes(id))),
    ...renames('sport', sports(before), sports(next), (id) => countEvents(({ discipline }) => discipline === id)),
    ...renames('event', before.events, events, (id) => events.find((event) => event.id === id)!.entries.items.length),
  ];
}

/** Delegations of both plans; a delegation whose code changes has it behind its name: `School 7 (S7)`. */
function delegationNames(before: GamesPlan, next: GamesPlan): [then: Named[], now: Named[]] {
  const codes = (plan: GamesPlan): Map<string, string> =>
    new Map(plan.delegations.map(({ id, code }) => [id, code] as const));
  const [then, now] = [codes(before), codes(next)];
  const delegationNamesOf = ({ delegations }: GamesPlan): Named[] =>
    delegations.map(({ id, name, code }) => {
      const isCodeChanged = then.has(id) && now.has(id) && then.get(id) !== now.get(id);
      const withCode = Object.entries(name).map(([language, text]) => [language, `${text} (${code})`]);
      return { id, name: isCodeChanged ? (Object.fromEntries(withCode) as Names) : name };
    });
  return [delegationNamesOf(before), delegationNamesOf(next)];
}
