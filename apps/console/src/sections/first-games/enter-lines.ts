/** The entries of an event as lines of text, and back. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import { entryFacts, factsById, peopleOf } from './entry-facts.ts';
import type { EnteredEvent, EntryFacts } from './entry-facts.ts';
import type { EnteredLine } from './entry-lines.ts';
import { nextId } from './plan-numbers.ts';
import { changeEvent } from './plan.ts';

type NamedPerson = { id: string; familyName: string; givenName?: string };
/** One name is one person, wherever it is split into given and family name. */
const personKey = (delegation: string, { familyName, givenName = '' }: Omit<NamedPerson, 'id'>): string =>
  `${delegation}\t${givenName} ${familyName}`.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Replaces the entries of an event. Lines contain names only, so what else is known of someone stays. A person keeps the number from any event, a team only from this one.
 *
 * @param earlier events whose people and teams keep their numbers, although the plan may not have them
 */
export function enterLines(
  plan: GamesPlan,
  id: string,
  lines: readonly EnteredLine[],
  earlier: readonly EnteredEvent[] = [],
): GamesPlan {
  const event = plan.events.find((event) => event.id === id);
  if (!event) return plan;
  const idsByName = new Map<string, string>();
  // If two people have one name, the line is about the one in this event.
  for (const { entries } of [...earlier, ...plan.events, event])
    for (const item of entries.items)
      for (const person of 'members' in item ? item.members : [item])
        idsByName.set(personKey(item.delegation, person), person.id);
  const teams = new Map(
    [...earlier.filter((other) => other.id === id), event].flatMap(({ entries }) =>
      entries.kind === 'team'
        ? entries.items.map((team) => [`${team.delegation}\t${team.name}`, team.id] as const)
        : [],
    ),
  );
  const facts = factsById([...plan.events, ...earlier]);
  const ownFacts = new Map<string, EntryFacts>([
    ...peopleOf(event).map(({ person }) => [person.id, entryFacts(person)] as const),
    ...event.entries.items.map((item) => [item.id, entryFacts(item)] as const),
  ]);
  let next = nextId({ ...plan, events: [...earlier, ...plan.events] });
  const takeId = (map: Map<string, string>, key: string): string => {
    const id = map.get(key) ?? String(next++);
    map.set(key, id);
    return id;
  };
  const personFrom = (delegation: string, { familyName, givenName }: Omit<NamedPerson, 'id'>): NamedPerson => {
    const id = takeId(idsByName, personKey(delegation, { familyName, givenName }));
    return { id, familyName, ...(givenName !== undefined && { givenName }), ...facts.get(id), ...ownFacts.get(id) };
  };
  const withdrawn = new Set(event.entries.items.flatMap((item) => (item.isWithdrawn ? item.id : [])));
  const withState = <Item extends { id: string }>(item: Item): Item & { isWithdrawn?: true } =>
    withdrawn.has(item.id) ? { ...item, isWithdrawn: true } : item;
  const entries: PlanEvent['entries'] =
    event.entries.kind === 'individual'
      ? {
          kind: 'individual',
          items: lines.map(({ delegation, seed, ...person }) =>
            withState({
              ...personFrom(delegation, person),
              delegation,
              ...(seed !== undefined && { seed }),
            }),
          ),
        }
      : {
          kind: 'team',
          items: lines.map(({ familyName, delegation, seed, members }) => {
            const id = takeId(teams, `${delegation}\t${familyName}`);
            return withState({
              id,
              ...ownFacts.get(id),
              name: familyName,
              delegation,
              ...(seed !== undefined && { seed }),
              members: members.map((member) => personFrom(delegation, member)),
            });
          }),
        };
  return changeEvent(plan, id, { entries });
}

/** The entries of an event as entered, with delegation codes instead of ids. */
export function enteredLines(plan: GamesPlan, { entries }: PlanEvent): EnteredLine[] {
  const codes = new Map(plan.delegations.map(({ id, code }) => [id, code]));
  return entries.items.map((item) => ({
    familyName: 'familyName' in item ? item.familyName : item.name,
    ...('givenName' in item && item.givenName !== undefined && { givenName: item.givenName }),
    delegation: codes.get(item.delegation) ?? '',
    ...(item.seed !== undefined && { seed: item.seed }),
    members: 'members' in item ? item.members : [],
  }));
}
