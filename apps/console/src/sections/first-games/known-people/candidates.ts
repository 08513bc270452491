/** People and teams who can be entered in an event because the Games know them already. */
import type { GamesPlan, KnownPeople, PlanEvent } from '@podium/contract';
import { likeness } from '../doubled-people.ts';
import { birthYear, entryFacts, peopleOf, personFacts } from '../entry-facts.ts';
import type { PersonFacts } from '../entry-facts.ts';
import { fullName } from '../own-sheets/fact-changes.ts';

export interface CandidatePerson extends PersonFacts {
  id: string;
  familyName: string;
  givenName?: string;
  bib?: string;
  /** Id in the plan, or of a delegation that the plan still lacks. */
  delegation: string;
}

export interface CandidateTeam {
  id: string;
  name: string;
  delegation: string;
  event: PlanEvent['name'];
  members: readonly Omit<CandidatePerson, 'delegation'>[];
}

/** A delegation of the files under the id that it has in the plan. */
function planDelegation({ delegations }: GamesPlan, known: KnownPeople, id: string): string {
  if (delegations.some((own) => own.id === id)) return id;
  const code = known.delegations.find((one) => one.id === id)?.code;
  return delegations.find((own) => own.code === code)?.id ?? id;
}

/** Everyone who is not in the event, the plan's spelling first; for an event of men or women, without the others. */
export function candidatePeople(plan: GamesPlan, event: PlanEvent, known: KnownPeople): CandidatePerson[] {
  const entered = new Set(peopleOf(event).map(({ person }) => person.id));
  const people = new Map<string, CandidatePerson>();
  const add = (person: CandidatePerson): void => {
    const before = people.get(person.id);
    people.set(person.id, { ...person, ...before });
  };
  for (const { person, delegation } of plan.events.flatMap(peopleOf)) add(candidate(person, delegation));
  for (const { delegation, ...person } of known.people) add(candidate(person, planDelegation(plan, known, delegation)));
  const isOfEvent = ({ gender }: CandidatePerson): boolean =>
    gender === undefined || (event.gender !== 'M' && event.gender !== 'W') || gender === event.gender;
  return [...people.values()].filter((person) => !entered.has(person.id) && isOfEvent(person));
}

const candidate = (person: Omit<CandidatePerson, 'delegation'>, delegation: string): CandidatePerson => {
  const { id, familyName, givenName } = person;
  const { bib } = entryFacts(person);
  return {
    id,
    familyName,
    ...(givenName !== undefined && { givenName }),
    ...personFacts(person),
    ...(bib !== undefined && { bib }),
    delegation,
  };
};

/** Teams of other events that the event does not have under the same name. */
export function candidateTeams(plan: GamesPlan, event: PlanEvent, known: KnownPeople): CandidateTeam[] {
  if (event.entries.kind !== 'team') return [];
  const taken = new Set(event.entries.items.map(teamKey));
  const teams = new Map<string, CandidateTeam>();
  const add = (team: CandidateTeam): void => {
    const key = teamKey(team);
    if (!taken.has(key) && !teams.has(key)) teams.set(key, team);
  };
  for (const { name, entries } of plan.events)
    if (entries.kind === 'team') for (const team of entries.items) add({ ...team, event: name });
  for (const team of known.teams) add({ ...team, delegation: planDelegation(plan, known, team.delegation) });
  return [...teams.values()];
}

export const teamKey = ({ name, delegation }: { name: string; delegation: string }): string => `${delegation}\t${name}`;

export const hasCandidates = (plan: GamesPlan, event: PlanEvent, known: KnownPeople): boolean =>
  candidatePeople(plan, event, known).length > 0 || candidateTeams(plan, event, known).length > 0;

/** The text that a search is matched against: name, number and year. */
export const personWords = (person: CandidatePerson): string =>
  folded(`${person.bib ?? ''} ${fullName(person)} ${birthYear(person) ?? ''}`);

/** True if every word of a search begins a word of the text. @param text as `folded` returns it */
export function matches(text: string, search: string): boolean {
  const words = text.split(' ');
  return folded(search)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Without case and accents. */
export const folded = (text: string): string => likeness({ familyName: text });
