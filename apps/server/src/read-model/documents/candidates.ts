/**
 * People, teams and delegations for lists and searches, sorted by name, with folded names. Cached until people or names
 * change, because every keystroke in the search box runs a query.
 */
import type { Language } from '@podium/games';
import { foldedText } from '@podium/games';
import type { People, PersonInfo, TeamInfo } from '../snapshot/people.ts';
import type { Reference } from '../snapshot/reference.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { createInitials } from './initials.ts';
import type { FindInitial } from './initials.ts';
import { Presenter } from '../program/presenter.ts';

export interface Candidate {
  /** Also the key of the medal counts: a person's or team's id, or `organisation:BRA`. */
  id: string;
  name: string;
  /** The letter under which the name is listed. */
  initial: string;
  /** Name and number. */
  folded: string;
  /** Name, number and organization code. */
  foldedWithCode: string;
  disciplines: readonly string[];
  events: readonly string[];
  gender?: string;
  organisation?: string;
}

export interface PersonCandidate extends Candidate {
  person: PersonInfo;
}
export interface TeamCandidate extends Candidate {
  team: TeamInfo;
}
export interface DelegationCandidate extends Candidate {
  organisation: string;
  athletes: number;
}

/** Each list is sorted by name. */
export interface Candidates {
  people: readonly PersonCandidate[];
  athletes: readonly PersonCandidate[];
  teams: readonly TeamCandidate[];
  delegations: readonly DelegationCandidate[];
}

const remembered = new WeakMap<People, { reference: Reference; byLanguage: Map<Language, Candidates> }>();

/**
 * All candidates in one language. A refresh of people or names builds a new list; the WeakMap drops the old one with
 * its people.
 */
export function searchCandidates(snapshot: Snapshot, language: Language): Candidates {
  const { people, reference } = snapshot;
  let cached = remembered.get(people);
  if (cached?.reference !== reference) {
    cached = { reference, byLanguage: new Map() };
    remembered.set(people, cached);
  }
  let candidates = cached.byLanguage.get(language);
  if (!candidates) {
    candidates = readCandidates(new Presenter(snapshot, language));
    cached.byLanguage.set(language, candidates);
  }
  return candidates;
}

function readCandidates(presenter: Presenter): Candidates {
  const { persons, teams } = presenter.snapshot.people;
  const collator = new Intl.Collator(presenter.language, { sensitivity: 'base' });
  const inOrder = <One extends Candidate>(list: One[]): One[] => list.sort((a, b) => collator.compare(a.name, b.name));
  const findInitial = createInitials(presenter.language, collator);
  const people = inOrder([...persons.values()].map((person) => personCandidate(presenter, findInitial, person)));
  const athletes = people.filter(({ person }) => person.role === 'athlete');
  return {
    people,
    athletes,
    teams: inOrder([...teams.values()].map((team) => teamCandidate(presenter, findInitial, team))),
    delegations: inOrder(delegations(presenter, findInitial, athletes)),
  };
}

function personCandidate(presenter: Presenter, findInitial: FindInitial, person: PersonInfo): PersonCandidate {
  const name = presenter.personName(person.id);
  const folded = foldedText(`${name} ${person.bib ?? ''}`);
  return {
    id: person.id,
    name,
    initial: findInitial(name),
    folded,
    foldedWithCode: folded + foldedText(person.organisation ?? ''),
    disciplines: person.disciplines,
    events: person.events,
    gender: person.published.gender ?? undefined,
    organisation: person.organisation,
    person,
  };
}

function teamCandidate(presenter: Presenter, findInitial: FindInitial, team: TeamInfo): TeamCandidate {
  const name = presenter.teamName(team.id);
  const folded = foldedText(name);
  return {
    id: team.id,
    name,
    initial: findInitial(name),
    folded,
    foldedWithCode: folded + foldedText(team.organisation ?? ''),
    disciplines: team.disciplineCode ? [team.disciplineCode] : [],
    events: team.eventId ? [team.eventId] : [],
    gender: team.gender,
    organisation: team.organisation,
    team,
  };
}

/** Organizations with at least one participant. */
function delegations(
  presenter: Presenter,
  findInitial: FindInitial,
  athletes: readonly PersonCandidate[],
): DelegationCandidate[] {
  const byCode = Map.groupBy(
    athletes.filter((athlete) => athlete.organisation),
    (athlete) => athlete.organisation!,
  );
  return [...byCode].map(([code, list]) => {
    const { name } = presenter.organisation(code)!;
    const folded = foldedText(`${name} ${code}`);
    return {
      id: `organisation:${code}`,
      name,
      initial: findInitial(name),
      folded,
      foldedWithCode: folded,
      disciplines: [...new Set(list.flatMap((athlete) => athlete.disciplines))].sort(),
      events: [...new Set(list.flatMap((athlete) => athlete.events))],
      organisation: code,
      athletes: list.length,
    };
  });
}
