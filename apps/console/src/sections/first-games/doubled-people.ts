import type { GamesPlan, PlanEvent } from '@podium/contract';
import { peopleOf } from './entry-facts.ts';
import type { EnteredEvent, PersonFacts } from './entry-facts.ts';

interface PlanPerson extends PersonFacts {
  id: string;
  familyName: string;
  givenName?: string;
}

/** Two entries of one delegation whose names differ only in accents or in the order of their words, and whose births do not differ. */
export interface DoubledPeople {
  delegation: string;
  person: PlanPerson;
  other: PlanPerson;
}

/** Without case, accents and the order of its words: `José da Silva` and `SILVA, Jose da` are the same. */
export const likeness = ({ familyName, givenName = '' }: Omit<PlanPerson, 'id'>): string =>
  `${givenName} ${familyName}`
    .toLowerCase()
    .replaceAll('ə', 'e')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** True if both births are known and differ. */
export const isOtherBirth = (one: PersonFacts, other: PersonFacts): boolean => {
  const [a, b] = [one, other].map(({ birthDate, birthYear }) => birthDate ?? birthYear?.toString());
  if (a === undefined || b === undefined) return false;
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) !== b.slice(0, length);
};

/**
 * People who are probably entered twice, in the order of the plan.
 *
 * @param earlier public events and imported people; someone of the plan who has another number than there is doubled
 */
export function doubledPeople({ events }: GamesPlan, earlier: readonly EnteredEvent[] = []): DoubledPeople[] {
  const firstByName = new Map<string, PlanPerson>();
  const found = new Map<string, DoubledPeople>();
  for (const { person, delegation } of events.flatMap(peopleOf)) {
    const key = `${delegation}\t${likeness(person)}`;
    const first = firstByName.get(key);
    if (!first) firstByName.set(key, person);
    else if (first.id !== person.id && !isOtherBirth(first, person))
      found.set(person.id, { delegation, person: first, other: person });
  }
  const known = earlier.flatMap(peopleOf);
  const knownIds = new Set(known.map(({ person }) => person.id));
  const knownByName = new Map(known.map((one) => [`${one.delegation}\t${likeness(one.person)}`, one.person]));
  for (const { person: other, delegation } of events.flatMap(peopleOf)) {
    const person = knownByName.get(`${delegation}\t${likeness(other)}`);
    if (person && !knownIds.has(other.id) && !isOtherBirth(person, other))
      found.set(other.id, { delegation, person, other });
  }
  return [...found.values()];
}

/** Makes two people one, with the number and name of the first; who is in one event twice stays once. */
export function joinPeople(plan: GamesPlan, { person, other }: DoubledPeople): GamesPlan {
  const { id, familyName, givenName } = person;
  const join = <Item extends PlanPerson>(items: readonly Item[]): Item[] => {
    const joined = items.map((item): Item => {
      if (item.id !== other.id) return item;
      const { givenName: _, ...rest } = item;
      return { ...rest, id, familyName, ...(givenName !== undefined && { givenName }) } as Item;
    });
    return joined.filter((item, index) => joined.findIndex((first) => first.id === item.id) === index);
  };
  const events = plan.events.map((event): PlanEvent => {
    const { entries } = event;
    if (entries.kind === 'individual') return { ...event, entries: { ...entries, items: join(entries.items) } };
    const items = entries.items.map((team) => ({ ...team, members: join(team.members) }));
    return { ...event, entries: { ...entries, items } };
  });
  return { ...plan, events };
}
