import type { PlanEvent } from '@podium/contract';

/** An event as far as people are entered in it. */
export type EnteredEvent = Pick<PlanEvent, 'id' | 'entries'>;

type Item = PlanEvent['entries']['items'][number];
type TeamItem = Extract<PlanEvent['entries'], { kind: 'team' }>['items'][number];
export type PlanPerson = TeamItem['members'][number];

/** Facts about a person, the same in all events. */
export type PersonFacts = Pick<PlanPerson, 'birthDate' | 'birthYear' | 'gender' | 'school'>;
/** Facts about an entry in one event. */
export type EntryFacts = Pick<Item, 'ageGroup' | 'best'> & Pick<PlanPerson, 'bib'>;

const personFactNames = ['birthDate', 'birthYear', 'gender', 'school'] as const satisfies (keyof PersonFacts)[];
const entryFactNames = ['ageGroup', 'best', 'bib'] as const satisfies (keyof EntryFacts)[];

const fill = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')) as Facts;

const pick = <Facts extends object, Name extends keyof Facts>(
  facts: Facts,
  names: readonly Name[],
): Pick<Facts, Name> => fill(Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<Facts, Name>);

export const personFacts = (person: PersonFacts): PersonFacts => pick(person, personFactNames);
export const entryFacts = (entry: EntryFacts): EntryFacts => pick(entry, entryFactNames);

/** People of an event with their delegation: entrants or members of teams. */
export const peopleOf = ({ entries }: Pick<EnteredEvent, 'entries'>): { person: PlanPerson; delegation: string }[] =>
  entries.items.flatMap((item) =>
    ('members' in item ? item.members : [item]).map((person) => ({ person, delegation: item.delegation })),
  );

/** Facts about everyone in any event, by id; the first one given counts. */
export function factsById(events: readonly EnteredEvent[]): Map<string, PersonFacts> {
  const facts = new Map<string, PersonFacts>();
  for (const { person } of events.flatMap(peopleOf))
    facts.set(person.id, { ...personFacts(person), ...facts.get(person.id) });
  return facts;
}

/** The year of birth, if the date or the year is known. */
export const birthYear = ({ birthDate, birthYear: year }: PersonFacts): number | undefined =>
  birthDate === undefined ? year : Number(birthDate.slice(0, 4));
